import { editable } from '../platform/editable-texts.ts'

/** Mails are in Spanish only. The sender fills in placeholders such as `{store}`; the API adds the layout. */
export const mails = editable('site', {
  accountsChanged: {
    subject: 'Cambiaron las cuentas para transferencias de {store}',
    heading: 'Cuentas para transferencias',
    happened: 'La cuenta de personal {by} cambió los datos a los que pagan los clientes.',
    notYou: 'Revíselos en la administración. Si nadie del personal lo hizo, bloquee esa cuenta ahora mismo.',
  },
  webhookDisabled: {
    subject: 'La tienda desactivó el webhook «{name}»',
    heading: 'Webhook desactivado',
    consequence: 'Desde ahora el otro programa no recibe lo que pasa en la tienda, tampoco después.',
    facts: {
      name: 'Webhook',
      url: 'Dirección',
      outcome: 'Último intento',
      answer: 'Respuesta del receptor',
    },
    action: 'Ver el webhook',
  },
  contactMessage: {
    subject: 'Mensaje de contacto: {subject}',
    heading: 'Mensaje de contacto',
    name: 'Nombre',
    email: 'Correo electrónico',
    about: 'Asunto',
    answer: 'Puede responder directamente a este correo: la respuesta llega a quien lo escribió.',
  },
  contactReply: {
    subject: 'Respuesta de {store}: {subject}',
    heading: 'Respuesta a su mensaje',
    yours: 'Su mensaje del {time}:',
  },
  newsletterConfirmation: {
    subject: 'Confirme su suscripción al boletín de {store}',
    heading: 'Confirme su suscripción',
    asked: 'Alguien, seguramente usted, pidió recibir en esta dirección el boletín de {store}.',
    notYou: 'Si no fue usted, no haga nada: sin su confirmación no le escribiremos.',
    leave: 'Guarde este correo: con el mismo enlace puede darse de baja cuando quiera.',
    action: 'Confirmar la suscripción',
  },
})
