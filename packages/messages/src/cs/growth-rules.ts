import type { Translation } from '../translation.ts';
import type { growthRules as english } from '../en/growth-rules.ts';

export const growthRules = {
  'auction.bid.range': {
    rule: 'Nabídka začíná na tom, co z nominální hodnoty zbude po pomoci banky, a roste aspoň o krok; nesmí překročit hotovost.',
    refusal: 'Takovou nabídku podat nelze.',
    figures: 'Od {min} do {max} po {step}.',
  },
  'launch.started': {
    rule: 'Do dražby jde jen společnost, která není ve hře.',
    refusal: 'Tato společnost už ve hře je.',
    figures: 'Týká se: {corporation}.',
  },
  'launch.bid.range': {
    rule: 'Nabídky na společnost rostou po krocích mezi nejmenší a největší částkou.',
    refusal: 'Takovou nabídku podat nelze.',
    figures: 'Od {min} do {max} po {step}.',
  },
  'launch.bid.exact': {
    rule: 'Nabídka se platí přesně: celými soukromými společnostmi v nominální hodnotě a zbytek v hotovosti.',
    refusal: 'Z vaší hotovosti a soukromých společností tuto nabídku přesně nesložíte. Zvolte jinou částku.',
    figures: 'Nabídka byla {amount}.',
  },
  'launch.certificate_limit': {
    rule: 'Hráč na limitu certifikátů dražbu neotevírá ani nepřihazuje.',
    refusal: 'Máte tolik certifikátů, kolik je dovoleno.',
    figures: 'Limit je {limit}.',
  },
  'launch.home': {
    rule: 'Nová společnost začíná v kterémkoli městě s volným místem.',
    refusal: 'Žádné město nemá volné místo pro novou společnost.',
    figures: 'Týká se: {corporation}.',
  },
  'launch.size': {
    rule: 'Fáze určuje, s kolika akciemi lze společnost založit.',
    refusal: 'S tímto počtem akcií teď společnost založit nelze.',
    figures: 'Možné: {sizes}.',
  },
  'launch.contribute': {
    rule: 'Soukromou společností lze platit, jen jde-li s ní nabídku ještě složit přesně.',
    refusal: 'S touto soukromou společností by nabídku nešlo zaplatit přesně.',
    figures: 'Týká se: {private}.',
  },
  'launch.cash': {
    rule: 'Vítěz odevzdává soukromé společnosti, dokud hotovost nepokryje zbytek nabídky.',
    refusal: 'Vaše hotovost nabídku ještě nepokryje: odevzdejte další soukromou společnost.',
    figures: 'Je to pro: {corporation}.',
  },
  'launch.busy': {
    rule: 'Dokud se společnost zakládá, nic jiného se neděje.',
    refusal: 'Zakládá se společnost. Nejdřív to dokončete.',
    figures: 'Je to {corporation}.',
  },
  'loan.bank': {
    rule: 'Banka má pevný počet půjček.',
    refusal: 'Banka už nemá žádnou půjčku.',
  },
  'loan.limit': {
    rule: 'Společnost nemá víc půjček, než jí pravidla dovolují.',
    refusal: 'Tato společnost má tolik půjček, kolik smí.',
    figures: '{operator} jich může mít {limit}.',
  },
  'loan.turn': {
    rule: 'Společnost si v jednom provozním tahu vezme jen určitý počet půjček.',
    refusal: 'Tato společnost si v tomto tahu už vzala všechny půjčky.',
    figures: '{operator} si jich v tahu smí vzít {limit}.',
  },
  'loan.phase': {
    rule: 'Od určité fáze banka nepůjčuje.',
    refusal: 'V této fázi se už nepůjčuje.',
    figures: 'Platí to od fáze {phase}.',
  },
  'loan.none': {
    rule: 'Splácejí se jen vzaté půjčky.',
    refusal: 'Není žádná půjčka ke splacení.',
    figures: 'Týká se: {operator}.',
  },
  'loan.cash': {
    rule: 'Půjčka se splácí celá z pokladny.',
    refusal: 'Pokladna na splátku půjčky nestačí.',
    figures: 'Půjčka je {value}, k dispozici je {cash}.',
  },
  'loan.borrowed': {
    rule: 'Společnost, která si půjčila po zaplacení úroků, v tom tahu nic nesplácí.',
    refusal: 'V tomto kroku byla vzata půjčka, žádnou tedy nelze splatit.',
  },
  'loan.repaying': {
    rule: 'Po koupi vlastních akcií nebo začátku splácení si společnost v tom tahu už nepůjčuje.',
    refusal: 'Na půjčku je v tomto tahu pozdě.',
    figures: 'Týká se: {operator}.',
  },
  'loan.not_now': {
    rule: 'Ve svém tahu si společnost půjčuje kdykoli před zaplacením úroků.',
    refusal: 'Teď si půjčit nelze.',
  },
  'short.phase': {
    rule: 'Od jisté fáze nikdo neprodává nakrátko.',
    refusal: 'Prodej nakrátko touto fází skončil.',
    figures: 'Skončil fází {phase}.',
  },
  'short.size': {
    rule: 'Nakrátko se prodávají jen akcie společností s dostatkem akcií.',
    refusal: 'Akcie společnosti této velikosti nakrátko prodat nelze.',
    figures: 'Týká se: {corporation}.',
  },
  'short.operated': {
    rule: 'Nakrátko se prodávají jen akcie společností, které už provozovaly.',
    refusal: 'Tato společnost ještě neprovozovala.',
    figures: 'Týká se: {corporation}.',
  },
  'short.trading': {
    rule: 'Akcie, které nemají hodnotu, se nakrátko neprodávají.',
    refusal: 'S akciemi této společnosti se teď neobchoduje.',
    figures: 'Týká se: {corporation}.',
  },
  'short.holds': {
    rule: 'Nikdo zároveň nevlastní a nedluží akcie téže společnosti.',
    refusal: 'Držíte akcie této společnosti.',
    figures: 'Týká se: {corporation}.',
  },
  'short.most': {
    rule: 'Nakrátko se prodá jen určitý počet akcií jedné společnosti.',
    refusal: 'Další akcii této společnosti nakrátko prodat nelze.',
    figures: 'Nejvýše {limit} ({corporation}).',
  },
  'short.once': {
    rule: 'V tahu se nakrátko prodá jedna akcie.',
    refusal: 'V tomto tahu jste už akcii nakrátko prodali.',
  },
  'corporate.president': {
    rule: 'Hráč jedná za společnost, kterou řídí.',
    refusal: 'Tuto společnost neřídíte.',
    figures: 'Týká se: {operator}.',
  },
  'corporate.whole_turn': {
    rule: 'Jednání za společnost zabere celý burzovní tah.',
    refusal: 'V tomto tahu jste jednali za sebe, za společnost tedy jednat nemůžete.',
  },
  'corporate.shares': {
    rule: 'Společnost bere zpět vlastní akcie ze zásoby banky.',
    refusal: 'To nejsou akcie společnosti v zásobě banky.',
    figures: 'Týká se: {operator}.',
  },
  'corporate.cash': {
    rule: 'Společnost platí za vlastní akcie nynější cenu.',
    refusal: 'Pokladna na tyto akcie nestačí.',
    figures: 'Stojí {price}, k dispozici je {cash}.',
  },
  'corporate.trading': {
    rule: 'Společnost, jejíž akcie nemají hodnotu, v burzovním kole nejedná.',
    refusal: 'S akciemi této společnosti se teď neobchoduje, nemůže tedy jednat.',
    figures: 'Týká se: {operator}.',
  },
  'merger.not_asked': {
    rule: 'Každá společnost, která může růst, rozhoduje v kole fúzí jednou.',
    refusal: 'O růstu teď žádná společnost nerozhoduje.',
  },
  'merger.size': {
    rule: 'Společnost roste, jen dokud nemá všechny akcie.',
    refusal: 'Tato společnost už růst nemůže.',
    figures: 'Týká se: {operator}.',
  },
  'merger.partner': {
    rule: 'Slučují se dvě různé společnosti stejné velikosti, obě s cenou akcií.',
    refusal: 'Tato společnost není partnerem pro fúzi.',
    figures: 'Týká se: {operator}.',
  },
  'merger.changed': {
    rule: 'Společnost se v kole převede nebo sloučí jednou.',
    refusal: 'Tato společnost se v tomto kole už převedla nebo sloučila.',
    figures: 'Týká se: {operator}.',
  },
  'merger.cash': {
    rule: 'Liší-li se ředitelé, ten, kdo pokračuje, musí zaplatit jednu akcii za novou cenu.',
    refusal: 'Pokračující ředitel nemůže zaplatit jednu akcii za novou cenu.',
    figures: 'Stojí {price}, k dispozici je {cash}.',
  },
  'merger.percent': {
    rule: 'Po výměně akcií musí někdo moci společnost řídit.',
    refusal: 'Nikdo by neměl dost na řízení sloučené společnosti.',
    figures: 'To je {percent} %.',
  },
  'merger.shares.place': {
    rule: 'Po převodu nebo fúzi se akcie kupují jen z pokladny.',
    refusal: 'Teď lze kupovat jen jednotlivé akcie z pokladny.',
    figures: 'Týká se: {operator}.',
  },
  'merger.shares.president': {
    rule: 'Po převodu nebo fúzi ředitel kupuje a neprodává.',
    refusal: 'Ředitel tu neprodává.',
    figures: 'Týká se: {operator}.',
  },
  'merger.shares.other': {
    rule: 'Po převodu nebo fúzi se prodávají jen akcie té společnosti.',
    refusal: 'Teď lze prodat jen akcie společnosti, která se změnila.',
    figures: 'Je to {operator}.',
  },
  'merger.token': {
    rule: 'Žeton, který musí pryč, je jeden z těch na stejném poli, nebo ze všech, je-li jich moc.',
    refusal: 'Tento žeton není mezi těmi na výběr.',
    figures: 'Týká se: {operator}.',
  },
  'takeover.target': {
    rule: 'Společnost přebírá jinou, která je ve hře.',
    refusal: 'Tuto společnost nelze převzít.',
  },
  'takeover.not_connected': {
    rule: 'Od žetonu jedné vede trať k žetonu druhé.',
    refusal: 'Trať vaší společnosti nevede k žádnému žetonu té druhé.',
    figures: 'Jde o {operator} a {corporation}.',
  },
  'takeover.money': {
    rule: 'Všechny akcie mimo společnost se vyplatí penězi pokladny a vlastními akciemi.',
    refusal: 'Pokladna a její akcie na všechny nestačí.',
    figures: 'Chybí {missing}.',
  },
  'takeover.pay': {
    rule: 'Držitelé jsou vypláceni jeden po druhém tak, aby se dostalo na všechny: penězi, nebo akciemi a zbytek penězi.',
    refusal: 'Tento držitel není na řadě, nebo ho tak vyplatit nelze.',
  },
  'home.phase': {
    rule: 'Tyto společnosti se zakládají až od určité fáze.',
    refusal: 'Tuto společnost zatím nelze založit.',
    figures: 'Od fáze {phase}.',
  },
  'home.none': {
    rule: 'Společnost, která si volí domov, pro něj potřebuje volné město.',
    refusal: 'Není město, kde by tato společnost při této ceně mohla mít domov.',
  },
  'home.launch_price': {
    rule: 'Domov na poli s tratí vyžaduje vyšší zakládací cenu.',
    refusal: 'Společnost byla založena příliš levně pro domov na tomto místě.',
    figures: 'Nejméně za {min} na {hex}.',
  },
  'ferry.sold': {
    rule: 'Každé město má nejvýše jeden trajekt, do určité fáze.',
    refusal: 'Na tomto místě není trajekt ke koupi.',
    figures: 'Jde o {hex}.',
  },
  'ferry.once': {
    rule: 'Společnost koupí za tah jeden trajekt.',
    refusal: 'Vaše společnost už v tomto tahu trajekt koupila.',
  },
  'ferry.when': {
    rule: 'Trajekty se kupují před jízdou.',
    refusal: 'Na trajekt je v tomto tahu pozdě.',
  },
  'ferry.not_connected': {
    rule: 'Kdo kupuje trajekt, má trať vedoucí do jeho města.',
    refusal: 'Trať vaší společnosti tam nevede.',
    figures: 'Jde o {hex}.',
  },
  'ferry.cash': {
    rule: 'Trajekt platí pokladna.',
    refusal: 'Pokladna ho nemůže zaplatit.',
    figures: 'Stojí {price}; je tam {cash}.',
  },
  'ferry.not_owned': {
    rule: 'Soukromá společnost zdvojuje trajekt své společnosti.',
    refusal: 'Vaše společnost tam nemá trajekt.',
    figures: 'Jde o {hex}.',
  },
  'acquisition.not_asked': {
    rule: 'Společnosti se nabízejí jedna po druhé; každý krok má svůj čas.',
    refusal: 'O této společnosti se teď nerozhoduje.',
  },
  'acquisition.bid.range': {
    rule: 'Nabídky rostou po krocích až do toho, co by nejlepší společnost nabízejícího zaplatila se všemi půjčkami.',
    refusal: 'Takovou nabídku podat nelze.',
    figures: 'Od {min} do {max} po {step}.',
  },
  'acquisition.bid.own': {
    rule: 'Ředitel nabízené společnosti nabízí jen nejmenší částku.',
    refusal: 'Ředitel nabízené společnosti smí nabídnout jen nejmenší částku.',
    figures: 'To je {min}.',
  },
  'acquisition.buyer': {
    rule: 'Vítěz určí jednu ze svých společností, která nabídku zaplatí.',
    refusal: 'Tato společnost nemůže druhou za tu cenu převzít.',
  },
  'crisis.presidency': {
    rule: 'Prodeje v krizi nemění žádné ředitelství.',
    refusal: 'Po tomto prodeji by jiný hráč držel víc než vy ze společnosti, kterou řídíte.',
    figures: 'Týká se: {corporation}.',
  },
  'crisis.too_much': {
    rule: 'V krizi se neprodává víc, než je třeba.',
    refusal: 'Stačil by menší prodej.',
    figures: 'Chybí {missing}.',
  },
  'crisis.can_pay': {
    rule: 'Hráč zbankrotuje, jen když nepomohou ani všechny prodeje dohromady.',
    refusal: 'Prodeje mohou chybějící peníze ještě vynést.',
    figures: 'Chybí {missing}, prodeje vynesou až {value}.',
  },
  'crisis.trading': {
    rule: 'V krizi se prodávají akcie s cenou.',
    refusal: 'S akciemi této společnosti se teď neobchoduje.',
  },
} as const satisfies Translation<typeof english>;
