import { editable } from '../platform/editable-texts.ts'

/** Mails are in Spanish only. The sender fills in placeholders such as `{store}`; the API adds the layout. */
export const mails = editable('catalogue', {
  reviewRequest: {
    subject: '¿Qué tal su compra? Pedido {number}',
    heading: '¿Qué tal su compra?',
    text: 'Hace unos días recibió su pedido {number} de {store}. Su opinión ayuda a otros a elegir; basta con una línea.',
    onlyOnce: 'Es el único mensaje que le enviamos para pedírselo.',
    more: 'Valorar {product}',
    action: 'Valorar {product}',
    unsubscribe: 'No pedirme más valoraciones',
  },
  reviewConfirmation: {
    subject: 'Confirme su valoración de {product}',
    heading: 'Confirme su valoración',
    asked:
      'Alguien, seguramente usted, escribió en {store} una valoración de {product} con su correo electrónico. Ábrala para leerla y confirmarla.',
    notYou: 'Si no fue usted, no haga nada: sin su confirmación no se publica y se borra en unos días.',
    action: 'Confirmar la valoración',
  },
  reviewExists: {
    subject: 'Su valoración de {product}',
    heading: 'Usted ya valoró este producto',
    asked:
      'Alguien, seguramente usted, escribió en {store} otra valoración de {product} con su correo electrónico, que ya tiene una valoración de este producto. La nueva no se publica.',
    notYou: 'Si no fue usted, no haga nada.',
  },
})
