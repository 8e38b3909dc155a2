import { hours } from '@tecnoclick/domain/platform/duration'
import { formatOrderNumber } from '@tecnoclick/domain/platform/order-number'
import { mailRow } from '../mail.ts'
import { later } from '../moment.ts'
import type { PlacedOrder } from './placed-order.ts'

/** The confirmation, and a mail for every answer or change of state (selling.md#order-states). */
export function orderMails({ id, at, email: to, number, steps, buyerName }: PlacedOrder) {
  if (to === null) return []
  const name = number ? ` ${formatOrderNumber(number.prefix, number.sequence)}` : ', número por asignar'
  const greeting = `Hola, ${buyerName}:`
  const confirmation = mailRow({
    kind: 'order-confirmation',
    about: id,
    orderIds: [id],
    to,
    subject: `Recibimos su pedido${name}`,
    paragraphs: [
      greeting,
      `Recibimos su pedido${name}. Le avisaremos por este medio cuando cambie de estado.`,
    ],
    at,
  })
  const changes = steps.map(({ hours: after, status, answer }, index) =>
    mailRow({
      kind: 'order-status',
      about: `${id}:${index + 1}`,
      orderIds: [id],
      to,
      subject: status ? `Su pedido${name}: ${status}` : `Respuesta a su pedido${name}`,
      paragraphs: [greeting, answer ?? `Su pedido${name} está ahora en estado ${status}.`],
      at: later(at, hours(after)),
    }),
  )
  return [confirmation, ...changes]
}
