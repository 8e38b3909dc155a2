import { seconds } from '@tecnoclick/domain/platform/duration'
import { escapeHtml } from '@tecnoclick/domain/platform/escape-html'
import type { outbox } from '../../schema/platform/outbox.ts'
import { later } from './moment.ts'

type OutboxRow = typeof outbox.$inferInsert

export type DemoMail = {
  kind: string
  /** What it tells of, with its id: `order-confirmation:17`. */
  about: string | number
  to: string
  subject: string
  paragraphs: readonly string[]
  at: Date
  /** Why it could not be delivered. */
  failed?: string
}

/** A mail as the outbox keeps it after its time: delivered, or given up. */
export function mailRow({ kind, about, to, subject, paragraphs, at, failed }: DemoMail): OutboxRow {
  const told = {
    kind,
    to,
    subject,
    html: paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join(''),
    text: `${paragraphs.join('\n\n')}\n`,
    dedupeKey: `${kind}:${about}`,
    createdAt: at,
    nextAttemptAt: at,
  }
  if (failed !== undefined) return { ...told, state: 'failed', attempts: 8, lastError: failed }
  return { ...told, state: 'sent', attempts: 1, sentAt: later(at, seconds(20)) }
}
