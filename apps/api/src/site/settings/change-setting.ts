import { newSettingSchemas } from '@tecnoclick/contract/site/settings/new-settings'
import { isSettingKey } from '@tecnoclick/contract/site/settings/read-settings'
import type { Setting, SettingChange } from '@tecnoclick/contract/site/settings/schemas'
import { jsonValue } from '@tecnoclick/database/columns'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { files } from '@tecnoclick/database/schema/platform/files'
import { settings } from '@tecnoclick/database/schema/site/settings'
import { isAccountSetting } from '@tecnoclick/domain/site/settings'
import { and, eq, like } from 'drizzle-orm'
import { type Actor, recordAudit } from '../../platform/audit/record-audit.ts'
import { warnOfAccounts } from '../../platform/audit/warn-of-accounts.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'
import { atVersion } from '../../platform/rows/at-version.ts'
import { transact } from '../../platform/rows/transact.ts'

export async function changeSetting(
  db: Drizzle,
  actor: Actor,
  key: string,
  { value: given, version }: SettingChange,
): Promise<Setting | Refusal> {
  if (!isSettingKey(key)) return refuse('notFound')
  const parsed = newSettingSchemas[key].safeParse(given)
  if (!parsed.success) return refuse('invalid', { fields: { value: '' } })
  const value: unknown = parsed.data
  return transact(db, async (tx) => {
    if (key === 'logo' && value !== null && !(await isPublicPicture(tx, String(value)))) {
      return refuse('invalid', { fields: { value: { code: 'unknown' } } })
    }
    const [found] = await tx.select().from(settings).where(eq(settings.key, key)).for('update')
    const before = atVersion(found, version)
    if (isRefusal(before)) return before
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
    if (isAccountSetting(key)) await warnOfAccounts(tx, actor, `${key}:${after.version}`)
    return after
  })
}

async function isPublicPicture(tx: Transaction, name: string): Promise<boolean> {
  const isShown = and(eq(files.visibility, 'public'), like(files.contentType, 'image/%'))
  return (await tx.$count(files, and(eq(files.name, name), isShown))) > 0
}
