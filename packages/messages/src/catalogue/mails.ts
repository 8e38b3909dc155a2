/** Mails are in Spanish only. The sender fills in placeholders such as `{store}`; the API adds the layout. */
export const mails = {
  reviewConfirmation: {
    subject: 'Confirme su valoración de {product}',
    heading: 'Confirme su valoración',
    asked:
      'Alguien, seguramente usted, escribió en {store} esta valoración de {product} con su correo electrónico.',
    notYou: 'Si no fue usted, no haga nada: sin su confirmación no se publica y se borra en unos días.',
    action: 'Confirmar la valoración',
    label: { author: 'Nombre', rating: 'Valoración', text: 'Comentario' },
  },
} as const
