/** Texts of payments with a gateway; pages get them with their data. */
export const online = {
  title: 'Pago en línea',
  hint: 'Paga {amount} en la página de la pasarela. No se cobra más por pagar así.',
  now: 'Pagar ahora',
  with: 'Pagar ahora con {name}',
  go: 'Ir a la pasarela',
  amount: 'Importe',
  order: 'Pedido',
  states: {
    pending: 'Falta pagar',
    paid: 'Recibimos su pago',
    failed: 'El pago no se hizo',
    expired: 'El tiempo para pagar terminó',
    refunded: 'Le devolvimos el dinero',
  },
  texts: {
    pending: 'En cuanto la pasarela confirme el pago, esta página lo dirá.',
    paid: 'Le enviamos un correo con los detalles.',
    failed: 'No se le cobró nada. Puede intentarlo otra vez desde su pedido.',
    expired: 'Si ya pagó, no se preocupe: lo sabremos en cuanto la pasarela lo confirme.',
    refunded: 'La pasarela lo entrega por la misma vía con la que pagó.',
  },
  cancelled: 'El pedido se canceló antes de llegar el pago. Le devolveremos el dinero.',
  refresh: 'Actualizar',
  orders: 'Ver mis pedidos',
  bad: 'Este pago no existe',
  badText: 'Revise el enlace, o búsquelo en su pedido.',
} as const
