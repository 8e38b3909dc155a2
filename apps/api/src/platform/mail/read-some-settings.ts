import { readSettings } from '@tecnoclick/contract/site/settings/read-settings'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { settings } from '@tecnoclick/database/schema/site/settings'
import type { SettingKey, Settings } from '@tecnoclick/domain/site/settings'
import { inArray } from 'drizzle-orm'

/** As they are stored now, for what writes messages. */
export async function readSomeSettings<Key extends SettingKey>(
  db: Drizzle | Transaction,
  keys: readonly Key[],
): Promise<Pick<Settings, Key>> {
  const rows = await db
    .select({ key: settings.key, value: settings.value })
    .from(settings)
    .where(inArray(settings.key, [...keys]))
  return readSettings(rows)
}
