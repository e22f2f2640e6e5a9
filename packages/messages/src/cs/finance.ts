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
  zones: {
    heading: 'V zóně',
    acquisition: 'je na převzetí: její kurz klesl na nulu. V příštím kole převzetí se nabídne všem.',
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
  systems: {
    heading: 'Sloučit dvě společnosti do systému',
    stays: 'Která zůstane?',
    ratio:
      'Ze dvou starých akcií je jedna akcie systému; jeho ředitel mu daruje {donated, plural, one {jednu akcii} few {# akcie} other {# akcií}}.',
    odd: '{count, plural, one {{players} nejprve rozhodne} few {{players} nejprve rozhodnou} other {{players} nejprve rozhodnou}} o liché akcii. Níže se prodá za svou cenu.',
    token: '{player} určí, který ze dvou žetonů na jednom poli odejde. Níže odejde první.',
    fails: 'Nikdo by neměl {least} akcie systému: vše by zůstalo, jak je, a tah by se počítal jako pas.',
  },
  sale: {
    friendly: 'je na prodej: nabízí ji její ředitel',
    forced: 'se nabízí všem: její kurz klesl na nulu',
    liquidation: 'se rozprodává',
    pot: 'K nabídce se přidá její vlastní hotovost {pot}; z obojího se splatí její půjčky {debts} a zbytek připadne akcionářům.',
    buyer: '{player} může nabízet za {operator}: od {least} do {most} včetně půjček.',
    taken: 'Pokud {operator} převezme {corporation} za {amount}',
    note: 'Počítáno bez toho, co se rozhodne potom: splacené půjčky, odložené vlaky.',
    has: 'Co má {corporation}',
  },
  shorted: 'Prodáno nakrátko: {percent}',
} as const satisfies Translation<typeof english>;
