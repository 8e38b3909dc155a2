import { hours } from '@tecnoclick/domain/platform/duration'
import { mailRow } from '../mail.ts'
import { later } from '../moment.ts'
import type { Requested } from './service-history.ts'

export function serviceMails({ id, at, customer, orderNum, written }: Requested) {
  if (!customer) return []
  const greeting = `Hola, ${customer.name}:`
  const received = mailRow({
    kind: 'service-request',
    about: id,
    to: customer.email,
    subject: `Recibimos su solicitud ${orderNum}`,
    paragraphs: [
      greeting,
      `Recibimos su solicitud de servicio ${orderNum}. Le responderemos por este medio.`,
    ],
    at,
  })
  const answers = (written.steps ?? []).map(({ hours: after, status, answer }, index) =>
    mailRow({
      kind: 'service-answer',
      about: `${id}:${index + 1}`,
      to: customer.email,
      subject: `Su solicitud ${orderNum}: ${status ?? 'respuesta'}`,
      paragraphs: [greeting, answer ?? `Su solicitud ${orderNum} está ahora en estado ${status}.`],
      at: later(at, hours(after)),
    }),
  )
  return [received, ...answers]
}
