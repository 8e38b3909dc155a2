/** The error codes that calls of the public catalogue pages never get: another file, so that it is in another chunk. */
export const restErrors = {
  staleVersion: 'Otra persona cambió estos datos. Recargue la página antes de guardar.',
  emptyCart: 'Su carrito está vacío. Agregue un producto antes de finalizar el pedido.',
  unpaidLimit: 'Pague antes sus pedidos o pida menos unidades.',
  notDelivered: 'No entregamos a domicilio en esa dirección. Puede recoger su pedido.',
  deliveryMinimum: 'El pedido no llega al mínimo para entregar en esa dirección.',
  noAddress: 'No se encuentran direcciones de envío configuradas',
  methodUnavailable: 'Esa forma de pago no está disponible para este pedido. Elija otra.',
  noTransferAccount:
    'Todavía no tenemos una cuenta en esa moneda. Escríbanos por WhatsApp para acordar el pago.',
  codeUsed: 'Ese código de transacción ya fue utilizado.',
  principalAddress:
    'No puede quitar la dirección principal. Antes, establezca otra dirección como principal.',
  addressBookFull: 'Ya tiene el máximo de direcciones. Quite una antes de agregar otra.',
  notDownloadable: 'El pago de esta solicitud todavía no se ha verificado.',
  hardwareIdSent: 'El Hardware Id de esta solicitud ya fue enviado.',
  quoteClosed: 'Ese presupuesto ya fue respondido, fue sustituido o ha vencido.',
  notActivated: 'Su cuenta no está activada. Revise su correo electrónico.',
  badCredentials: 'Correo electrónico o contraseña incorrectos.',
  secondFactorRequired: 'Falta el segundo paso para entrar.',
  challengeExpired: 'El inicio de sesión caducó. Escriba otra vez su correo y su contraseña.',
  badFactor: 'Ese código o llave no es válido. Intente otra vez.',
  secondFactorMissing: 'Active la verificación en dos pasos de su cuenta para trabajar en la administración.',
  confirmationRequired: 'Confirme que es usted para continuar.',
  lastFactor: 'Su cuenta necesita un segundo factor. Agregue otro antes de quitar este.',
  badCode: 'El código de verificación no es válido o ha caducado.',
  unsupportedType: 'Ese tipo de archivo no se admite.',
} as const
