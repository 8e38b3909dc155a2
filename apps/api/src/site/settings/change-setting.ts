import type { Setting, SettingChange } from '@tecnoclick/contract/site/settings/schemas'
import { jsonValue } from '@tecnoclick/database/columns'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { users } from '@tecnoclick/database/schema/people/users'
import { settings } from '@tecnoclick/database/schema/site/settings'
import { isSettingKey, isSettingValue, needsConfirmation } from '@tecnoclick/domain/site/settings'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { mails } from '@tecnoclick/messages/site/mails'
import { and, eq } from 'drizzle-orm'
import { type Actor, recordAudit } from '../../platform/audit/record-audit.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { queueWrittenMail } from '../../platform/mail/queue-mail.ts'
import { transact } from '../../platform/rows/transact.ts'

export async function changeSetting(
  db: Drizzle,
  actor: Actor,
  key: string,
  { value, version }: SettingChange,
): Promise<Setting | Refusal> {
  if (!isSettingKey(key)) return refuse('notFound')
  if (!isSettingValue(key, value)) return refuse('invalid', { fields: { value: '' } })
  return transact(db, async (tx) => {
    const [before] = await tx.select().from(settings).where(eq(settings.key, key)).for('update')
    if (!before) return refuse('notFound')
    if (before.version !== version) return refuse('staleVersion')
    const [after] = await tx
      .update(settings)
      .set({ value: jsonValue(value), version: version + 1, updatedBy: actor.userId })
      .where(eq(settings.key, key))
      .returning({
        key: settings.key,
        value: settings.value,
        public: settings.public,
        version: settings.version,
      })
    if (!after) return refuse('notFound')
    await recordAudit(tx, actor, {
      action: 'update',
      entity: 'setting',
      entityId: key,
      before: before.value,
      after: value,
    })
    if (needsConfirmation(key)) await warnAdministrators(tx, actor, key, after.version)
    return after
  })
}

/** Whoever changes where customers' money goes cannot do it unseen (people.md#confirmation). */
async function warnAdministrators(
  tx: Transaction,
  { userId }: Actor,
  key: string,
  version: number,
): Promise<void> {
  const administrators = await tx
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(eq(users.staffRole, 'administrator'), users.enabled))
  const by = administrators.find(({ id }) => id === userId)?.email ?? ''
  const { subject, heading, happened, notYou } = mails.accountsChanged
  for (const { id, email } of administrators) {
    const dedupeKey = `setting:${key}:${version}:${id}`
    await queueWrittenMail(
      tx,
      { kind: 'accounts-changed', to: email, dedupeKey },
      ({ storeName: store }) => ({
        subject: fillText(subject, { store }),
        content: { heading, paragraphs: [fillText(happened, { by }), notYou] },
      }),
    )
  }
}
