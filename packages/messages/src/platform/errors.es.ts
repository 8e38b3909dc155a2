/** Keyed by API error code, a closed list in the contract. These can be answered to calls of the public catalogue pages. */
export const frontErrors = {
  malformed: 'No entendimos la solicitud. Recargue la página e intente otra vez.',
  unauthenticated: 'Acceso denegado',
  forbidden: 'Usted no tiene permisos suficientes para realizar esta operación',
  notFound: 'No encontramos lo que busca.',
  conflict: 'La operación no es posible en el estado actual. Recargue la página y revise los datos.',
  outOfStock: 'EL producto {name} no esta disponible',
  unpaidLimit: 'Puede reservar hasta {units} unidades de {name}, contando sus pedidos sin pagar.',
  priceChanged: 'El precio de algún producto cambió. Revise los nuevos importes antes de continuar.',
  chooseVariant: 'Este producto se vende en varias versiones. Elija una.',
  cartFull: 'Una cuenta puede tener en el carrito hasta 50 líneas y 99 unidades de cada producto.',
  noPrice:
    'Algún producto no tiene precio en esta moneda. Consulte el precio con nosotros o elija otra moneda.',
  reviewExists: 'Ya hay una valoración de este producto con ese correo electrónico.',
  tooLarge: 'El archivo o el texto enviado es demasiado grande.',
  invalid: 'Revise los campos señalados.',
  tooMany: 'Demasiados intentos. Espere unos minutos e intente otra vez.',
  overloaded: 'La tienda está muy ocupada en este momento. Intente otra vez en unos segundos.',
  unavailable: 'El servicio no está disponible en este momento. Intente otra vez en unos minutos.',
  noAnswer: 'No hubo respuesta: no sabemos si llegó. Compruébelo cuando vuelva la línea.',
  internal: 'Ocurrió un error inesperado. Intente otra vez; si continúa, escríbanos.',
} as const
