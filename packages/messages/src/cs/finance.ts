import type { Translation } from '../translation.ts';
import type { finance as english } from '../en/finance.ts';

export const finance = {
  loans: {
    heading: 'Půjčky a úroky',
    label: 'Půjčky',
    of: '{count} z {limit}',
    due: '{count} z {limit}, úrok {amount}',
    out: 'Vydáno půjček: {out} z {all}.',
    rate: 'Úrok z jedné půjčky: {rate}.',
    rate_now: 'Úrok z jedné půjčky je v těchto kolech {rate}; při dnešním počtu půjček bude {next}.',
    more: '{count, plural, one {S jednou další půjčkou} few {Se # dalšími půjčkami} other {S # dalšími půjčkami}} stoupne na {rate}.',
    less: '{count, plural, one {Po splacení jedné půjčky} few {Po splacení # půjček} other {Po splacení # půjček}} klesne na {rate}.',
    row: 'Úrok {rate}: vybráno {taken} z {all} půjček',
  },
  turn: {
    loans: 'Půjčky: {loans}',
    interest: 'Úrok na konci tahu: {amount}.',
    borrows:
      '{count, plural, one {Sama si na něj vezme půjčku.} few {Sama si na něj vezme # půjčky.} other {Sama si na něj vezme # půjček.}}',
    owed: '{operator} ho celý nezaplatí: šla by do likvidace a {president} by za ni zaplatil {amount}.',
    trainless: 'Bez vlaku na konci tahu jde {operator} do likvidace.',
  },
  zones: {
    heading: 'V zóně',
    acquisition: 'je na převzetí: její kurz klesl na nulu. V příštím kole převzetí se nabídne všem.',
    in_liquidation: 'V likvidaci',
    up_for_acquisition: 'Na převzetí',
    interest: 'je v likvidaci: nezaplatila úroky. Neprovozuje a v příštím kole převzetí se rozprodá.',
    no_train: 'je v likvidaci: skončila tah bez vlaku. Neprovozuje a v příštím kole převzetí se rozprodá.',
    tokens: 'je v likvidaci: nezaplatila své žetony. Neprovozuje a v příštím kole převzetí se rozprodá.',
    bankruptcy: 'je v likvidaci: její ředitel zkrachoval. Neprovozuje a v příštím kole převzetí se rozprodá.',
  },
  outcome: {
    label: 'K čemu to povede',
    change: '{before} → {after}',
    leaves: 'odchází ze hry',
    nothing: 'Nic se nezmění.',
    loans: 'Půjčky',
    state: 'Stav',
    size: 'Akcií celkem',
    shares: 'Akcie {corporation}',
    zone: '{price}, v zóně',
  },
  grow: 'Převést nebo sloučit',
  issue: {
    heading: 'Vydat nebo odkoupit akcie',
    issue: 'Vydat {count} za {amount}',
    redeem: 'Odkoupit {count} za {amount}',
    falls: 'Vydat {count} za {amount}: cena {price}',
    issue_at: 'Každá vydaná akcie přinese {amount}; cena zůstává {price}.',
    redeem_at: 'Každá odkoupená akcie stojí {amount}; cena zůstává {price}.',
    forced: 'Na vlak cena nejdřív klesne o sloupec za každou akcii; každá pak přinese cenu ještě o sloupec nižší.',
    market:
      '{count, plural, =0 {Na trhu neleží žádná akcie} one {Na trhu leží jedna akcie} few {Na trhu leží # akcie} other {Na trhu leží # akcií}}. Leží-li tam nějaká na konci kola akcií, cena jde o sloupec doleva, na {price}.',
  },
  takeover: {
    heading: 'Převzít společnost',
    paying: '{operator} přebírá {corporation}: koho ještě vyplatit',
    price: 'Její akcie stojí {amount}: {holders}.',
    owed: '{holder} {amount}',
    asks: '{player} smí odmítnout; pokus pak propadne.',
    free: 'Nikdo nesmí odmítnout.',
    note: 'Počítáno s platbami v penězích, dokud stačí; vlaky nad limit se odloží potom.',
  },
  systems: {
    heading: 'Sloučit dvě společnosti do systému',
    stays: 'Která zůstane?',
    ratio:
      'Ze dvou starých akcií je jedna akcie systému; jeho ředitel mu daruje {donated, plural, one {jednu akcii} few {# akcie} other {# akcií}}.',
    odd: '{count, plural, one {{players} nejprve rozhodne} few {{players} nejprve rozhodnou} other {{players} nejprve rozhodnou}} o liché akcii. Níže se {way, select, sold {prodá za svou cenu} other {vymění za akcii systému}}.',
    token: '{player} určí, který ze dvou žetonů na jednom poli odejde. Níže odejde první.',
    risky:
      'Kdyby se naopak {way, select, sold {liché akcie vyměnily} other {liché akcie prodaly}}, nikdo by neměl {least} akcie systému: vše by zůstalo, jak je, a tah by se počítal jako pas.',
    fails: 'Nikdo by neměl {least} akcie systému: vše by zůstalo, jak je, a tah by se počítal jako pas.',
  },
  sale: {
    friendly: 'je na prodej: nabízí ji její ředitel',
    forced: 'se nabízí všem: její kurz klesl na nulu',
    liquidation: 'se rozprodává',
    pot: 'K nabídce se přidá její vlastní hotovost {pot}; z obojího se splatí její půjčky {debts} a zbytek připadne akcionářům.',
    buyer: '{player} může nabízet za {operator}: od {least} do {most} včetně půjček.',
    taken: 'Pokud {operator} převezme {corporation} za {amount}',
    note: 'Počítáno bez toho, co se rozhodne potom: vzaté nebo splacené půjčky, odložené vlaky.',
    has: 'Co má {corporation}',
  },
  join: {
    tokens:
      '{count, plural, one {Jeden žeton je} few {# žetony jsou} other {# žetonů je}} navíc: ředitel {operator} vybere, co se vrátí. Na výběr: {places}. Níže odcházejí první.',
    trains: '{count, plural, one {Jeden vlak je} few {# vlaky jsou} other {# vlaků je}} navíc: ředitel {operator} vybere, co odloží.',
  },
  vote: {
    heading: 'Hlasování o {corporation}',
    stands: 'Ano {yes} %, ne {no} %. Založí se, když je ano {needed} %; za co nikdo nehlasuje, to je ne.',
    voter: '{player}: {percent} %, ještě bude hlasovat',
    formed: 'Pokud se {corporation} založí',
    never: 'Nezaloží se, ať se hlasuje jakkoli: nikdo by ji nemohl řídit.',
  },
  package: {
    heading: 'Úvodní balík',
    falls: '{card}: nyní {price}. Když všichni pasují, cena klesne na {next}, nejníže na {lowest}; pak ji musí koupit {player}.',
    last: '{card}: {price}, a cena už neklesá. Když všichni pasují, musí ji koupit {player}.',
    choose: 'Jedna karta se nabídne za tištěnou cenu. Cena klesá, dokud ji nikdo nekoupí; nakonec ji musí koupit ten, kdo ji vybral.',
  },
  shorted: 'Prodáno nakrátko: {percent}',
} as const satisfies Translation<typeof english>;
