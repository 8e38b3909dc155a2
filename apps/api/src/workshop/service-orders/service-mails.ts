import type { Standing } from '@tecnoclick/contract/workshop/repair-steps/schemas'
import type {
  RecordedDecision,
  ServiceOrder,
  ServiceOrderChange,
  ServiceOrderDetail,
} from '@tecnoclick/contract/workshop/service-orders/schemas'
import type { Transaction } from '@tecnoclick/database/connect'
import { noonOf } from '@tecnoclick/domain/platform/havana-day'
import { knownNumber } from '@tecnoclick/domain/platform/order-number'
import { visitText } from '@tecnoclick/domain/workshop/visit'
import { fillNumber } from '@tecnoclick/messages/platform/fill-number'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { formatDate } from '@tecnoclick/messages/platform/format-date'
import { statusNames } from '@tecnoclick/messages/selling/status-names'
import { mails } from '@tecnoclick/messages/workshop/mails'
import { queueWrittenMail } from '../../platform/mail/queue-mail.ts'
import { readStore } from '../../platform/mail/read-store.ts'
import type { MadeQuote } from './make-quote.ts'
import type { MailedLink } from './tickets.ts'

type Customer = ServiceOrderDetail['customer']

interface ToldRequest {
  order: ServiceOrder
  customer: Customer
  photos: number
  ticket: MailedLink
}

/** To the customer with a link of their own, and to the shop. */
export async function queueRequestMails(tx: Transaction, { order, customer, photos, ticket }: ToldRequest) {
  const number = knownNumber(order.orderNum)
  const { link, secrets } = ticket
  const { subject, heading, received, link: about, action } = mails.serviceRequest
  const facts = requestFacts(order)
  await queueWrittenMail(
    tx,
    { kind: 'service-request', to: customer.email, secrets, dedupeKey: `service-request:${order.id}` },
    () => ({
      subject: fillNumber(subject, number),
      content: {
        heading,
        paragraphs: [fillNumber(received, number), about],
        facts,
        action: { label: action, url: link },
      },
    }),
  )
  const shop = mails.serviceRequestShop
  await queueWrittenMail(tx, await toShop(tx, 'service-request-shop', order.id, customer.email), () => ({
    subject: fillNumber(shop.subject, order.orderNum),
    content: {
      heading: shop.heading,
      paragraphs: photos > 0 ? [fillText(shop.photos, { count: photos })] : [],
      facts: [...facts, ...customerFacts(customer)],
    },
  }))
}

interface ToldAnswer {
  order: ServiceOrder
  /** The step that the change brought it to. */
  moved: Standing | undefined
  change: ServiceOrderChange
  quote: MadeQuote | undefined
  customer: Customer
  ticket: MailedLink
}

/** One mail for one change, whatever it held. */
export async function queueAnswerMail(
  tx: Transaction,
  { order, moved, change, quote, customer, ticket }: ToldAnswer,
) {
  const number = knownNumber(order.orderNum)
  const status = moved?.name.es ?? statusNames[order.status]
  const texts = mails.serviceAnswer
  const { heading, status: nowIn, answer, warranty, action, decide } = texts
  // What the customer has to decide comes first, in the subject too.
  const asked = quote && { amount: quote.price, date: formatDate(quote.validUntil, 'es') }
  const subject = fillNumber(asked ? texts.quoteSubject : texts.subject, number)
  const paragraphs = asked ? [fillText(texts.quote, asked)] : []
  paragraphs.push(fillText(fillNumber(nowIn, number), { status }))
  if (moved && !asked) paragraphs.push(...stepParagraphs(moved))
  if (change.respuesta !== undefined) paragraphs.push(answer, change.respuesta)
  if (change.status === 'COMPLETADA' && order.warrantyUntil)
    paragraphs.push(fillText(warranty, { date: formatDate(new Date(order.warrantyUntil), 'es') }))
  await queueWrittenMail(
    tx,
    {
      kind: quote ? 'service-quote' : 'service-answer',
      to: customer.email,
      secrets: ticket.secrets,
      dedupeKey: `service-answer:${order.id}:v${order.version}`,
    },
    () => ({
      subject: fillText(subject, { status, ...asked }),
      content: {
        heading: asked ? texts.quoteHeading : heading,
        paragraphs,
        action: { label: quote ? decide : action, url: ticket.link },
      },
    }),
  )
}

/** What the owner wrote for customers, and until when it should last. */
function stepParagraphs({ text, expectedDay }: Standing): string[] {
  const expected =
    expectedDay && fillText(mails.serviceAnswer.expected, { date: formatDate(noonOf(expectedDay), 'es') })
  return [text.es, expected ?? ''].filter(Boolean)
}

interface ToldDecision {
  quoteId: number
  decision: 'accepted' | 'rejected'
  number: string
  price: string
}

export async function queueDecisionMail(tx: Transaction, { quoteId, decision, number, price }: ToldDecision) {
  const heading = fillText(mails.quoteDecision[decision], { number })
  const text = mails.quoteDecision[`${decision}Text`]
  await queueWrittenMail(tx, await toShop(tx, 'quote-decision', quoteId), () => ({
    subject: heading,
    content: { heading, paragraphs: [fillText(text, { amount: price, number })] },
  }))
}

interface ToldRecording {
  order: ServiceOrder
  to: string
  recorded: RecordedDecision
  price: string
  ticket: MailedLink
}

/** So that the customer can object to what staff wrote down. */
export async function queueRecordedDecisionMail(
  tx: Transaction,
  { order, to, recorded, price, ticket }: ToldRecording,
) {
  const { quoteId, decision, via, person } = recorded
  const texts = mails.recordedDecision
  const number = knownNumber(order.orderNum)
  await queueWrittenMail(
    tx,
    { kind: 'recorded-decision', to, secrets: ticket.secrets, dedupeKey: `recorded-decision:${quoteId}` },
    () => ({
      subject: fillNumber(texts.subject, number),
      content: {
        heading: texts.heading,
        paragraphs: [
          fillText(fillNumber(texts[decision], number), { amount: price, way: texts.ways[via], person }),
          texts.object,
        ],
        action: { label: texts.action, url: ticket.link },
      },
    }),
  )
}

async function toShop(tx: Transaction, kind: string, about: number, replyTo?: string) {
  const { email } = await readStore(tx)
  return { kind, to: email, replyTo, dedupeKey: `${kind}:${about}` }
}

function requestFacts(order: ServiceOrder) {
  const { service, brand, model, failure } = order
  const { serviceFacts: label } = mails
  const visit = visitText(order)
  return [
    { label: label.service, value: service.name },
    { label: label.device, value: `${brand.name} ${model}`.trim() },
    { label: label.failure, value: failure },
    ...(visit ? [{ label: label.address, value: visit }] : []),
  ]
}

function customerFacts({ name, email, phone }: Customer) {
  const { serviceFacts: label } = mails
  return [
    { label: label.customer, value: [name, email].filter(Boolean).join(' · ') },
    ...(phone ? [{ label: label.phone, value: phone }] : []),
  ]
}
