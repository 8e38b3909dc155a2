import { readSettings } from '@tecnoclick/contract/site/settings/read-settings'
import type { Drizzle } from '@tecnoclick/database/connect'
import { settings } from '@tecnoclick/database/schema/site/settings'
import { days } from '@tecnoclick/domain/platform/duration'
import type { Settings } from '@tecnoclick/domain/site/settings'
import { eq } from 'drizzle-orm'

type RetentionKey = Extract<keyof Settings, `${string}RetentionDays`>

/** What is older than the returned moment is removed; undefined where everything is kept (platform.md#retention). */
export async function readRetention(db: Drizzle, key: RetentionKey, now: Date): Promise<Date | undefined> {
  const rows = await db
    .select({ key: settings.key, value: settings.value })
    .from(settings)
    .where(eq(settings.key, key))
  const kept = readSettings(rows)[key]
  return kept === 0 ? undefined : new Date(now.getTime() - days(kept))
}
