import type { Setting, SettingChange } from '@tecnoclick/contract/site/settings/schemas'
import { jsonValue } from '@tecnoclick/database/columns'
import type { Drizzle } from '@tecnoclick/database/connect'
import { settings } from '@tecnoclick/database/schema/site/settings'
import { isSettingKey, isSettingValue, needsConfirmation } from '@tecnoclick/domain/site/settings'
import { eq } from 'drizzle-orm'
import { type Actor, recordAudit } from '../../platform/audit/record-audit.ts'
import { warnOfAccounts } from '../../platform/audit/warn-of-accounts.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
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
    if (needsConfirmation(key)) await warnOfAccounts(tx, actor, `${key}:${after.version}`)
    return after
  })
}
