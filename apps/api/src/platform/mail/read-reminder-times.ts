import { readSettings } from '@tecnoclick/contract/site/settings/read-settings'
import type { Drizzle } from '@tecnoclick/database/connect'
import { settings } from '@tecnoclick/database/schema/site/settings'
import type { Settings } from '@tecnoclick/domain/site/settings'
import { inArray } from 'drizzle-orm'

const keys = ['cartReminderHours', 'reviewRequestDays'] as const

/** When customers are reminded; 0 is never. */
export async function readReminderTimes(db: Drizzle): Promise<Pick<Settings, (typeof keys)[number]>> {
  const rows = await db
    .select({ key: settings.key, value: settings.value })
    .from(settings)
    .where(inArray(settings.key, [...keys]))
  return readSettings(rows)
}
