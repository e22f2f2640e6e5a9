import type { Translation } from '../translation.ts';
import type { mechanicRules as english } from '../en/mechanic-rules.ts';

export const mechanicRules = {
  'auction.buy.price': {
    rule: 'Soukromá společnost na řadě se kupuje přesně za svou nynější cenu.',
    refusal: 'Soukromá společnost na řadě stojí přesně svou nynější cenu.',
    figures: 'To je {price}.',
  },
  'auction.bid.minimum': {
    rule: 'První nabídka převyšuje nominální hodnotu, další nejvyšší nabídku, vždy o nejmenší krok.',
    refusal: 'Nabídka je příliš nízká.',
    figures: 'Musí být {minimum} nebo víc.',
  },
  'auction.bid.multiple': {
    rule: 'Nabídky jsou násobky kroku dané hry.',
    refusal: 'Nabídka není násobkem kroku.',
    figures: 'Krok je {multiple}.',
  },
  'auction.bid.funds': {
    rule: 'Peníze v platných nabídkách jsou stranou: všechny nabídky hráče dohromady nesmí překročit jeho hotovost.',
    refusal: 'Na tuto nabídku není dost volných peněz: ty v platných nabídkách jsou stranou.',
    figures: 'Volných je {funds}.',
  },
  'auction.item.sold': {
    rule: 'Soukromá společnost se prodává jednou.',
    refusal: 'Tato soukromá společnost už je prodána.',
    figures: 'Týká se: {private}.',
  },
  'auction.contest.only': {
    rule: 'Nabízelo-li na soukromou společnost na řadě více hráčů, přihazují jen oni, nejnižší nabídka první, dokud nezbude jeden.',
    refusal: 'Probíhá dražba. Jednají jen její účastníci, a jen o této soukromé společnosti.',
    figures: 'Jde o: {private}.',
  },
  'auction.must_open': {
    rule: 'Při prodeji z pyramidy hráč na tahu zahájí dražbu; pasují jen dražitelé.',
    refusal: 'Je třeba zahájit dražbu: zde nelze pasovat.',
  },
  'auction.row': {
    rule: 'Z pyramidy se draží jen soukromé společnosti z poslední řady, která zbývá.',
    refusal: 'Tato soukromá společnost není v poslední řadě pyramidy.',
    figures: 'Jde o {private}.',
  },
  'draft.not_in_hand': {
    rule: 'Hráč na tahu si nechá jednu z karet navrchu balíčku.',
    refusal: 'Tato karta není mezi těmi na výběr.',
    figures: 'Týká se: {card}.',
  },
  'draft.must_take': {
    rule: 'Poslední karta se bere, když její cena už nemůže klesnout.',
    refusal: 'Kartu je třeba vzít: její cena už nemůže klesnout.',
    figures: 'Týká se: {card}.',
  },
  'draft.last_only': {
    rule: 'Hráč si pokaždé nechá jednu kartu; jen úplně poslední smí přenechat dalšímu.',
    refusal: 'Jednu z karet je třeba si nechat.',
  },
  'issue.when': {
    rule: 'Společnost vydává nebo stahuje akcie ve svém tahu před dividendou.',
    refusal: 'Akcie se vydávají a stahují před rozhodnutím o dividendě.',
  },
  'issue.once': {
    rule: 'Společnost v tahu jednou vydá nebo jednou stáhne.',
    refusal: 'V tomto tahu už akcie byly vydány nebo staženy.',
  },
  'issue.certificates': {
    rule: 'Společnost vydává akcie ze své pokladny a stahuje své akcie z trhu.',
    refusal: 'To nejsou akcie, které by společnost mohla vydat nebo stáhnout.',
    figures: 'Týká se: {corporation}.',
  },
  'issue.limit': {
    rule: 'Nevydá se víc akcií, než aby jich na trhu bylo nejvýš tolik, kolik drží hráči.',
    refusal: 'Tolik akcií vydat nelze.',
    figures: 'Nejvíc je {limit}.',
  },
  'issue.cash': {
    rule: 'Společnost platí stahované akcie z pokladny.',
    refusal: 'Pokladna na tyto akcie nestačí.',
    figures: 'Stojí {price}; k dispozici je {cash}.',
  },
  'emergency.issue': {
    rule: 'Na vlak, který nemůže zaplatit, vydá společnost jednou akcie: jen tolik, kolik stačí na některý prodávaný vlak, nebo kolik může.',
    refusal: 'Tento počet akcií na vlak vydat nelze.',
    figures: 'Vydat lze {min} až {max}.',
  },
  'package.card': {
    rule: 'Ze startovního balíku leží odkryté soukromé společnosti a první vedlejší podle čísla; jen ty jsou na prodej.',
    refusal: 'Tato karta neleží odkrytá.',
    figures: 'Týká se: {private}.',
  },
  'package.price': {
    rule: 'Karta startovního balíku stojí přesně svou nynější cenu.',
    refusal: 'Karta má jinou cenu.',
    figures: 'Stojí {price}.',
  },
  'package.cash': {
    rule: 'Karta se platí hned.',
    refusal: 'Na tuto kartu není dost hotovosti.',
    figures: 'Stojí {price}; k dispozici je {cash}.',
  },
  'package.chosen': {
    rule: 'Co zbude ze startovního balíku, prodává se po kartě: jeden hráč volí, ostatní ji mohou vzít před ním.',
    refusal: 'Nejdřív se karta zvolí, pak se vezme nebo nechá.',
  },
  'bonds.sold_before': {
    rule: 'Kdo prodal dluhopis, v témže burzovním kole žádný nekoupí.',
    refusal: 'V tomto burzovním kole jste dluhopis prodali.',
  },
  'bonds.when': {
    rule: 'V prvním burzovním kole se dluhopisy neprodávají.',
    refusal: 'Na prodej dluhopisu je příliš brzy.',
    figures: 'Lze to od burzovního kola {turn}.',
  },
  'bonds.first': {
    rule: 'Ředitel, kterému chybí peníze na vlak, prodává dluhopisy před akciemi.',
    refusal: 'Nejdřív prodejte dluhopis.',
  },
  'formation.vote': {
    rule: 'Držitelé hlasují jeden po druhém: majitelé částí v jejich pořadí, pak držitelé akcií.',
    refusal: 'Nejdřív musí hlasovat někdo jiný.',
    figures: 'Hlasuje {active}.',
  },
  'crossing.closed': {
    rule: 'Na některých polích se před jistou fází nestaví a některé přechody se nepoužívají.',
    refusal: 'Tento přechod je ještě zavřený.',
    figures: '{hex} se otevře ve fázi {phase}.',
  },
  'crossing.needed': {
    rule: 'Některá pole přijmou jen dílek, jehož trať vede k určité straně.',
    refusal: 'Dílek musí mít trať k jiné straně pole.',
    figures: 'Na poli {hex} je to strana {edge}.',
  },
  'trade_in.once': {
    rule: 'Provozovatel v tahu odevzdá jen určitý počet vlaků.',
    refusal: 'V tomto tahu už nelze odevzdat další vlak.',
    figures: 'Limit je {count}.',
  },
  'trade_in.train': {
    rule: 'Některé vlaky po odevzdání zlevní nový.',
    refusal: 'Tento vlak za onen odevzdat nelze.',
    figures: 'Týká se: {train}.',
  },
} as const satisfies Translation<typeof english>;
