/** Unpaid orders, reopening and voiding. */
export const unpaid = {
  badge: 'Sin pago',
  partly: 'Pago parcial',
  filter: 'Cobro',
  every: 'Pagados o no',
  paid: 'Pagados',
  unpaid: 'Sin pago',
  completeTitle: '¿Completar sin pago? Faltan {due}',
  unpricedTitle: '¿Completar sin cobrar?',
  unpricedText: 'No tiene precio ni garantía. Si cuesta algo, primero haga un presupuesto o cóbrelo.',
  completeLabel: 'Motivo',
  completeHint: 'Lo leen solo quienes trabajan aquí. Queda en el historial y en el registro.',
  complete: 'Completar sin pago',
  figure: 'Pedidos sin pago',
  figureText: 'Ni pagados por completo ni cancelados. No cuentan como ventas.',
  none: 'Todo lo de este periodo está pagado.',
  orders: { one: '{count} pedido', other: '{count} pedidos' },
  completed: { one: '{count} ya completado', other: '{count} ya completados' },
  see: 'Ver los pedidos sin pago',
} as const

export const reopen = {
  action: 'Reabrir pedido',
  title: '¿Reabrir el pedido {number}?',
  text: 'Vuelve a EN PROCESO. La garantía y los días de devolución cuentan desde que se complete otra vez.',
  label: 'Motivo',
  hint: 'Lo leen solo quienes trabajan aquí.',
  done: 'El pedido {number} está EN PROCESO otra vez.',
} as const
