export const progress = {
  title: 'Seguimiento',
  // Keyed by API value: t(`progress.stages.${stage}`).
  stages: {
    received: 'Pedido recibido',
    preparing: 'Preparando',
    ready: 'Listo para recoger',
    onTheWay: 'En camino',
    delivered: 'Entregado',
    completed: 'Completado',
    cancelled: 'Cancelado',
  },
  code: 'Código de entrega',
  codeText: 'Dígalo a quien le entregue el pedido, y solo cuando lo tenga en sus manos.',
  failed: 'El {date} intentamos entregarlo y no fue posible. Escríbanos para acordar otra entrega.',
} as const
