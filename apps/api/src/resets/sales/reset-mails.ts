import type { Transaction } from '@tecnoclick/database/connect'
import { currencies } from '@tecnoclick/database/schema/site/currencies'
import { formatAmount } from '@tecnoclick/domain/platform/money'
import { resetCurrency } from '@tecnoclick/domain/resets/reset-plan'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { formatDateTime } from '@tecnoclick/messages/platform/format-date'
import { mails } from '@tecnoclick/messages/resets/mails'
import { es } from '@tecnoclick/messages/tables/es'
import { eq } from 'drizzle-orm'
import { queueWrittenMail } from '../../platform/mail/queue-mail.ts'
import { readStore } from '../../platform/mail/read-store.ts'
import type { SaleRow } from './sale-rows.ts'
import { promisedAt } from './serialize-sale.ts'

/** To the buyer, and to the shop, which has to verify the transfer. */
export async function queuePurchaseMails(tx: Transaction, row: SaleRow, storeUrl: string): Promise<void> {
  const { subject, heading, received, action } = mails.resetRequest
  const facts = await saleFacts(tx, row)
  await queueWrittenMail(tx, toBuyer('reset-request', row), () => ({
    subject: fillText(subject, { file: fileOf(row) }),
    content: {
      heading,
      paragraphs: [fillText(received, { code: row.transactionCode })],
      facts,
      action: { label: action, url: requestsPage(storeUrl) },
    },
  }))
  const shop = mails.resetRequestShop
  await queueWrittenMail(tx, await toShop(tx, 'reset-request-shop', row), () => ({
    subject: fillText(shop.subject, { file: fileOf(row) }),
    content: { heading: shop.heading, paragraphs: [], facts: [...facts, customerFact(row)] },
  }))
}

export async function queueVerificationMail(
  tx: Transaction,
  row: SaleRow,
  { answerHours, storeUrl }: { answerHours: number; storeUrl: string },
): Promise<void> {
  const { subject, heading, download, hardwareId, action } = mails.resetVerified
  await queueWrittenMail(tx, toBuyer('reset-verified', row), () => ({
    subject: fillText(subject, { file: fileOf(row) }),
    content: {
      heading,
      paragraphs: [download, fillText(hardwareId, { hours: answerHours })],
      action: { label: action, url: requestsPage(storeUrl) },
    },
  }))
}

/** A transfer verified after a rejection cannot be rejected again, so this is mailed once. */
export async function queueRejectionMail(tx: Transaction, row: SaleRow, storeUrl: string): Promise<void> {
  const { subject, heading, text, reason, action } = mails.resetRejected
  await queueWrittenMail(tx, toBuyer('reset-rejected', row), () => ({
    subject: fillText(subject, { file: fileOf(row) }),
    content: {
      heading,
      paragraphs: [
        fillText(text, { code: row.transactionCode }),
        fillText(reason, { reason: row.sale.rejection ?? '' }),
      ],
      action: { label: action, url: requestsPage(storeUrl) },
    },
  }))
}

export async function queueHardwareIdMail(tx: Transaction, row: SaleRow, answerHours: number): Promise<void> {
  const { subject, heading, promise } = mails.hardwareIdShop
  const until = promisedAt(row.sale, answerHours)
  await queueWrittenMail(tx, await toShop(tx, 'reset-hid', row), () => ({
    subject: fillText(subject, { file: fileOf(row) }),
    content: {
      heading,
      paragraphs: until ? [fillText(promise, { time: formatDateTime(until, 'es') })] : [],
      facts: [{ label: mails.resetFacts.hardwareId, value: row.sale.hid ?? '' }, customerFact(row)],
    },
  }))
}

/** A corrected key is mailed again, so the version is part of the key. */
export async function queueKeyMail(tx: Transaction, row: SaleRow, storeUrl: string): Promise<void> {
  const { subject, heading, use, action } = mails.resetKey
  const { id, version, key } = row.sale
  await queueWrittenMail(
    tx,
    { ...toBuyer('reset-key', row), dedupeKey: `reset-key:${id}:v${version}` },
    () => ({
      subject: fillText(subject, { file: fileOf(row) }),
      content: {
        heading,
        paragraphs: [use],
        code: key ?? '',
        action: { label: action, url: requestsPage(storeUrl) },
      },
    }),
  )
}

function toBuyer(kind: string, { sale, buyer }: SaleRow) {
  return { kind, to: buyer.email, dedupeKey: `${kind}:${sale.id}` }
}

async function toShop(tx: Transaction, kind: string, { sale, buyer }: SaleRow) {
  const { email } = await readStore(tx)
  return { kind, to: email, replyTo: buyer.email, dedupeKey: `${kind}:${sale.id}` }
}

function requestsPage(storeUrl: string): string {
  return `${storeUrl}/account/ordersreset`
}

export function fileOf({ reset, brand }: Pick<SaleRow, 'reset' | 'brand'>): string {
  return `${reset.typeFile} ${brand} ${reset.model}`
}

async function saleFacts(tx: Transaction, row: SaleRow) {
  const { resetFacts: label } = mails
  const [currency] = await tx.select().from(currencies).where(eq(currencies.code, resetCurrency))
  return [
    { label: label.file, value: fileOf(row) },
    { label: label.plan, value: es.resets.plans[row.sale.plan] },
    ...(currency ? [{ label: label.amount, value: formatAmount(row.sale.price, currency) }] : []),
    { label: label.code, value: row.transactionCode },
  ]
}

function customerFact({ buyer: { name, lastname, email } }: SaleRow) {
  const value = [[name, lastname].filter(Boolean).join(' '), email].filter(Boolean).join(' · ')
  return { label: mails.resetFacts.customer, value }
}
