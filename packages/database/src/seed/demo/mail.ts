import { seconds } from '@tecnoclick/domain/platform/duration'
import { escapeHtml } from '@tecnoclick/domain/platform/escape-html'
import type { outbox } from '../../schema/platform/outbox.ts'
import { later } from './moment.ts'

type OutboxRow = typeof outbox.$inferInsert

export type DemoMail = {
  kind: string
  /** What it reports, with the id: `order-confirmation:17`. */
  about: string | number
  /** The orders it is about. */
  orderIds?: number[]
  to: string
  subject: string
  paragraphs: readonly string[]
  at: Date
  /** Why it could not be delivered. */
  failed?: string
}

/** A past mail in the outbox: sent or failed. */
export function mailRow(demo: DemoMail): OutboxRow {
  const { kind, about, orderIds, to, subject, paragraphs, at, failed } = demo
  const mail = {
    kind,
    to,
    ...(orderIds && { orderIds }),
    subject,
    html: paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join(''),
    text: `${paragraphs.join('\n\n')}\n`,
    dedupeKey: `${kind}:${about}`,
    createdAt: at,
    nextAttemptAt: at,
  }
  if (failed !== undefined) return { ...mail, state: 'failed', attempts: 8, lastError: failed }
  return { ...mail, state: 'sent', attempts: 1, sentAt: later(at, seconds(20)) }
}
