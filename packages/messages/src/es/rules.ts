import type { RuleWords } from '../rule-words.ts';
import { systemRules } from './system-rules.ts';
import { growthRules } from './growth-rules.ts';
import { mechanicRules } from './mechanic-rules.ts';

export const rules = {
  'game.over': {
    rule: 'Terminada la partida, no se hace nada más.',
    refusal: 'La partida ha terminado. Deshaz para seguir desde una posición anterior.',
  },
  // turn
  'turn.not_yours': {
    rule: 'Solo decide el jugador que tiene el turno.',
    refusal: 'No es tu turno.',
    figures: 'La partida espera a {active}.',
  },
  'turn.not_now': {
    rule: 'Una ronda es una serie fija de decisiones; cada una tiene su momento.',
    refusal: 'No es posible en este momento del turno. Elige una de las acciones ofrecidas.',
  },
  'action.malformed': {
    rule: 'Una acción indica su tipo, quién actúa y todo lo que su tipo requiere.',
    refusal: 'Esto no se entiende como acción. Elige de nuevo entre lo ofrecido.',
  },
  'action.unknown_thing': {
    rule: 'Una acción nombra cosas que están en el juego.',
    refusal: 'La acción nombra algo que no está en esta partida.',
    figures: 'No existe «{thing}».',
  },
  'pass.forbidden': {
    rule: 'No se puede pasar en una decisión que la regla exige.',
    refusal: 'Aquí no se puede pasar: antes hay que hacer algo.',
  },
  'offer.pending': {
    rule: 'Mientras una oferta espera, solo puede responder aquel a quien se hizo.',
    refusal: 'Una oferta espera respuesta. Antes hay que aceptarla o rechazarla.',
    figures: 'Debe responder {to}.',
  },
  'offer.refused_before': {
    rule: 'Una oferta rechazada solo se puede repetir en el mismo turno a un precio mayor.',
    refusal: 'Esta oferta fue rechazada en este turno. Ofrece más o déjalo.',
    figures: 'El precio más alto rechazado fue {price}.',
  },
  // stock round: buying
  'stock.buy.cash': {
    rule: 'El jugador paga en efectivo el precio íntegro de un certificado.',
    refusal: 'No hay dinero suficiente para este certificado.',
    figures: 'Cuesta {price}; hay {cash}.',
  },
  'stock.buy.not_for_sale': {
    rule: 'Los certificados se compran entre las acciones sin vender o en la reserva de la banca, nunca a otro jugador.',
    refusal: 'Este certificado no está en venta. Elige uno de las acciones sin vender o de la reserva de la banca.',
    figures: 'Se trata de {certificate}.',
  },
  'stock.buy.no_par': {
    rule: 'Las acciones de una compañía se venden una vez comprado el certificado de presidente y fijado su precio de salida.',
    refusal: 'Esta compañía no se ha iniciado. Iníciala eligiendo un precio de salida.',
    figures: '{corporation} todavía no tiene precio.',
  },
  'stock.buy.once': {
    rule: 'Un jugador hace una compra por turno; algunas zonas del mercado permiten varios certificados de la reserva.',
    refusal: 'La compra de este turno ya está hecha. Vende o termina el turno.',
  },
  'stock.buy.sold_before': {
    rule: 'Un jugador no puede comprar acciones de una compañía de la que ha vendido en la misma ronda de acciones.',
    refusal: 'Has vendido acciones de esta compañía en esta ronda, así que no puedes comprarlas hasta la siguiente.',
    figures: 'Se trata de {corporation}.',
  },
  'stock.buy.ownership': {
    rule: 'Un jugador solo puede tener una parte de una compañía, salvo que su precio esté en una zona sin ese límite.',
    refusal: 'Esta compra superaría la parte de una compañía que un jugador puede tener.',
    figures: 'El límite es {limit} %.',
  },
  'stock.buy.certificate_limit': {
    rule: 'Un jugador solo puede tener cierto número de certificados; los de compañías en zonas marcadas del mercado no cuentan.',
    refusal: 'Tienes tantos certificados como se permite. Vende antes alguno.',
    figures: 'El límite es {limit}.',
  },
  // stock round: starting a corporation
  'stock.par.cell': {
    rule: 'Una compañía se inicia a uno de los precios de salida marcados.',
    refusal: 'Ese no es un precio de salida. Elige una de las casillas marcadas del mercado.',
    figures: 'La casilla indicada es {cell}.',
  },
  'stock.par.formed': {
    rule: 'Algunas compañías nunca las inicia un jugador: se forman durante la partida, y las menores no tienen precio de salida.',
    refusal: 'Nadie puede iniciar esta. Elige otra.',
    figures: 'Se trata de {corporation}.',
  },
  'stock.par.waits': {
    rule: 'Una compañía puede tener que esperar a que otras se hayan iniciado, o vendido en cierta medida.',
    refusal: 'Esta compañía espera a otra. Inicia antes aquella, o compra sus acciones.',
    figures: '{corporation} espera a {first}.',
  },
  'stock.par.started': {
    rule: 'Una compañía se inicia una sola vez.',
    refusal: 'Esta compañía ya se ha iniciado. Compra una de sus acciones.',
    figures: 'Se trata de {corporation}.',
  },
  'stock.par.cash': {
    rule: 'Quien inicia una compañía paga el certificado de presidente: sus acciones por el precio de salida.',
    refusal: 'No hay dinero para el certificado de presidente a este precio. Elige uno más bajo.',
    figures: 'Cuesta {price}; hay {cash}.',
  },
  'stock.par.owed': {
    rule: 'Quien recibió un certificado de presidente elige el precio de salida de esa compañía antes que nada.',
    refusal: 'Antes hay que elegir un precio de salida.',
    figures: 'Se trata de {corporation}.',
  },
  // stock round: selling
  'stock.sell.first_round': {
    rule: 'En la primera ronda de acciones no se vende.',
    refusal: 'No se pueden vender acciones en la primera ronda de acciones.',
  },
  'stock.sell.not_operated': {
    rule: 'Las acciones se pueden vender cuando su compañía ya ha operado.',
    refusal: 'Esta compañía aún no ha operado, así que no se pueden vender sus acciones.',
    figures: 'Se trata de {corporation}.',
  },
  'stock.sell.presidentless': {
    rule: 'Las acciones de una compañía sin presidente se compran, no se venden.',
    refusal: 'Esta compañía no tiene presidente, así que no se pueden vender sus acciones.',
    figures: 'Se trata de {corporation}.',
  },
  'stock.sell.not_owned': {
    rule: 'Un jugador vende certificados que tiene, todos de una misma compañía.',
    refusal: 'No tienes esos certificados.',
    figures: 'Se trata de {corporation}.',
  },
  'stock.sell.market_limit': {
    rule: 'La reserva de la banca solo admite una parte de cada compañía.',
    refusal: 'La reserva de la banca no puede admitir tantas acciones. Vende menos.',
    figures: 'Acepta como mucho el {limit} % de {corporation}.',
  },
  'stock.sell.president': {
    rule: 'El certificado de presidente solo se vende si otro jugador puede asumir la presidencia.',
    refusal: 'Nadie más tiene bastante para ser presidente, así que ese certificado no se puede vender.',
    figures: 'Se trata de {corporation}.',
  },
  'stock.sell.order': {
    rule: 'En un turno, ventas y compra siguen el orden del título.',
    refusal: 'No se pueden vender acciones en este momento del turno.',
  },
  'stock.sell.one_bundle': {
    rule: 'Donde el título lo pide, todas las acciones de una compañía que un jugador vende en un turno se venden juntas.',
    refusal: 'Ya se vendieron acciones de esta compañía en este turno. Hay que venderlas todas juntas.',
    figures: 'Se trata de {corporation}.',
  },
  'stock.zone': {
    rule: 'No se negocian acciones en zonas donde no valen nada.',
    refusal: 'Las acciones de esta compañía no se negocian ahora.',
    figures: 'Se trata de {corporation}.',
  },
  'stock.sell.no_price': {
    rule: 'Las acciones sin precio no se venden.',
    refusal: 'Esta compañía aún no tiene precio, así que no se pueden vender sus acciones.',
    figures: 'Se trata de {corporation}.',
  },
  'stock.must_sell': {
    rule: 'Un jugador por encima del límite de certificados o de una compañía vende antes que nada, en la medida en que sea posible.',
    refusal: 'Tienes más de lo permitido y antes debes vender acciones.',
  },
  'stock.private.when': {
    rule: 'Las compañías privadas cambian de manos entre jugadores solo en las rondas y fases que el título indica, como compra del turno.',
    refusal: 'Ahora no se pueden comprar compañías privadas a otros jugadores.',
  },
  'stock.private.price': {
    rule: 'Un jugador paga en efectivo la compañía privada de otro, al precio que acuerden.',
    refusal: 'Ese precio no es posible. Indica uno que puedas pagar.',
    figures: 'Debe estar entre {min} y {max}.',
  },
  // private companies
  'private.not_for_sale': {
    rule: 'Algunas compañías privadas nunca se venden.',
    refusal: 'Esta compañía privada no se puede vender.',
    figures: 'Se trata de {private}.',
  },
  'private.owner': {
    rule: 'Una compañía compra compañías privadas a los jugadores.',
    refusal: 'Esta compañía privada no pertenece a un jugador que pueda venderla.',
    figures: 'Se trata de {private}.',
  },
  'private.price': {
    rule: 'Una compañía paga un precio dentro de los límites del título, según el valor nominal.',
    refusal: 'Ese precio está fuera de los límites.',
    figures: 'Debe estar entre {min} y {max}.',
  },
  'private.cash': {
    rule: 'Una compañía paga una compañía privada con su tesorería.',
    refusal: 'La tesorería no puede pagar ese precio.',
    figures: 'Tiene {cash}; el precio es {price}.',
  },
  'private.phase': {
    rule: 'Las compañías solo compran compañías privadas en las fases que lo permiten.',
    refusal: 'Las compañías no pueden comprar compañías privadas en esta fase.',
  },
  'private.power.used': {
    rule: 'Un poder se usa tantas veces como dice la compañía privada.',
    refusal: 'Este poder está agotado.',
    figures: 'Se trata de {private}.',
  },
  'private.power.owner': {
    rule: 'Un poder pertenece al dueño de la compañía privada, en su propio turno cuando el poder lo dice.',
    refusal: 'Solo el dueño de la compañía privada puede usar este poder, y solo en su momento.',
    figures: 'Se trata de {private}.',
  },
  'private.power.hex': {
    rule: 'Un poder se usa en los hexágonos y con las losetas que nombra la compañía privada.',
    refusal: 'La compañía privada no permite esta loseta o este hexágono.',
    figures: 'Se trata de {hex}.',
  },
  'private.power.facing': {
    rule: 'Algunas losetas de compañías privadas deben dar a una ciudad, un pueblo o una zona exterior, y otras no pueden estar junto a ciertas ciudades.',
    refusal: 'La loseta no queda como exige esta compañía privada. Gírala o elige otro hexágono.',
    figures: 'Se trata de {private} en {hex}.',
  },
  'private.power.marker': {
    rule: 'Solo hay un marcador así por hexágono.',
    refusal: 'Ya hay un marcador así en este hexágono.',
    figures: 'Se trata de {private} en {hex}.',
  },
  'private.power.empty': {
    rule: 'Un poder que requiere un hexágono vacío se pierde cuando hay una loseta en él.',
    refusal: 'Hay una loseta en este hexágono, así que el poder no puede usarse ahí.',
    figures: 'Se trata de {hex}.',
  },
  'private.power.joined': {
    rule: 'Dos losetas puestas con un mismo poder se unen.',
    refusal: 'La segunda loseta debe unirse a la primera.',
    figures: 'Se trata de {private}.',
  },
  'private.power.forfeited': {
    rule: 'Dos losetas de un poder se colocan seguidas; cualquier otra acción entre medias hace perder la segunda.',
    refusal: 'La segunda loseta se ha perdido: se hizo otra cosa entre medias.',
    figures: 'Se trata de {private}.',
  },
  'private.train_room': {
    rule: 'Una compañía que absorbe una menor necesita sitio para su tren.',
    refusal: 'La compañía no tiene sitio para el tren que viene con ella.',
    figures: 'Se trata de {private}.',
  },
  'assign.target': {
    rule: 'Un marcador va a los hexágonos y compañías que nombra la compañía privada.',
    refusal: 'El marcador no puede ir ahí.',
    figures: 'Se trata de {private} y {target}.',
  },
  'assign.when': {
    rule: 'Un marcador se coloca cuando dice la compañía privada.',
    refusal: 'El marcador no se puede mover ahora.',
    figures: 'Se trata de {private}.',
  },
  'exchange.certificate': {
    rule: 'Una compañía privada se entrega por la acción que nombra, de donde lo indica.',
    refusal: 'La compañía privada no se puede entregar por este certificado.',
  },
  'exchange.when': {
    rule: 'Algunas compañías privadas se entregan como compra del turno de su dueño, y no en la primera ronda de acciones.',
    refusal: 'No es momento de entregarla: requiere un turno de acciones de su dueño en el que aún no se haya comprado.',
    figures: 'Se trata de {private}.',
  },
  'exchange.ownership': {
    rule: 'Un canje no puede llevar a un jugador por encima del límite de una compañía.',
    refusal: 'Tras el canje tendrías más de la compañía de lo permitido.',
    figures: 'El límite es {limit} %.',
  },
  // track
  'track.same_hex': {
    rule: 'Una segunda colocación se hace en otro hexágono.',
    refusal: 'En este hexágono ya se ha construido en este turno. Elige otro.',
    figures: 'Se trata de {hex}.',
  },
  'track.most_exits': {
    rule: 'Una ciudad se mejora con la loseta de más salidas de las que encajan.',
    refusal: 'Aquí encaja una loseta con más salidas. Elige una de esas.',
    figures: '{hex} puede tener: {exits}.',
  },
  'track.no_lay_left': {
    rule: 'Una compañía solo tiene cierto número de colocaciones por turno.',
    refusal: 'No quedan colocaciones en este turno.',
  },
  'track.colour': {
    rule: 'Las losetas de un color se colocan desde la fase que lo introduce.',
    refusal: 'Aún no se pueden colocar losetas de este color.',
    figures: 'La loseta {tile} es {colour}; la fase es {phase}.',
  },
  'track.supply': {
    rule: 'Solo se colocan losetas que quedan en la reserva; una loseta reemplazada vuelve a ella.',
    refusal: 'No queda ningún ejemplar de esta loseta.',
    figures: 'Se trata de la loseta {tile}.',
  },
  'track.upgrade': {
    rule: 'Una loseta se reemplaza por otra del color siguiente que conserva toda su vía, su etiqueta y sus ciudades o pueblos.',
    refusal: 'Esta loseta, girada así, no puede reemplazar lo que hay. Elige otra o gírala.',
    figures: 'Se trata de la loseta {tile} en {hex}.',
  },
  'track.exits': {
    rule: 'La vía no puede salir del mapa, ni dar a una barrera ni a un hexágono impreso sin vía ahí.',
    refusal: 'La vía de esta loseta no llevaría a ninguna parte. Gírala o elige otra.',
    figures: 'Se trata de {hex}.',
  },
  'track.not_connected': {
    rule: 'Al menos un tramo de vía de la loseta debe alcanzarse desde una ficha de la compañía.',
    refusal: 'La vía de la compañía no llega así a este hexágono. Gira la loseta o elige otro.',
    figures: 'Se trata de {hex}.',
  },
  'track.blocked': {
    rule: 'Mientras un jugador tenga una compañía privada que bloquea un hexágono, nadie construye ahí.',
    refusal: 'Una compañía privada bloquea este hexágono.',
    figures: '{private} mantiene {hex} cerrado hasta que una compañía la compre o cierre.',
  },
  'track.by_power': {
    rule: 'Algunas losetas solo se colocan con la compañía privada que las nombra.',
    refusal: 'Esta loseta solo se coloca con una compañía privada. Elige otra.',
    figures: 'Se trata de la loseta {tile}.',
  },
  'track.cash': {
    rule: 'La compañía paga con su tesorería el coste impreso en el hexágono o en la loseta reemplazada.',
    refusal: 'La tesorería no puede pagar el terreno.',
    figures: 'Cuesta {cost}; la tesorería tiene {cash}.',
  },
  'track.city_choice': {
    rule: 'Donde una ficha espera en un hexágono sin vía, se le elige ciudad cuando se coloca vía.',
    refusal: 'Hay que elegir una ciudad para la ficha que espera en este hexágono.',
    figures: 'Se trata de {hex}.',
  },
  // tokens
  'token.none_left': {
    rule: 'Una compañía solo tiene las fichas de su tarjeta.',
    refusal: 'No queda ninguna ficha en la tarjeta.',
  },
  'token.once': {
    rule: 'Una compañía solo coloca cierto número de fichas por turno.',
    refusal: 'La ficha de este turno ya se ha colocado.',
  },
  'token.cash': {
    rule: 'Una ficha se paga con la tesorería, al precio de la tarjeta.',
    refusal: 'La tesorería no puede pagar la ficha.',
    figures: 'Cuesta {price}; la tesorería tiene {cash}.',
  },
  'token.no_slot': {
    rule: 'Una ficha requiere un hueco libre en una ciudad.',
    refusal: 'No hay hueco libre en esta ciudad.',
    figures: 'Se trata de {hex}.',
  },
  'token.reserved': {
    rule: 'Los huecos guardados para la sede de una compañía quedan libres para ella.',
    refusal: 'El hueco está guardado para la sede de otra compañía.',
    figures: '{hex} está reservado para {operator}.',
  },
  'token.one_per_hex': {
    rule: 'Una compañía tiene como mucho una ficha por hexágono.',
    refusal: 'La compañía ya tiene una ficha en este hexágono.',
    figures: 'Se trata de {hex}.',
  },
  'token.not_reachable': {
    rule: 'Una ficha se coloca en una ciudad a la que llega la vía de la compañía.',
    refusal: 'La vía de la compañía no llega a esta ciudad.',
    figures: 'Se trata de {hex}.',
  },
  // routes
  'routes.train': {
    rule: 'Cada tren de la compañía hace como mucho una ruta.',
    refusal: 'Este tren no es de la compañía o ya tiene ruta.',
    figures: 'Se trata de {train}.',
  },
  'routes.two_stops': {
    rule: 'Una ruta tiene al menos dos paradas.',
    refusal: 'Una ruta necesita al menos dos paradas. Añade una o borra este tren.',
    figures: 'Se trata de {train}.',
  },
  'routes.own_token': {
    rule: 'Una ruta incluye una ciudad con ficha de la compañía.',
    refusal: 'La ruta no tiene ninguna ciudad con ficha de la compañía.',
    figures: 'Se trata de {train}.',
  },
  'routes.too_long': {
    rule: 'Un tren no visita más paradas de las que permite su número.',
    refusal: 'La ruta tiene más paradas de las que el tren puede visitar.',
    figures: 'La ruta de {train} tiene {stops} paradas.',
  },
  'routes.no_track': {
    rule: 'Una ruta sigue la vía sin cortes.',
    refusal: 'No hay vía entre dos de estas paradas. Pulsa las paradas en el orden en que el tren las visita.',
    figures: 'El corte está entre {from} y {to}.',
  },
  'routes.track_twice': {
    rule: 'Ningún tramo de vía ni lado de hexágono se usa dos veces en una misma operación de una compañía.',
    refusal: 'Dos rutas, o dos partes de una, usan la misma vía.',
    figures: 'Se trata de la ruta de {train}.',
  },
  'routes.stop_twice': {
    rule: 'Una ruta no visita dos veces una parada.',
    refusal: 'La ruta visita dos veces una parada.',
    figures: 'Es {stop}.',
  },
  'routes.group_twice': {
    rule: 'Los hexágonos de una misma zona cuentan como una parada: una ruta solo visita uno.',
    refusal: 'La ruta visita dos veces una zona.',
    figures: 'La zona es {group}.',
  },
  'routes.blocked_city': {
    rule: 'Una ruta puede terminar en una ciudad con todos los huecos ocupados por otras compañías, pero no atravesarla.',
    refusal: 'La ruta atraviesa una ciudad llena de fichas de otras compañías.',
    figures: 'Es {stop}.',
  },
  'routes.through_offboard': {
    rule: 'Las zonas exteriores solo son extremos de rutas.',
    refusal: 'La ruta atraviesa una zona exterior. Debe terminar ahí.',
    figures: 'Es {stop}.',
  },
  'routes.revenue': {
    rule: 'El ingreso es la suma de las paradas.',
    refusal: 'El ingreso indicado no es la suma de las rutas.',
    figures: 'Las rutas producen {revenue}.',
  },
  // dividends and trains
  'routes.most': {
    rule: 'Una compañía sin presidente opera por lo máximo que puedan dar sus trenes.',
    refusal: 'Los trenes pueden dar más, y sin presidente deben hacerlo.',
    figures: 'Pueden producir {revenue}.',
  },
  'dividend.choice': {
    rule: 'El presidente elige entre los usos del ingreso que permite el título.',
    refusal: 'El ingreso no se puede usar así.',
  },
  'train.not_for_sale': {
    rule: 'Están en venta el siguiente tren del depósito, los de venta anticipada, los descartados y los de otras compañías si la fase lo permite.',
    refusal: 'Este tren no está en venta ahora.',
    figures: 'Se trata de {train}.',
  },
  'train.price': {
    rule: 'La banca vende al precio impreso; entre compañías vale cualquier precio entero desde el mínimo.',
    refusal: 'El precio no es correcto.',
    figures: 'El precio de la banca, o el mínimo entre compañías, es {price}.',
  },
  'train.cash': {
    rule: 'Una compañía paga los trenes con su tesorería.',
    refusal: 'La tesorería no puede pagar este tren.',
    figures: 'El precio es {price}; la tesorería tiene {cash}.',
  },
  'train.limit': {
    rule: 'Una compañía solo puede tener cierto número de trenes, según la fase.',
    refusal: 'La compañía tiene tantos trenes como puede.',
    figures: 'El límite es {limit}.',
  },
  'train.must_buy': {
    rule: 'Una compañía sin tren debe comprar uno como exige el título.',
    refusal: 'La compañía no tiene tren y debe comprar uno.',
  },
  'train.help.cheapest': {
    rule: 'Con ayuda del presidente, la banca solo vende su tren más barato.',
    refusal: 'Con ayuda del presidente solo se puede comprar el tren más barato de la banca.',
    figures: 'Ese cuesta {price}.',
  },
  'train.help.up_to_face': {
    rule: 'Con ayuda del presidente, el tren de otra compañía cuesta como mucho su precio impreso.',
    refusal: 'Con ayuda del presidente, el precio del tren de otra compañía no puede superar el impreso.',
    figures: 'El precio impreso es {face}.',
  },
  'train.help.sale_needed': {
    rule: 'Una venta de acciones para pagar un tren debe haber sido necesaria para el tren que se compra.',
    refusal: 'Tras la venta de acciones solo se puede comprar un tren que no se habría podido pagar sin ella.',
    figures: 'Debe costar al menos {min}.',
  },
  'train.discard': {
    rule: 'Una compañía por encima del límite de trenes devuelve los que elija hasta cumplirlo.',
    refusal: 'Una compañía tiene más trenes de los permitidos. Antes debe descartar uno.',
  },
  // emergency and bankruptcy
  'emergency.not_needed': {
    rule: 'En una ronda de operaciones solo se venden acciones para pagar un tren obligatorio.',
    refusal: 'No hay que reunir dinero ahora, así que no se pueden vender acciones.',
  },
  'emergency.presidency': {
    rule: 'El presidente no puede perder la presidencia de la compañía que opera por una venta que paga su tren.',
    refusal: 'Esta venta costaría la presidencia de la compañía que opera.',
    figures: 'Se trata de {corporation}.',
  },
  'emergency.too_much': {
    rule: 'No se venden más acciones de las que exige el dinero que falta.',
    refusal: 'Bastan menos acciones. Vende menos.',
    figures: 'Faltan {missing}.',
  },
  'emergency.closes': {
    rule: 'El presidente nunca vende de modo que la compañía que opera cierre.',
    refusal: 'Esta venta cerraría la compañía que opera.',
    figures: 'Se trata de {corporation}.',
  },
  'emergency.dear_face': {
    rule: 'Lo emitido o vendido debe haber sido necesario para el tren comprado.',
    refusal: 'Hay que comprar un tren más caro: para este habría bastado menos dinero.',
    figures: 'Debe costar más de {min}.',
  },
  'bankruptcy.not_needed': {
    rule: 'La bancarrota solo se declara cuando no se puede pagar un tren obligatorio.',
    refusal: 'No hay que comprar ningún tren ahora, así que no se puede declarar la bancarrota.',
  },
  'bankruptcy.can_pay': {
    rule: 'Quien puede reunir el dinero de un tren obligatorio no puede declararse en bancarrota.',
    refusal: 'El dinero se puede reunir: efectivo, tesorería y acciones vendibles bastan.',
    figures: 'Faltan {missing}; se pueden vender bienes por {value}.',
  },
  ...mechanicRules,
  ...growthRules,
  ...systemRules,
} as const satisfies RuleWords;
