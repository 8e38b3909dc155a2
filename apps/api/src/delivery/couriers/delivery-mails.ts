import type { Transaction } from '@tecnoclick/database/connect'
import type { StepKind } from '@tecnoclick/domain/delivery/delivery-steps'
import { formatAmount } from '@tecnoclick/domain/platform/money'
import { mails } from '@tecnoclick/messages/delivery/delivery-mails'
import { fillNumber } from '@tecnoclick/messages/platform/fill-number'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { type MailSecrets, placeholder } from '../../platform/mail/mail-secrets.ts'
import { queueWrittenMail } from '../../platform/mail/queue-mail.ts'
import { findCurrency } from '../../selling/orders/find-currency.ts'
import type { OrderRow } from '../../selling/orders/lock-order.ts'
import type { DeliveryRow } from './lock-delivery.ts'

interface Told {
  delivery: DeliveryRow
  kind: StepKind
  due: number
}

type MailName = keyof typeof mails

/** Which of the steps the customer is told by mail: those that ask something of them. */
function mailOf({ delivery: { step, byCode }, kind }: Told): MailName | undefined {
  if (kind === 'failed') return 'failed'
  if (kind === 'back') return undefined
  if (step === 'ready' || step === 'onTheWay') return step
  // So that nobody can say an order was delivered without the customer hearing of it.
  return step === 'delivered' && byCode === false ? 'delivered' : undefined
}

/** The code is sealed in the outbox: staff who read mails do not see it. */
export async function queueStepMail(
  tx: Transaction,
  act: { storeUrl: string; mailSecrets: MailSecrets },
  order: OrderRow,
  told: Told,
): Promise<void> {
  const name = mailOf(told)
  const to = order.buyerEmail
  if (!name || to === null) return
  const text = mails[name]
  const { number } = order
  const hasCode = name === 'ready' || name === 'onTheWay'
  const due = hasCode ? await amountDue(tx, order, told.due) : undefined
  const envelope = {
    kind: 'order-step',
    to,
    orderIds: [order.id],
    dedupeKey: `order-step:${order.id}:v${order.version}`,
    ...(hasCode && { secrets: act.mailSecrets.seal(to, { code: told.delivery.code }) }),
  }
  await queueWrittenMail(tx, envelope, (store) => ({
    subject: fillNumber(text.subject, number),
    content: {
      heading: text.heading,
      paragraphs: [
        fillText(fillNumber(text.text, number), { place: order.pickupPoint || store.address }),
        ...(due === undefined ? [] : [fillText(mails.onTheWay.due, { due })]),
        ...(hasCode ? [mails.onTheWay.code] : []),
      ],
      ...(hasCode && { code: placeholder('code') }),
      ...(order.clientId !== null && {
        action: { label: mails.onTheWay.action, url: `${act.storeUrl}/account/orders/${order.id}` },
      }),
    },
  }))
}

async function amountDue(tx: Transaction, { currency }: OrderRow, due: number): Promise<string | undefined> {
  const format = due > 0 ? await findCurrency(tx, currency) : undefined
  return format && formatAmount(due, format)
}
