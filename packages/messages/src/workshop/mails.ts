import { editable } from '../platform/editable-texts.ts'

/** Mails are in Spanish only. The sender fills in placeholders such as `{store}`; the API adds the layout. */
export const mails = editable('workshop', {
  serviceRequest: {
    subject: 'Recibimos su solicitud {number}',
    heading: 'Recibimos su solicitud de servicio',
    received: 'Hemos registrado su solicitud {number}. Le responderemos por este medio.',
    link: 'Con este enlace puede ver el estado y la respuesta sin iniciar sesión. Guárdelo y no lo comparta.',
    action: 'Ver mi solicitud',
  },
  serviceRequestShop: {
    subject: 'Nueva solicitud de servicio {number}',
    heading: 'Nueva solicitud de servicio',
    photos: 'El cliente adjuntó {count} fotos de la falla; están en la administración.',
  },
  serviceAnswer: {
    subject: 'Su solicitud {number}: {status}',
    heading: 'Novedades de su solicitud',
    status: 'Su solicitud {number} está ahora en estado {status}.',
    expected: 'Calculamos tenerlo para el {date}.',
    answer: 'Respuesta:',
    quoteSubject: 'Decida antes del {date}: presupuesto de {amount}, solicitud {number}',
    quoteHeading: 'Necesitamos su decisión',
    quote:
      'Necesitamos su decisión antes del {date}: el presupuesto es de {amount}. Puede aceptarlo o rechazarlo desde el enlace.',
    warranty: 'La reparación tiene garantía hasta el {date}. Conserve su comprobante.',
    action: 'Ver mi solicitud',
    decide: 'Responder al presupuesto',
  },
  paymentReport: {
    heading: 'Pago por verificar: {number}',
    text: 'El cliente informó un pago de {amount} para la reparación {number}. Compruebe si llegó y márquelo en su página.',
  },
  quoteDecision: {
    accepted: 'Presupuesto aceptado: {number}',
    rejected: 'Presupuesto rechazado: {number}',
    acceptedText: 'El cliente aceptó el presupuesto de {amount} de la solicitud {number}.',
    rejectedText: 'El cliente rechazó el presupuesto de {amount} de la solicitud {number}.',
  },
  recordedDecision: {
    subject: 'Registramos su respuesta al presupuesto de {number}',
    heading: 'Registramos su respuesta',
    accepted: '{person} aceptó {way} el presupuesto de {amount} de la solicitud {number}. Así lo anotamos.',
    rejected: '{person} rechazó {way} el presupuesto de {amount} de la solicitud {number}. Así lo anotamos.',
    ways: { phone: 'por teléfono', counter: 'en el mostrador' },
    object: 'Si no fue así, avísenos enseguida.',
    action: 'Ver mi solicitud',
  },
  serviceMessage: {
    customer: {
      subject: 'Mensaje del taller sobre su solicitud {number}',
      heading: 'El taller le escribió sobre {number}',
      action: 'Ver y responder',
    },
    shop: {
      subject: 'Mensaje del cliente: {number}',
      heading: 'El cliente escribió sobre {number}',
      action: 'Responder',
    },
    photos: 'Fotos adjuntas: {count}',
  },
  serviceFacts: {
    service: 'Servicio',
    device: 'Equipo',
    failure: 'Falla',
    customer: 'Cliente',
    phone: 'Teléfono',
    address: 'Servicio a domicilio',
  },
})
