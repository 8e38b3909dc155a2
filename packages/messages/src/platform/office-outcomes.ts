/** What became of a request whose answer was lost. */
export const outcomes = {
  unknown: 'No sabemos si quedó registrado. Lo comprobamos en cuanto haya conexión; no hace falta repetirlo.',
  open: 'Abrir',
  read: 'Entendido',
  scopes: {
    'sellorders/counter': {
      done: 'La venta ya quedó registrada.',
      notSent: 'No se registró: puede repetirla.',
    },
    'staff-orders': {
      done: 'El encargo ya quedó registrado.',
      notSent: 'No se registró: puede repetirlo.',
    },
    'order-refund': {
      done: 'El reembolso ya quedó registrado.',
      notSent: 'No se registró: puede repetirlo.',
    },
    'staff-returns': {
      done: 'La devolución ya quedó registrada.',
      notSent: 'No se registró: puede repetirla.',
    },
    'stock-sheets': {
      done: 'Ya quedó confirmado.',
      notSent: 'No se confirmó: puede repetirlo.',
    },
    'walk-in': {
      done: 'El equipo ya quedó recibido.',
      notSent: 'No se registró: puede repetirlo.',
    },
    'repair-payment': {
      done: 'El cobro ya quedó registrado.',
      notSent: 'No se registró: puede repetirlo.',
    },
    'repair-refund': {
      done: 'La devolución del dinero ya quedó registrada.',
      notSent: 'No se registró: puede repetirla.',
    },
    'order-messages': {
      done: 'El mensaje ya se envió.',
      notSent: 'No se envió: puede repetirlo.',
    },
    'service-messages': {
      done: 'El mensaje ya se envió.',
      notSent: 'No se envió: puede repetirlo.',
    },
  },
} as const
