import type { MailDetail } from '@tecnoclick/contract/platform/mail/schemas'
import { type Drizzle, inTransaction } from '@tecnoclick/database/connect'
import { type Actor, recordAudit } from '../audit/record-audit.ts'
import { type Refusal, refuse } from '../http/refusal.ts'
import type { MailWriters } from './mail-writers.ts'
import { findMail } from './read-mails.ts'

/** A mail may hold what only its reader should know, so that who looks at one is recorded. */
export function readMail(
  db: Drizzle,
  actor: Actor,
  id: number,
  writers: MailWriters,
): Promise<MailDetail | Refusal> {
  return inTransaction(db, async (tx) => {
    const mail = await findMail(tx, id, writers)
    if (!mail) return refuse('notFound')
    const { kind, to, subject } = mail
    await recordAudit(tx, actor, {
      action: 'read',
      entity: 'mail',
      entityId: id,
      after: { kind, to, subject },
    })
    return mail
  })
}
