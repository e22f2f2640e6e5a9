import type { RuleWords } from '../rule-words.ts';
import { systemRules } from './system-rules.ts';
import { growthRules } from './growth-rules.ts';
import { mechanicRules } from './mechanic-rules.ts';

export const rules = {
  'game.over': {
    rule: 'Po konci hry se už nic nedělá.',
    refusal: 'Hra skončila. Vrácením tahu lze pokračovat z dřívější pozice.',
  },
  // turn
  'turn.not_yours': {
    rule: 'Rozhoduje jen hráč, který je na tahu.',
    refusal: 'Nejste na tahu.',
    figures: 'Hra čeká na: {active}.',
  },
  'turn.not_now': {
    rule: 'Kolo je pevné pořadí rozhodnutí; každé má svůj čas.',
    refusal: 'V této části tahu to nejde. Vyberte některou z nabízených akcí.',
  },
  'action.malformed': {
    rule: 'Akce uvádí svůj druh, kdo jedná a vše, co její druh potřebuje.',
    refusal: 'Tomu nelze rozumět jako akci. Vyberte znovu z nabídky.',
  },
  'action.unknown_thing': {
    rule: 'Akce uvádí věci, které jsou ve hře.',
    refusal: 'Akce uvádí něco, co v této hře není.',
    figures: '„{thing}“ ve hře není.',
  },
  'pass.forbidden': {
    rule: 'Rozhodnutí, které pravidla vyžadují, nelze vynechat.',
    refusal: 'Tady nelze pasovat: nejdřív je třeba něco udělat.',
  },
  'offer.pending': {
    rule: 'Dokud nabídka čeká, smí odpovědět jen ten, komu byla dána.',
    refusal: 'Nabídka čeká na odpověď. Nejdřív ji přijměte nebo odmítněte.',
    figures: 'Odpovídá {to}.',
  },
  'offer.refused_before': {
    rule: 'Odmítnutou nabídku lze v témže tahu opakovat jen za vyšší cenu.',
    refusal: 'Tato nabídka byla v tomto tahu odmítnuta. Nabídněte víc, nebo ji nechte být.',
    figures: 'Nejvyšší odmítnutá cena byla {price}.',
  },
  // stock round: buying
  'stock.buy.cash': {
    rule: 'Hráč platí plnou cenu certifikátu v hotovosti.',
    refusal: 'Na tento certifikát není dost hotovosti.',
    figures: 'Stojí {price}; k dispozici je {cash}.',
  },
  'stock.buy.not_for_sale': {
    rule: 'Certifikáty se kupují z neprodaných akcií nebo ze zásoby banky, nikdy od jiného hráče.',
    refusal: 'Tento certifikát není na prodej. Vyberte z neprodaných akcií nebo ze zásoby banky.',
    figures: 'Týká se: {certificate}.',
  },
  'stock.buy.no_par': {
    rule: 'Akcie společnosti jsou na prodej, jakmile je koupen certifikát ředitele a stanovena emisní cena.',
    refusal: 'Tato společnost není založena. Založte ji volbou emisní ceny.',
    figures: '{corporation} zatím nemá cenu.',
  },
  'stock.buy.once': {
    rule: 'Hráč v tahu nakupuje jednou; zóny burzy mohou dovolit více certifikátů ze zásoby banky.',
    refusal: 'Nákup tohoto tahu už proběhl. Prodávejte, nebo tah ukončete.',
  },
  'stock.buy.sold_before': {
    rule: 'Hráč nesmí kupovat akcie společnosti, jejíž akcie v témže burzovním kole prodal.',
    refusal: 'V tomto burzovním kole jste akcie této společnosti prodali, koupit je můžete až v dalším.',
    figures: 'Týká se: {corporation}.',
  },
  'stock.buy.ownership': {
    rule: 'Hráč smí držet jen část jedné společnosti, pokud její cena neleží v zóně, která limit ruší.',
    refusal: 'Tento nákup by překročil podíl, který smí hráč v jedné společnosti držet.',
    figures: 'Limit je {limit} %.',
  },
  'stock.buy.certificate_limit': {
    rule: 'Hráč smí držet jen určitý počet certifikátů; společnosti ve vyznačených zónách burzy se nepočítají.',
    refusal: 'Máte tolik certifikátů, kolik je dovoleno. Nejdřív nějaké prodejte.',
    figures: 'Limit je {limit}.',
  },
  // stock round: starting a corporation
  'stock.par.cell': {
    rule: 'Společnost se zakládá za některou z vyznačených emisních cen.',
    refusal: 'To není emisní cena. Vyberte některé z vyznačených polí burzy.',
    figures: 'Uvedené pole je {cell}.',
  },
  'stock.par.formed': {
    rule: 'Některé společnosti hráč nikdy nezakládá: vzniknou během hry; vedlejší společnosti nemají emisní cenu.',
    refusal: 'Tuto nemůže založit nikdo. Vyberte jinou.',
    figures: 'Týká se: {corporation}.',
  },
  'stock.par.waits': {
    rule: 'Společnost může čekat, až budou jiné založeny nebo prodány do určité míry.',
    refusal: 'Tato společnost čeká na jinou. Nejdřív založte tu, nebo kupte její akcie.',
    figures: '{corporation} čeká na: {first}.',
  },
  'stock.par.started': {
    rule: 'Společnost se zakládá jednou.',
    refusal: 'Tato společnost už je založena. Kupte raději její akcii.',
    figures: 'Týká se: {corporation}.',
  },
  'stock.par.cash': {
    rule: 'Kdo zakládá společnost, platí certifikát ředitele: jeho akcie krát emisní cenu.',
    refusal: 'Na certifikát ředitele za tuto emisní cenu není dost hotovosti. Zvolte nižší cenu.',
    figures: 'Stojí {price}; k dispozici je {cash}.',
  },
  'stock.par.owed': {
    rule: 'Kdo dostal certifikát ředitele, zvolí emisní cenu té společnosti dřív, než se děje cokoli jiného.',
    refusal: 'Nejdřív je třeba zvolit emisní cenu.',
    figures: 'Týká se: {corporation}.',
  },
  // stock round: selling
  'stock.sell.first_round': {
    rule: 'V prvním burzovním kole se akcie neprodávají.',
    refusal: 'V prvním burzovním kole nelze akcie prodávat.',
  },
  'stock.sell.not_operated': {
    rule: 'Akcie lze prodávat, až když jejich společnost provozovala.',
    refusal: 'Tato společnost ještě neprovozovala, její akcie nelze prodat.',
    figures: 'Týká se: {corporation}.',
  },
  'stock.sell.presidentless': {
    rule: 'Akcie společnosti bez ředitele lze koupit, ne prodat.',
    refusal: 'Tato společnost nemá ředitele, její akcie nelze prodat.',
    figures: 'Týká se: {corporation}.',
  },
  'stock.sell.not_owned': {
    rule: 'Hráč prodává certifikáty, které drží, všechny jedné společnosti.',
    refusal: 'Tyto certifikáty nedržíte.',
    figures: 'Týká se: {corporation}.',
  },
  'stock.sell.market_limit': {
    rule: 'Zásoba banky přijme jen část každé společnosti.',
    refusal: 'Zásoba banky tolik akcií nepřijme. Prodejte méně.',
    figures: 'Přijme nejvýše {limit} % ({corporation}).',
  },
  'stock.sell.president': {
    rule: 'Certifikát ředitele lze prodat, jen může-li ředitelství převzít jiný hráč.',
    refusal: 'Nikdo jiný nemá dost na to, aby se stal ředitelem; certifikát ředitele nelze prodat.',
    figures: 'Týká se: {corporation}.',
  },
  'stock.sell.order': {
    rule: 'Prodeje a nákup jdou v tahu v pořadí dané hry.',
    refusal: 'V této části tahu nelze akcie prodávat.',
  },
  'stock.sell.one_bundle': {
    rule: 'Kde to hra žádá, prodává hráč všechny akcie jedné společnosti v tahu najednou.',
    refusal: 'Akcie této společnosti už byly v tomto tahu prodány. Je třeba prodat všechny najednou.',
    figures: 'Týká se: {corporation}.',
  },
  'stock.zone': {
    rule: 'S akciemi v zónách, kde nemají hodnotu, se neobchoduje.',
    refusal: 'S akciemi této společnosti se teď neobchoduje.',
    figures: 'Týká se: {corporation}.',
  },
  'stock.sell.no_price': {
    rule: 'Akcie bez ceny nelze prodat.',
    refusal: 'Tato společnost zatím nemá cenu akcií, nelze je prodat.',
    figures: 'Týká se: {corporation}.',
  },
  'stock.must_sell': {
    rule: 'Hráč nad limitem certifikátů nebo podílu v jedné společnosti prodává před vším ostatním, pokud prodej je možný.',
    refusal: 'Držíte víc, než je dovoleno, a musíte nejdřív prodat akcie.',
  },
  'stock.private.when': {
    rule: 'Soukromé společnosti mění majitele mezi hráči jen v burzovních kolech a fázích, které hra uvádí, jako nákup tahu.',
    refusal: 'Od jiných hráčů teď soukromé společnosti koupit nelze.',
  },
  'stock.private.price': {
    rule: 'Hráč platí soukromou společnost jiného hráče v hotovosti za cenu, na které se dohodnou.',
    refusal: 'Tato cena není možná. Uveďte takovou, kterou můžete zaplatit.',
    figures: 'Musí být mezi {min} a {max}.',
  },
  // private companies
  'private.not_for_sale': {
    rule: 'Některé soukromé společnosti se nikdy neprodávají.',
    refusal: 'Tuto soukromou společnost nelze prodat.',
    figures: 'Týká se: {private}.',
  },
  'private.owner': {
    rule: 'Společnost kupuje soukromé společnosti od hráčů.',
    refusal: 'Tato soukromá společnost nepatří hráči, který by ji mohl prodat.',
    figures: 'Týká se: {private}.',
  },
  'private.price': {
    rule: 'Společnost platí cenu v mezích hry, počítaných z nominální hodnoty.',
    refusal: 'Tato cena je mimo meze.',
    figures: 'Musí být mezi {min} a {max}.',
  },
  'private.cash': {
    rule: 'Společnost platí soukromou společnost z pokladny.',
    refusal: 'Pokladna na tuto cenu nestačí.',
    figures: 'Je v ní {cash}; cena je {price}.',
  },
  'private.phase': {
    rule: 'Společnosti kupují soukromé společnosti jen ve fázích, které to dovolují.',
    refusal: 'V této fázi nemohou společnosti kupovat soukromé společnosti.',
  },
  'private.power.used': {
    rule: 'Schopnost se použije tolikrát, kolikrát soukromá společnost uvádí.',
    refusal: 'Tato schopnost je vyčerpána.',
    figures: 'Týká se: {private}.',
  },
  'private.power.owner': {
    rule: 'Schopnost patří majiteli soukromé společnosti, v jeho tahu tam, kde to schopnost uvádí.',
    refusal: 'Schopnost smí použít jen majitel soukromé společnosti, a jen v její čas.',
    figures: 'Týká se: {private}.',
  },
  'private.power.hex': {
    rule: 'Schopnost se používá na polích a s dílky, které soukromá společnost uvádí.',
    refusal: 'Soukromá společnost tento dílek nebo pole nedovoluje.',
    figures: 'Týká se: {hex}.',
  },
  'private.power.facing': {
    rule: 'Některé dílky soukromých společností musí směřovat k městu, městečku nebo oblasti mimo mapu a některé nesmí ležet vedle určitých měst.',
    refusal: 'Dílek neleží tak, jak soukromá společnost žádá. Otočte jej, nebo vyberte jiné pole.',
    figures: 'Týká se: {private}, {hex}.',
  },
  'private.power.marker': {
    rule: 'Na poli leží jen jeden takový marker.',
    refusal: 'Na tomto poli už takový marker je.',
    figures: 'Týká se: {private}, {hex}.',
  },
  'private.power.empty': {
    rule: 'Schopnost, která potřebuje prázdné pole, propadá, jakmile na něm leží dílek.',
    refusal: 'Na tomto poli leží dílek, schopnost tu nelze použít.',
    figures: 'Týká se: {hex}.',
  },
  'private.power.joined': {
    rule: 'Dva dílky položené jednou schopností na sebe navazují.',
    refusal: 'Druhý dílek musí navazovat na první.',
    figures: 'Týká se: {private}.',
  },
  'private.power.forfeited': {
    rule: 'Dva dílky jedné schopnosti se kladou po sobě; jakákoli jiná akce mezi tím znamená ztrátu druhého.',
    refusal: 'Druhý dílek propadl: mezitím se stalo něco jiného.',
    figures: 'Týká se: {private}.',
  },
  'private.train_room': {
    rule: 'Společnost, která přebírá vedlejší, potřebuje místo pro její vlak.',
    refusal: 'Společnost nemá místo pro vlak, který s ní přijde.',
    figures: 'Týká se: {private}.',
  },
  'assign.target': {
    rule: 'Marker patří na pole a společnostem, které soukromá společnost uvádí.',
    refusal: 'Marker tam nemůže.',
    figures: 'Týká se: {private} a {target}.',
  },
  'assign.when': {
    rule: 'Marker se pokládá v čase, který soukromá společnost uvádí.',
    refusal: 'Marker teď nelze přesunout.',
    figures: 'Týká se: {private}.',
  },
  'exchange.certificate': {
    rule: 'Soukromá společnost se vymění za akcii, kterou uvádí, odkud ji uvádí.',
    refusal: 'Soukromou společnost nelze za tento certifikát vyměnit.',
  },
  'exchange.when': {
    rule: 'Některé soukromé společnosti se odevzdávají jako nákup burzovního tahu majitele, a ne v prvním burzovním kole.',
    refusal: 'Teď ji odevzdat nelze: je třeba burzovní tah majitele, v němž se ještě nekupovalo.',
    figures: 'Týká se: {private}.',
  },
  'exchange.ownership': {
    rule: 'Výměna nesmí hráče dostat nad limit jedné společnosti.',
    refusal: 'Po výměně byste drželi víc společnosti, než je dovoleno.',
    figures: 'Limit je {limit} %.',
  },
  // track
  'track.same_hex': {
    rule: 'Druhá stavba je na jiném poli.',
    refusal: 'Na tomto poli se v tomto tahu už stavělo. Vyberte jiné pole.',
    figures: 'Týká se: {hex}.',
  },
  'track.most_exits': {
    rule: 'Město se vylepšuje dílkem s nejvíce výstupy z těch, které se hodí.',
    refusal: 'Hodí se sem dílek s více výstupy. Vyberte takový.',
    figures: '{hex} může mít: {exits}.',
  },
  'track.no_lay_left': {
    rule: 'Společnost má v tahu jen určitý počet staveb.',
    refusal: 'V tomto tahu už žádná stavba nezbývá.',
  },
  'track.colour': {
    rule: 'Dílky barvy se kladou od fáze, která ji přináší.',
    refusal: 'Dílky této barvy ještě nelze klást.',
    figures: 'Dílek {tile}: {colour}; fáze je {phase}.',
  },
  'track.supply': {
    rule: 'Kladou se jen dílky, které zbývají v zásobě; nahrazený dílek se do ní vrací.',
    refusal: 'Žádný kus tohoto dílku nezbývá.',
    figures: 'Týká se dílku {tile}.',
  },
  'track.upgrade': {
    rule: 'Dílek se nahrazuje dílkem další barvy, který zachová celou trať, označení a města nebo městečka.',
    refusal: 'Takto otočený dílek nemůže nahradit, co zde leží. Vyberte jiný, nebo jej otočte.',
    figures: 'Týká se dílku {tile} na poli {hex}.',
  },
  'track.exits': {
    rule: 'Trať nesmí vést z mapy, proti překážce ani do natištěného pole, které tam trať nemá.',
    refusal: 'Trať tohoto dílku by nikam nevedla. Otočte jej, nebo vyberte jiný.',
    figures: 'Týká se: {hex}.',
  },
  'track.not_connected': {
    rule: 'Aspoň jeden kus trati dílku musí být dosažitelný od žetonu společnosti.',
    refusal: 'Trať společnosti takto na toto pole nedosáhne. Otočte dílek, nebo vyberte jiné pole.',
    figures: 'Týká se: {hex}.',
  },
  'track.blocked': {
    rule: 'Dokud hráč vlastní soukromou společnost, která pole blokuje, nikdo tam nestaví.',
    refusal: 'Toto pole blokuje soukromá společnost.',
    figures: '{private} drží pole {hex} zavřené, dokud ji nekoupí společnost nebo se nezavře.',
  },
  'track.by_power': {
    rule: 'Některé dílky se kladou jen díky soukromé společnosti, která je uvádí.',
    refusal: 'Tento dílek se klade jen díky soukromé společnosti. Vyberte jiný.',
    figures: 'Týká se dílku {tile}.',
  },
  'track.cash': {
    rule: 'Společnost platí z pokladny cenu natištěnou na poli nebo na nahrazovaném dílku.',
    refusal: 'Pokladna na terén nestačí.',
    figures: 'Stojí {cost}; v pokladně je {cash}.',
  },
  'track.city_choice': {
    rule: 'Kde žeton čeká na poli bez trati, vybere se mu město, když se tam trať položí.',
    refusal: 'Žetonu, který na tomto poli čeká, je třeba vybrat město.',
    figures: 'Týká se: {hex}.',
  },
  // tokens
  'token.none_left': {
    rule: 'Společnost má jen žetony na své listině.',
    refusal: 'Na listině už žeton není.',
  },
  'token.once': {
    rule: 'Společnost v tahu položí jen určitý počet žetonů.',
    refusal: 'Žeton tohoto tahu už je položen.',
  },
  'token.cash': {
    rule: 'Žeton se platí z pokladny za cenu na listině.',
    refusal: 'Pokladna na žeton nestačí.',
    figures: 'Stojí {price}; v pokladně je {cash}.',
  },
  'token.no_slot': {
    rule: 'Žeton potřebuje volné místo ve městě.',
    refusal: 'V tomto městě není volné místo.',
    figures: 'Týká se: {hex}.',
  },
  'token.reserved': {
    rule: 'Místa vyhrazená pro domov společnosti pro ni zůstávají volná.',
    refusal: 'Místo je vyhrazeno pro domov jiné společnosti.',
    figures: '{hex} je vyhrazeno pro: {operator}.',
  },
  'token.one_per_hex': {
    rule: 'Společnost má na poli nejvýše jeden žeton.',
    refusal: 'Společnost už na tomto poli žeton má.',
    figures: 'Týká se: {hex}.',
  },
  'token.not_reachable': {
    rule: 'Žeton se klade do města, kam dosáhne trať společnosti.',
    refusal: 'Trať společnosti do tohoto města nedosáhne.',
    figures: 'Týká se: {hex}.',
  },
  // routes
  'routes.train': {
    rule: 'Každý vlak společnosti jede nejvýše jednu trasu.',
    refusal: 'Tento vlak společnosti nepatří, nebo už trasu má.',
    figures: 'Týká se: {train}.',
  },
  'routes.two_stops': {
    rule: 'Trasa má aspoň dvě zastávky.',
    refusal: 'Trasa potřebuje aspoň dvě zastávky. Přidejte ji, nebo vlak vymažte.',
    figures: 'Týká se: {train}.',
  },
  'routes.own_token': {
    rule: 'Trasa obsahuje město se žetonem společnosti.',
    refusal: 'Trasa nemá město se žetonem společnosti.',
    figures: 'Týká se: {train}.',
  },
  'routes.too_long': {
    rule: 'Vlak nenavštíví víc zastávek, než dovoluje jeho číslo.',
    refusal: 'Trasa má víc zastávek, než vlak zvládne.',
    figures: 'Počet zastávek trasy ({train}): {stops}.',
  },
  'routes.no_track': {
    rule: 'Trasa vede po trati bez mezer.',
    refusal: 'Mezi dvěma z těchto zastávek není trať. Klikejte na zastávky v pořadí, v jakém jimi vlak jede.',
    figures: 'Mezera je mezi {from} a {to}.',
  },
  'routes.track_twice': {
    rule: 'Žádný kus trati ani strana pole se v jedné jízdě společnosti nepoužije dvakrát.',
    refusal: 'Dvě trasy nebo dvě části jedné používají stejnou trať.',
    figures: 'Týká se trasy: {train}.',
  },
  'routes.stop_twice': {
    rule: 'Trasa nenavštíví zastávku dvakrát.',
    refusal: 'Trasa navštěvuje zastávku dvakrát.',
    figures: 'Je to {stop}.',
  },
  'routes.group_twice': {
    rule: 'Pole jedné oblasti jsou jedna zastávka: trasa navštíví jen jedno z nich.',
    refusal: 'Trasa navštěvuje jednu oblast dvakrát.',
    figures: 'Oblast je {group}.',
  },
  'routes.blocked_city': {
    rule: 'Trasa smí končit ve městě, jehož všechna místa mají jiné společnosti, ale ne jím projet.',
    refusal: 'Trasa projíždí městem plným žetonů jiných společností.',
    figures: 'Je to {stop}.',
  },
  'routes.through_offboard': {
    rule: 'Oblasti mimo mapu jsou jen konce tras.',
    refusal: 'Trasa projíždí oblastí mimo mapu. Musí tam končit.',
    figures: 'Je to {stop}.',
  },
  'routes.revenue': {
    rule: 'Příjem jízdy je součet zastávek.',
    refusal: 'Uvedený příjem není součtem tras.',
    figures: 'Trasy vynesou {revenue}.',
  },
  // dividends and trains
  'routes.most': {
    rule: 'Společnost bez ředitele jede za nejvíc, co její vlaky mohou vynést.',
    refusal: 'Vlaky mohou vynést víc a bez ředitele musí.',
    figures: 'Mohou vynést {revenue}.',
  },
  'dividend.choice': {
    rule: 'Ředitel volí ze způsobů použití příjmu, které hra dovoluje.',
    refusal: 'Příjem takto použít nelze.',
  },
  'train.not_for_sale': {
    rule: 'Na prodej je další vlak ze skladu, vlaky prodávané předem, odložené vlaky a vlaky jiných společností, dovolí-li to fáze.',
    refusal: 'Tento vlak teď není na prodej.',
    figures: 'Týká se: {train}.',
  },
  'train.price': {
    rule: 'Banka prodává za natištěnou cenu; mezi společnostmi platí jakákoli celá cena od nejnižší výš.',
    refusal: 'Cena není správná.',
    figures: 'Cena banky, nebo nejnižší mezi společnostmi, je {price}.',
  },
  'train.cash': {
    rule: 'Společnost platí vlaky z pokladny.',
    refusal: 'Pokladna na tento vlak nestačí.',
    figures: 'Cena je {price}; v pokladně je {cash}.',
  },
  'train.limit': {
    rule: 'Společnost smí mít jen určitý počet vlaků, podle fáze.',
    refusal: 'Společnost má tolik vlaků, kolik smí.',
    figures: 'Limit je {limit}.',
  },
  'train.must_buy': {
    rule: 'Společnost bez vlaku musí nějaký koupit, jak hra žádá.',
    refusal: 'Společnost nemá vlak a musí jej koupit.',
  },
  'train.help.cheapest': {
    rule: 'S pomocí ředitele prodá banka jen svůj nejlevnější vlak.',
    refusal: 'S pomocí ředitele lze koupit jen nejlevnější vlak banky.',
    figures: 'Ten stojí {price}.',
  },
  'train.help.up_to_face': {
    rule: 'S pomocí ředitele stojí vlak jiné společnosti nejvýše natištěnou cenu.',
    refusal: 'S pomocí ředitele nesmí cena vlaku jiné společnosti překročit natištěnou.',
    figures: 'Natištěná cena je {face}.',
  },
  'train.help.sale_needed': {
    rule: 'Prodej akcií na vlak musel být nutný pro vlak, který se pak koupí.',
    refusal: 'Po prodeji akcií lze koupit jen vlak, který by bez něj nešlo zaplatit.',
    figures: 'Musí stát aspoň {min}.',
  },
  'train.discard': {
    rule: 'Společnost nad limitem vlaků vrací vlaky podle své volby, dokud limit neplatí.',
    refusal: 'Společnost má víc vlaků, než smí. Nejdřív musí jeden odložit.',
  },
  // emergency and bankruptcy
  'emergency.not_needed': {
    rule: 'V provozním kole se akcie prodávají jen na zaplacení povinného vlaku.',
    refusal: 'Teď není třeba shánět peníze, akcie nelze prodat.',
  },
  'emergency.presidency': {
    rule: 'Ředitel nesmí prodejem na vlak přijít o ředitelství provozující společnosti.',
    refusal: 'Tento prodej by znamenal ztrátu ředitelství provozující společnosti.',
    figures: 'Týká se: {corporation}.',
  },
  'emergency.too_much': {
    rule: 'Neprodává se víc akcií, než kolik chybějící peníze vyžadují.',
    refusal: 'Stačí méně akcií. Prodejte méně.',
    figures: 'Chybí {missing}.',
  },
  'emergency.closes': {
    rule: 'Ředitel nikdy neprodává tak, že by se provozující společnost zavřela.',
    refusal: 'Tento prodej by provozující společnost zavřel.',
    figures: 'Týká se: {corporation}.',
  },
  'emergency.dear_face': {
    rule: 'Co bylo vydáno nebo prodáno, muselo být pro kupovaný vlak nutné.',
    refusal: 'Je třeba koupit dražší vlak: na tento by stačilo méně peněz.',
    figures: 'Musí stát víc než {min}.',
  },
  'bankruptcy.not_needed': {
    rule: 'Bankrot se vyhlašuje, jen nelze-li zaplatit povinný vlak.',
    refusal: 'Teď není třeba kupovat vlak, bankrot vyhlásit nelze.',
  },
  'bankruptcy.can_pay': {
    rule: 'Kdo dokáže sehnat peníze na povinný vlak, bankrot vyhlásit nesmí.',
    refusal: 'Peníze lze sehnat: hotovost, pokladna a prodejné akcie stačí.',
    figures: 'Chybí {missing}; prodat lze majetek za {value}.',
  },
  ...mechanicRules,
  ...growthRules,
  ...systemRules,
} as const satisfies RuleWords;
