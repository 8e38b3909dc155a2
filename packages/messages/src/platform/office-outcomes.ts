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
    'order-payment': {
      done: 'El pago ya quedó registrado.',
      notSent: 'No se registró: puede repetirlo.',
    },
    'cash-move': {
      done: 'El movimiento ya quedó registrado.',
      notSent: 'No se registró: puede repetirlo.',
    },
    credit: {
      done: 'El saldo ya quedó cambiado.',
      notSent: 'No se cambió: puede repetirlo.',
    },
    'credit-vouchers': {
      done: 'El vale ya quedó vendido.',
      notSent: 'No se vendió: puede repetirlo.',
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
