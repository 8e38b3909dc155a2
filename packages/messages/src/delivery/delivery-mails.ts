import { editable } from '../platform/editable-texts.ts'

/** Mails about the steps of an order. In Spanish only, as all mails. */
export const mails = editable('delivery', {
  ready: {
    subject: 'Su pedido {number} está listo para recoger',
    heading: 'Listo para recoger',
    text: 'Su pedido {number} lo espera en {place}.',
  },
  onTheWay: {
    subject: 'Su pedido {number} va en camino',
    heading: 'Su pedido va en camino',
    text: 'Su pedido {number} salió hacia usted. Le llamaremos si hace falta.',
    due: 'Falta por pagar: {due}.',
    code: 'Diga este código a quien se lo entregue, y solo cuando tenga el pedido en sus manos:',
    action: 'Ver mi pedido',
  },
  failed: {
    subject: 'No pudimos entregar su pedido {number}',
    heading: 'No pudimos entregar su pedido',
    text: 'Intentamos entregar su pedido {number} y no fue posible. Lo tenemos en la tienda: responda a este correo o llámenos para acordar otra entrega.',
  },
  delivered: {
    subject: 'Su pedido {number} fue entregado',
    heading: 'Pedido entregado',
    text: 'Marcamos su pedido {number} como entregado sin pedir el código. Si no lo recibió, responda a este correo cuanto antes.',
  },
})
