import type { Drizzle } from '@tecnoclick/database/connect'
import { outbox } from '@tecnoclick/database/schema/platform/outbox'
import { eq } from 'drizzle-orm'
import { type Actor, recordAudit } from '../audit/record-audit.ts'
import { type Refusal, refuse } from '../http/refusal.ts'
import { transact } from '../rows/transact.ts'
import { isResendable } from './read-mails.ts'

/** The same content with a new key: mail servers drop a known Message-ID. */
export function resendMail(
  db: Drizzle,
  actor: Actor,
  id: number,
  now: Date,
): Promise<{ id: number } | Refusal> {
  return transact(db, async (tx) => {
    const [mail] = await tx.select().from(outbox).where(eq(outbox.id, id)).for('update')
    if (!mail) return refuse('notFound')
    if (!isResendable({ ...mail, hasSecrets: mail.secrets !== null })) return refuse('conflict')
    const { kind, to, subject, html, text, facts, secrets, headers, orderIds } = mail
    const [repeat] = await tx
      .insert(outbox)
      .values({
        kind,
        to,
        subject,
        html,
        text,
        facts,
        secrets,
        headers,
        orderIds,
        resendOf: id,
        createdAt: now,
        dedupeKey: `resend:${id}:${now.getTime()}`,
      })
      .returning({ id: outbox.id })
    if (!repeat) throw new Error('The mail was not queued again')
    await recordAudit(tx, actor, {
      action: 'create',
      entity: 'mail',
      entityId: repeat.id,
      after: { kind, resendOf: id },
    })
    return repeat
  })
}
