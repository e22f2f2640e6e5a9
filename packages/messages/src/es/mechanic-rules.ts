import type { Translation } from '../translation.ts';
import type { mechanicRules as english } from '../en/mechanic-rules.ts';

export const mechanicRules = {
  'auction.buy.price': {
    rule: 'La compañía privada que va primera se compra por su precio actual, ni más ni menos.',
    refusal: 'La compañía privada que va primera cuesta exactamente su precio actual.',
    figures: 'Son {price}.',
  },
  'auction.bid.minimum': {
    rule: 'Una primera puja supera el valor nominal, una posterior la puja más alta, siempre por el paso mínimo.',
    refusal: 'La puja es demasiado baja.',
    figures: 'Debe ser {minimum} o más.',
  },
  'auction.bid.multiple': {
    rule: 'Las pujas son múltiplos del paso del título.',
    refusal: 'La puja no es múltiplo del paso.',
    figures: 'El paso es {multiple}.',
  },
  'auction.bid.funds': {
    rule: 'El dinero de las pujas vigentes queda apartado: todas las pujas de un jugador juntas no superan su efectivo.',
    refusal: 'No hay dinero libre para esta puja: el de las pujas vigentes está apartado.',
    figures: 'Hay {funds} libres.',
  },
  'auction.item.sold': {
    rule: 'Una compañía privada se vende una vez.',
    refusal: 'Esta compañía privada ya se vendió.',
    figures: 'Se trata de {private}.',
  },
  'auction.contest.only': {
    rule: 'Cuando varios jugadores han pujado por la compañía privada que va primera, solo pujan ellos, el de puja menor primero, hasta que queda uno.',
    refusal: 'Hay una disputa en curso. Solo actúan sus pujadores, y solo por esa compañía privada.',
    figures: 'Se trata de {private}.',
  },
  'auction.must_open': {
    rule: 'En una venta en pirámide, el jugador en turno abre una subasta; solo pasan quienes pujan.',
    refusal: 'Hay que abrir una subasta: aquí no se puede pasar.',
  },
  'auction.row': {
    rule: 'De una pirámide solo se abren las compañías privadas de la última fila que queda.',
    refusal: 'Esta compañía privada no está en la última fila de la pirámide.',
    figures: 'Se trata de {private}.',
  },
  'draft.not_in_hand': {
    rule: 'El jugador en turno se queda una de las cartas de arriba del mazo.',
    refusal: 'Esta carta no está entre las que se pueden elegir.',
    figures: 'Se trata de {card}.',
  },
  'draft.must_take': {
    rule: 'La última carta se toma cuando su precio ya no puede bajar.',
    refusal: 'Hay que tomar la carta: su precio ya no puede bajar.',
    figures: 'Se trata de {card}.',
  },
  'draft.last_only': {
    rule: 'Un jugador se queda una carta cada vez; solo la última puede dejarse al siguiente.',
    refusal: 'Hay que quedarse una de las cartas.',
  },
  'issue.when': {
    rule: 'Una compañía emite o rescata acciones en su propio turno, antes del dividendo.',
    refusal: 'Las acciones se emiten y rescatan antes de decidir el dividendo.',
  },
  'issue.once': {
    rule: 'Una compañía emite una vez o rescata una vez por turno.',
    refusal: 'En este turno ya se emitieron o rescataron acciones.',
  },
  'issue.certificates': {
    rule: 'Una compañía emite acciones de su tesorería y rescata las suyas del mercado.',
    refusal: 'No son acciones que la compañía pueda emitir o rescatar.',
    figures: 'Se trata de {corporation}.',
  },
  'issue.limit': {
    rule: 'No se emiten más acciones que las que dejen en el mercado tantas como tienen los jugadores.',
    refusal: 'No se pueden emitir tantas acciones.',
    figures: 'El máximo es {limit}.',
  },
  'issue.cash': {
    rule: 'Una compañía paga las acciones rescatadas con su tesorería.',
    refusal: 'La tesorería no puede pagar estas acciones.',
    figures: 'Cuestan {price}; hay {cash}.',
  },
  'emergency.issue': {
    rule: 'Por un tren que no puede pagar, una compañía emite acciones una vez: las justas para uno de los trenes en venta, o todas las que pueda.',
    refusal: 'Ese número de acciones no se puede emitir para el tren.',
    figures: 'Se pueden emitir de {min} a {max}.',
  },
  'package.card': {
    rule: 'Del paquete inicial están descubiertas las compañías privadas y las primeras menores por número; solo esas se venden.',
    refusal: 'Esta carta no está descubierta.',
    figures: 'Se trata de {private}.',
  },
  'package.price': {
    rule: 'Una carta del paquete inicial cuesta su precio actual, ni más ni menos.',
    refusal: 'La carta tiene otro precio.',
    figures: 'Cuesta {price}.',
  },
  'package.cash': {
    rule: 'Una carta se paga en el acto.',
    refusal: 'No hay dinero suficiente para esta carta.',
    figures: 'Cuesta {price}; hay {cash}.',
  },
  'package.chosen': {
    rule: 'Lo que queda del paquete inicial se vende carta a carta: un jugador elige, y los demás pueden tomarla antes que él.',
    refusal: 'Primero se elige una carta, y luego se toma o se deja.',
  },
  'bonds.sold_before': {
    rule: 'Quien ha vendido un bono no compra ninguno en la misma ronda de acciones.',
    refusal: 'Has vendido un bono en esta ronda de acciones.',
  },
  'bonds.when': {
    rule: 'Los bonos no se venden en la primera ronda de acciones.',
    refusal: 'Es demasiado pronto para vender un bono.',
    figures: 'Se puede a partir de la ronda de acciones {turn}.',
  },
  'bonds.first': {
    rule: 'Un presidente al que le falta dinero para un tren vende bonos antes que acciones.',
    refusal: 'Vende antes un bono.',
  },
  'formation.vote': {
    rule: 'Los titulares votan uno tras otro: los dueños de las partes en su orden, luego quienes tienen acciones.',
    refusal: 'Otra persona debe votar antes.',
    figures: 'Vota {active}.',
  },
  'crossing.closed': {
    rule: 'Antes de cierta fase no se construye en algunos hexágonos ni se usan algunos pasos.',
    refusal: 'Este paso sigue cerrado.',
    figures: '{hex} se abre con la fase {phase}.',
  },
  'crossing.needed': {
    rule: 'Algunos hexágonos solo admiten una loseta cuya vía lleve a cierto lado.',
    refusal: 'La loseta necesita vía hacia otro lado del hexágono.',
    figures: 'En {hex} es el lado {edge}.',
  },
  'trade_in.once': {
    rule: 'Un operador solo entrega cierto número de trenes por turno.',
    refusal: 'No se pueden entregar más trenes en este turno.',
    figures: 'El límite es {count}.',
  },
  'trade_in.train': {
    rule: 'Algunos trenes abaratan uno nuevo cuando se entregan.',
    refusal: 'Este tren no se puede entregar por aquel.',
    figures: 'Se trata de {train}.',
  },
} as const satisfies Translation<typeof english>;
