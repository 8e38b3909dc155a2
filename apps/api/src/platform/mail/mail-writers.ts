import type { outbox } from '@tecnoclick/database/schema/platform/outbox'
import { renderMail } from './layout.ts'
import type { MailContent } from './mail-content.ts'
import type { Store } from './read-store.ts'

/** How the kinds of mail that are stored as facts are written (record 021). */
export type MailWriters = Readonly<Record<string, (facts: Record<string, unknown>) => MailContent>>

type StoredMail = Pick<typeof outbox.$inferSelect, 'kind' | 'html' | 'text' | 'facts'>

/** The stored body, or the one that its facts make. */
export function bodyOf(
  { kind, html, text, facts }: StoredMail,
  writers: MailWriters,
  store: Store,
): { html: string; text: string } {
  if (!facts) return { html, text }
  const write = writers[kind]
  if (!write) throw new Error(`Nobody writes mails of the kind ${kind}`)
  return renderMail(write(facts), store)
}
