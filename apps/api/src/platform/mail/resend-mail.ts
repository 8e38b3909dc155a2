import type { MailDetail } from '@tecnoclick/contract/platform/mail/schemas'
import type { Drizzle } from '@tecnoclick/database/connect'
import { outbox } from '@tecnoclick/database/schema/platform/outbox'
import { isClosedAddress } from '@tecnoclick/domain/people/closed-account'
import { eq } from 'drizzle-orm'
import { type Actor, recordAudit } from '../audit/record-audit.ts'
import { type Refusal, refuse } from '../http/refusal.ts'
import { transact } from '../rows/transact.ts'
import { findMail } from './read-mails.ts'

/** A mail that is still on its way is not sent twice. */
const settled: readonly string[] = ['sent', 'failed']

/** The same words once more, under a key of their own: the reader's mail server would drop a Message-ID it has seen. */
export function resendMail(db: Drizzle, actor: Actor, id: number, now: Date): Promise<MailDetail | Refusal> {
  return transact(db, async (tx) => {
    const [mail] = await tx.select().from(outbox).where(eq(outbox.id, id)).for('update')
    if (!mail) return refuse('notFound')
    // What was forgotten has no reader any more.
    if (!settled.includes(mail.state) || isClosedAddress(mail.to)) return refuse('conflict')
    const { kind, to, subject, html, text, headers } = mail
    const [repeat] = await tx
      .insert(outbox)
      .values({
        ...{ kind, to, subject, html, text, headers, resendOf: id, createdAt: now },
        dedupeKey: `resend:${id}:${now.getTime()}`,
      })
      .returning({ id: outbox.id })
    const after = repeat && (await findMail(tx, repeat.id))
    if (!after) throw new Error('The mail was not queued again')
    await recordAudit(tx, actor, {
      action: 'create',
      entity: 'mail',
      entityId: after.id,
      after: { kind, resendOf: id },
    })
    return after
  })
}
