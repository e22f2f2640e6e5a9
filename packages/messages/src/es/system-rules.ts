/** Rules of systems, markers and tied runs; the shape is that of `rules`. */
export const systemRules = {
  'exchange.par': {
    rule: 'Quien inicia una compañía entregando una privada paga una vez el precio de salida, por la otra mitad del certificado de presidente.',
    refusal: 'No hay efectivo para la otra mitad del certificado de presidente.',
    figures: 'Cuesta {price} y hay {cash}.',
  },
  'train.shelf': {
    rule: 'Un sistema tiene dos estantes de trenes y nombra uno con cada tren que compra.',
    refusal: 'Hay que decir para qué estante se compra el tren.',
    figures: 'Se trata de {operator}, {shelf}.',
  },
  'track.extra_or_upgrade': {
    rule: 'La loseta adicional de esta privada y una mejora se excluyen en un mismo turno.',
    refusal: 'En este turno ya hubo una mejora: no hay loseta adicional.',
  },
  'private.place': {
    rule: 'La compañía que compra una compañía menor con su privada puede poner una ficha en su lugar o dejarlo bloqueado.',
    refusal: 'Para esta ficha solo está abierto el lugar de la compañía menor.',
    figures: 'Está en {hex}.',
  },
  'system.pair': {
    rule: 'Pueden fusionarse dos compañías distintas ya iniciadas que no sean sistemas.',
    refusal: 'Estas dos no pueden fusionarse.',
    figures: 'Se trata de {survivor} y {absorbed}.',
  },
  'system.president': {
    rule: 'Quien fusiona dos compañías preside al menos una de ellas.',
    refusal: 'No presides ninguna de las dos.',
    figures: 'Se trata de {survivor} y {absorbed}.',
  },
  'system.floated': {
    rule: 'De dos compañías que se fusionan, al menos una está a flote.',
    refusal: 'Ninguna de las dos está a flote.',
    figures: 'Se trata de {survivor} y {absorbed}.',
  },
  'system.operated': {
    rule: 'Dos compañías solo se fusionan si ambas han operado, o ninguna.',
    refusal: 'Una de las dos ha operado y la otra no.',
    figures: 'Se trata de {survivor} y {absorbed}.',
  },
  'system.shares': {
    rule: 'Un jugador debe tener bastantes acciones de las dos juntas; algo menos basta a quien no ha vendido de ninguna en esta ronda.',
    refusal: 'Nadie tiene bastantes acciones de las dos juntas.',
    figures: 'Hacen falta {shares}, o {unsold} sin ventas, de {survivor} y {absorbed}.',
  },
  'system.purchase': {
    rule: 'Una fusión es la compra de un turno.',
    refusal: 'Ya has comprado algo en este turno.',
  },
  'system.answer': {
    rule: 'Durante una fusión los jugadores eligen entre lo que tienen abierto.',
    refusal: 'Eso no responde a lo que se pregunta.',
  },
  'system.token': {
    rule: 'De dos fichas de un sistema nuevo en un hexágono, una se va.',
    refusal: 'Esta ficha no es una de las que deben irse.',
    figures: 'Se trata de {hex}.',
  },
  'system.shelf_full': {
    rule: 'Cuando un sistema ha ordenado sus trenes, ningún estante supera el límite.',
    refusal: 'Hay demasiados trenes en un estante.',
    figures: 'Es el de {shelf}, de {operator}.',
  },
  'routes.tied': {
    rule: 'Una compañía menor solo opera sobre la loseta que acaba de colocar.',
    refusal: 'La ruta no usa la loseta recién colocada.',
    figures: 'Se trata de {operator}.',
  },
  'marker.owned': {
    rule: 'Una compañía tiene un marcador como mucho.',
    refusal: 'Ya tiene un marcador.',
    figures: 'Se trata de {operator}.',
  },
  'marker.none_left': {
    rule: 'Los marcadores se venden mientras queden.',
    refusal: 'No queda ningún marcador.',
    figures: 'Se trata de {hex}.',
  },
  'marker.not_reached': {
    rule: 'Un marcador se vende a una compañía cuya vía llega al hexágono.',
    refusal: 'Su vía no llega al hexágono del marcador.',
    figures: 'Se trata de {operator} y {hex}.',
  },
  'marker.cash': {
    rule: 'Un marcador se paga de la tesorería.',
    refusal: 'No hay dinero para un marcador.',
    figures: 'Cuesta {price} y hay {cash}.',
  },
  'marker.no_token': {
    rule: 'En el hexágono de los marcadores nunca se coloca una ficha.',
    refusal: 'Aquí no puede colocarse ninguna ficha.',
    figures: 'Se trata de {hex}.',
  },
} as const;
