import type { Translation } from '../translation.ts';
import type { growthRules as english } from '../en/growth-rules.ts';

export const growthRules = {
  'auction.bid.range': {
    rule: 'Una puja parte de lo que la ayuda de la banca deja del valor nominal y sube al menos un paso; no puede superar el efectivo.',
    refusal: 'Esa puja no es posible.',
    figures: 'De {min} a {max} en pasos de {step}.',
  },
  'launch.started': {
    rule: 'Solo se subasta una compañía que no está en juego.',
    refusal: 'Esta compañía ya está en juego.',
    figures: 'Se trata de {corporation}.',
  },
  'launch.bid.range': {
    rule: 'Las pujas por una compañía suben por pasos entre un mínimo y un máximo.',
    refusal: 'Esa puja no es posible.',
    figures: 'De {min} a {max} en pasos de {step}.',
  },
  'launch.bid.exact': {
    rule: 'Una puja se paga exacta: con compañías privadas enteras a su valor nominal, y el resto en efectivo.',
    refusal: 'Tu efectivo y tus compañías privadas no pueden sumar exactamente esta puja. Elige otra cantidad.',
    figures: 'La puja fue de {amount}.',
  },
  'launch.certificate_limit': {
    rule: 'Un jugador en el límite de certificados no abre subastas ni puja.',
    refusal: 'Tienes tantos certificados como se permite.',
    figures: 'El límite es {limit}.',
  },
  'launch.home': {
    rule: 'Una compañía nueva empieza en cualquier ciudad con un hueco libre.',
    refusal: 'No hay ninguna ciudad con hueco libre para una compañía nueva.',
    figures: 'Se trata de {corporation}.',
  },
  'launch.size': {
    rule: 'La fase dice con cuántas acciones se puede iniciar una compañía.',
    refusal: 'Ahora no se puede iniciar una compañía con ese número de acciones.',
    figures: 'Posibles: {sizes}.',
  },
  'launch.contribute': {
    rule: 'Una compañía privada paga una compañía solo si con ella la puja aún puede pagarse exacta.',
    refusal: 'Con esta compañía privada la puja no podría pagarse exacta.',
    figures: 'Se trata de {private}.',
  },
  'launch.cash': {
    rule: 'El ganador entrega compañías privadas hasta que su efectivo cubre el resto de la puja.',
    refusal: 'Tu efectivo aún no cubre la puja: entrega otra compañía privada.',
    figures: 'Es para {corporation}.',
  },
  'launch.busy': {
    rule: 'Mientras se inicia una compañía no ocurre nada más.',
    refusal: 'Se está iniciando una compañía. Termina eso antes.',
    figures: 'Es {corporation}.',
  },
  'loan.bank': {
    rule: 'La banca tiene un número fijo de préstamos.',
    refusal: 'A la banca no le quedan préstamos.',
  },
  'loan.limit': {
    rule: 'Una compañía no tiene más préstamos de los que permiten las reglas.',
    refusal: 'Esta compañía tiene tantos préstamos como puede.',
    figures: '{operator} puede tener {limit}.',
  },
  'loan.turn': {
    rule: 'Una compañía toma un número limitado de préstamos por turno de operación.',
    refusal: 'Esta compañía ya ha tomado todos los préstamos de este turno.',
    figures: '{operator} puede tomar {limit} por turno.',
  },
  'loan.phase': {
    rule: 'A partir de cierta fase la banca no presta.',
    refusal: 'En esta fase ya no se presta.',
    figures: 'Es así desde la fase {phase}.',
  },
  'loan.none': {
    rule: 'Solo se devuelven préstamos pendientes.',
    refusal: 'No hay préstamo que devolver.',
    figures: 'Se trata de {operator}.',
  },
  'loan.cash': {
    rule: 'Un préstamo se devuelve entero, con la tesorería.',
    refusal: 'La tesorería no puede devolver un préstamo.',
    figures: 'Un préstamo vale {value}, hay {cash}.',
  },
  'loan.borrowed': {
    rule: 'Una compañía que tomó un préstamo tras pagar intereses no devuelve nada en ese turno.',
    refusal: 'Se tomó un préstamo en este paso, así que no se puede devolver ninguno.',
  },
  'loan.repaying': {
    rule: 'Tras comprar acciones propias o empezar a devolver, una compañía no toma más préstamos en ese turno.',
    refusal: 'Es tarde para un préstamo en este turno.',
    figures: 'Se trata de {operator}.',
  },
  'loan.not_now': {
    rule: 'En su turno una compañía toma préstamos en cualquier momento antes de pagar intereses.',
    refusal: 'Ahora no se puede tomar ningún préstamo.',
  },
  'short.phase': {
    rule: 'Desde cierta fase nadie vende en corto.',
    refusal: 'La venta en corto terminó con esta fase.',
    figures: 'Terminó con la fase {phase}.',
  },
  'short.size': {
    rule: 'Solo se venden en corto acciones de compañías con suficientes acciones.',
    refusal: 'No se pueden vender en corto acciones de una compañía de este tamaño.',
    figures: 'Se trata de {corporation}.',
  },
  'short.operated': {
    rule: 'Solo se venden en corto acciones de compañías que han operado.',
    refusal: 'Esta compañía aún no ha operado.',
    figures: 'Se trata de {corporation}.',
  },
  'short.trading': {
    rule: 'Las acciones sin valor no se venden en corto.',
    refusal: 'Las acciones de esta compañía no se negocian ahora.',
    figures: 'Se trata de {corporation}.',
  },
  'short.holds': {
    rule: 'Nadie tiene y debe a la vez acciones de una compañía.',
    refusal: 'Tienes acciones de esta compañía.',
    figures: 'Se trata de {corporation}.',
  },
  'short.most': {
    rule: 'Solo se vende en corto cierto número de acciones de una compañía.',
    refusal: 'No se puede vender en corto ninguna acción más de esta compañía.',
    figures: 'Como mucho {limit} de {corporation}.',
  },
  'short.once': {
    rule: 'Se vende en corto una acción por turno.',
    refusal: 'Ya has vendido una acción en corto en este turno.',
  },
  'corporate.president': {
    rule: 'Un jugador actúa por una compañía que preside.',
    refusal: 'No presides esta compañía.',
    figures: 'Se trata de {operator}.',
  },
  'corporate.whole_turn': {
    rule: 'Actuar por una compañía ocupa todo el turno de acciones.',
    refusal: 'Has actuado por ti en este turno, así que no puedes actuar por una compañía.',
  },
  'corporate.shares': {
    rule: 'Una compañía recupera sus propias acciones de la reserva de la banca.',
    refusal: 'No son acciones de la compañía en la reserva de la banca.',
    figures: 'Se trata de {operator}.',
  },
  'corporate.cash': {
    rule: 'Una compañía paga el precio actual por sus propias acciones.',
    refusal: 'La tesorería no puede pagar estas acciones.',
    figures: 'Cuestan {price}, hay {cash}.',
  },
  'corporate.trading': {
    rule: 'Una compañía cuyas acciones no valen nada no actúa en una ronda de acciones.',
    refusal: 'Las acciones de esta compañía no se negocian ahora, así que no puede actuar.',
    figures: 'Se trata de {operator}.',
  },
  'merger.not_asked': {
    rule: 'Cada compañía que puede crecer decide una vez en una ronda de fusiones.',
    refusal: 'Ninguna compañía tiene que decidir ahora si crece.',
  },
  'merger.size': {
    rule: 'Una compañía solo crece mientras no tenga todas las acciones.',
    refusal: 'Esta compañía no puede crecer más.',
    figures: 'Se trata de {operator}.',
  },
  'merger.partner': {
    rule: 'Se fusionan dos compañías distintas del mismo tamaño, ambas con precio.',
    refusal: 'Esta compañía no sirve para una fusión.',
    figures: 'Se trata de {operator}.',
  },
  'merger.changed': {
    rule: 'Una compañía se convierte o fusiona una vez por ronda.',
    refusal: 'Esta compañía ya se ha convertido o fusionado en esta ronda.',
    figures: 'Se trata de {operator}.',
  },
  'merger.cash': {
    rule: 'Si los presidentes son distintos, el que sigue debe poder pagar una acción al nuevo precio.',
    refusal: 'El presidente que sigue no puede pagar una acción al nuevo precio.',
    figures: 'Cuesta {price}, hay {cash}.',
  },
  'merger.percent': {
    rule: 'Tras el canje de acciones alguien debe poder presidir.',
    refusal: 'Nadie tendría bastante para presidir la compañía fusionada.',
    figures: 'Es el {percent} %.',
  },
  'merger.shares.place': {
    rule: 'Tras una conversión o fusión solo se compran acciones de la tesorería.',
    refusal: 'Ahora solo se pueden comprar acciones sueltas de la tesorería.',
    figures: 'Se trata de {operator}.',
  },
  'merger.shares.president': {
    rule: 'Tras una conversión o fusión el presidente compra y no vende.',
    refusal: 'El presidente no vende aquí.',
    figures: 'Se trata de {operator}.',
  },
  'merger.shares.other': {
    rule: 'Tras una conversión o fusión solo se venden acciones de esa compañía.',
    refusal: 'Ahora solo se pueden vender acciones de la compañía que ha cambiado.',
    figures: 'Es {operator}.',
  },
  'merger.token': {
    rule: 'Una ficha que debe irse es una de las del mismo hexágono, o de todas si sobran.',
    refusal: 'Esta ficha no está entre las que se pueden elegir.',
    figures: 'Se trata de {operator}.',
  },
  'takeover.target': {
    rule: 'Una compañía absorbe a otra que está en juego.',
    refusal: 'Esta compañía no puede ser absorbida.',
  },
  'takeover.not_connected': {
    rule: 'Una vía lleva de una ficha de la una a una ficha de la otra.',
    refusal: 'La vía de su compañía no lleva a ninguna ficha de la otra.',
    figures: 'Se trata de {operator} y {corporation}.',
  },
  'takeover.money': {
    rule: 'Se compran todas las acciones de fuera, con dinero de la caja y acciones propias.',
    refusal: 'La caja y sus acciones no bastan para todos los que hay que pagar.',
    figures: 'Faltan {missing}.',
  },
  'takeover.pay': {
    rule: 'Se paga a los accionistas uno tras otro, de modo que todos puedan cobrar: en dinero, o en acciones y el resto en dinero.',
    refusal: 'Este no es el accionista siguiente, o no se le puede pagar así.',
  },
  'home.phase': {
    rule: 'Estas compañías se lanzan solo a partir de cierta fase.',
    refusal: 'Esta compañía todavía no se puede lanzar.',
    figures: 'A partir de la fase {phase}.',
  },
  'home.none': {
    rule: 'Una compañía que elige su sede necesita una ciudad libre.',
    refusal: 'No hay ciudad en la que esta compañía pueda tener su sede a ese precio.',
  },
  'home.launch_price': {
    rule: 'Una sede en un hexágono con vía exige un precio de lanzamiento más alto.',
    refusal: 'La compañía se lanzó a un precio demasiado bajo para una sede allí.',
    figures: 'Al menos a {min} en {hex}.',
  },
  'ferry.sold': {
    rule: 'Cada ciudad tiene un transbordador como mucho, hasta cierta fase.',
    refusal: 'No hay transbordador que comprar allí.',
    figures: 'Se trata de {hex}.',
  },
  'ferry.once': {
    rule: 'Una compañía compra un transbordador por turno.',
    refusal: 'Su compañía ya ha comprado un transbordador en este turno.',
  },
  'ferry.when': {
    rule: 'Los transbordadores se compran antes de circular.',
    refusal: 'Es tarde para un transbordador en este turno.',
  },
  'ferry.not_connected': {
    rule: 'Quien compra un transbordador tiene vía que lleva a su ciudad.',
    refusal: 'La vía de su compañía no lleva allí.',
    figures: 'Se trata de {hex}.',
  },
  'ferry.cash': {
    rule: 'El transbordador lo paga la caja.',
    refusal: 'La caja no puede pagarlo.',
    figures: 'Cuesta {price}; hay {cash}.',
  },
  'ferry.not_owned': {
    rule: 'La compañía privada dobla un transbordador de su compañía.',
    refusal: 'Su compañía no tiene transbordador allí.',
    figures: 'Se trata de {hex}.',
  },
  'acquisition.not_asked': {
    rule: 'Las compañías se ofrecen una tras otra; cada paso tiene su momento.',
    refusal: 'Ahora no se decide sobre esta compañía.',
  },
  'acquisition.bid.range': {
    rule: 'Las pujas suben por pasos hasta lo que la mejor compañía del pujador podría pagar con todos sus préstamos.',
    refusal: 'Esa puja no es posible.',
    figures: 'De {min} a {max} en pasos de {step}.',
  },
  'acquisition.bid.own': {
    rule: 'El presidente de la compañía ofrecida solo puja el mínimo.',
    refusal: 'El presidente de la compañía ofrecida solo puede pujar el mínimo.',
    figures: 'Son {min}.',
  },
  'acquisition.buyer': {
    rule: 'El ganador nombra una de sus compañías que pueda pagar la puja.',
    refusal: 'Esta compañía no puede absorber a la otra por ese precio.',
  },
  'crisis.presidency': {
    rule: 'Las ventas en una crisis no cambian ninguna presidencia.',
    refusal: 'Tras esta venta otro jugador tendría más que tú de una compañía que presides.',
    figures: 'Se trata de {corporation}.',
  },
  'crisis.too_much': {
    rule: 'En una crisis no se vende más de lo necesario.',
    refusal: 'Bastaría una venta menor.',
    figures: 'Faltan {missing}.',
  },
  'crisis.can_pay': {
    rule: 'Un jugador quiebra solo cuando ni todas las ventas juntas bastan.',
    refusal: 'Las ventas aún pueden reunir el dinero que falta.',
    figures: 'Faltan {missing}; las ventas dan hasta {value}.',
  },
  'crisis.trading': {
    rule: 'En una crisis se venden acciones con precio.',
    refusal: 'Las acciones de esta compañía no se negocian ahora.',
  },
} as const satisfies Translation<typeof english>;
