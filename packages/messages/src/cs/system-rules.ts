/** Rules of systems, markers and tied runs; the shape is that of `rules`. */
export const systemRules = {
  'exchange.par': {
    rule: 'Kdo založí společnost odevzdáním soukromé společnosti, zaplatí emisní cenu jednou, za druhou polovinu certifikátu ředitele.',
    refusal: 'Na druhou polovinu certifikátu ředitele není dost hotovosti.',
    figures: 'Stojí {price} a k dispozici je {cash}.',
  },
  'train.shelf': {
    rule: 'Systém má dvě police na vlaky a u každého kupovaného vlaku jednu z nich určí.',
    refusal: 'Je třeba říci, na kterou polici se vlak kupuje.',
    figures: 'Jde o {operator}, {shelf}.',
  },
  'track.extra_or_upgrade': {
    rule: 'Dílek navíc za tuto soukromou společnost a vylepšení se v jednom tahu vylučují.',
    refusal: 'V tomto tahu se vylepšovalo: dílek navíc už položit nelze.',
  },
  'private.place': {
    rule: 'Společnost, která koupí menší společnost s její soukromou kartou, smí na její místo dát žeton, nebo je nechat zablokované.',
    refusal: 'Pro tento žeton je volné jen místo menší společnosti.',
    figures: 'Je na {hex}.',
  },
  'system.pair': {
    rule: 'Sloučit lze dvě různé založené společnosti, které nejsou systémy.',
    refusal: 'Tyto dvě sloučit nelze.',
    figures: 'Jde o {survivor} a {absorbed}.',
  },
  'system.president': {
    rule: 'Kdo slučuje dvě společnosti, řídí aspoň jednu z nich.',
    refusal: 'Neřídíš žádnou z těch dvou.',
    figures: 'Jde o {survivor} a {absorbed}.',
  },
  'system.floated': {
    rule: 'Ze dvou slučovaných společností je aspoň jedna v provozu.',
    refusal: 'Žádná z těch dvou není v provozu.',
    figures: 'Jde o {survivor} a {absorbed}.',
  },
  'system.operated': {
    rule: 'Dvě společnosti se slučují, jen když obě už jednaly, nebo žádná.',
    refusal: 'Jedna z nich už jednala a druhá ne.',
    figures: 'Jde o {survivor} a {absorbed}.',
  },
  'system.shares': {
    rule: 'Jeden hráč musí mít dost akcií obou dohromady; o něco méně stačí tomu, kdo v tomto kole žádnou z nich neprodal.',
    refusal: 'Nikdo nemá dost akcií obou dohromady.',
    figures: 'Je třeba {shares}, nebo {unsold} bez prodeje, ze {survivor} a {absorbed}.',
  },
  'system.purchase': {
    rule: 'Sloučení je nákupem tahu.',
    refusal: 'V tomto tahu už jsi něco koupil.',
  },
  'system.answer': {
    rule: 'Během slučování hráči volí z toho, co je jim otevřeno.',
    refusal: 'To není odpověď na to, co se žádá.',
  },
  'system.token': {
    rule: 'Ze dvou žetonů nového systému na jednom poli jeden odejde.',
    refusal: 'Tento žeton není z těch, z nichž jeden musí odejít.',
    figures: 'Jde o {hex}.',
  },
  'system.shelf_full': {
    rule: 'Když systém srovná vlaky, není na žádné polici víc, než dovoluje limit.',
    refusal: 'Na jedné polici je příliš mnoho vlaků.',
    figures: 'Je to police {shelf} společnosti {operator}.',
  },
  'routes.tied': {
    rule: 'Vedlejší společnost jezdí jen přes dílek, který právě položila.',
    refusal: 'Jízda nepoužívá právě položený dílek.',
    figures: 'Jde o {operator}.',
  },
  'marker.owned': {
    rule: 'Společnost má nejvýše jeden marker.',
    refusal: 'Marker už má.',
    figures: 'Jde o {operator}.',
  },
  'marker.none_left': {
    rule: 'Markery se prodávají, dokud nějaké jsou.',
    refusal: 'Žádný marker nezbývá.',
    figures: 'Jde o {hex}.',
  },
  'marker.not_reached': {
    rule: 'Marker se prodá společnosti, jejíž trať na pole dosáhne.',
    refusal: 'Její trať na pole s markerem nedosáhne.',
    figures: 'Jde o {operator} a {hex}.',
  },
  'marker.cash': {
    rule: 'Marker se platí z pokladny.',
    refusal: 'Na marker není dost peněz.',
    figures: 'Stojí {price} a k dispozici je {cash}.',
  },
  'marker.no_token': {
    rule: 'Na pole s markery se žetony nikdy nekladou.',
    refusal: 'Sem se žeton položit nesmí.',
    figures: 'Jde o {hex}.',
  },
} as const;
