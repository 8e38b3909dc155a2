import { readSettings } from '@tecnoclick/contract/site/settings/read-settings'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { settings } from '@tecnoclick/database/schema/site/settings'
import type { Settings } from '@tecnoclick/domain/site/settings'
import { inArray } from 'drizzle-orm'

const keys = ['storeName', 'tagline', 'email', 'phones', 'address', 'hours'] as const

/** The settings that every mail shows. */
export type Store = Pick<Settings, (typeof keys)[number]>

export async function readStore(db: Drizzle | Transaction): Promise<Store> {
  const rows = await db
    .select({ key: settings.key, value: settings.value })
    .from(settings)
    .where(inArray(settings.key, [...keys]))
  return readSettings(rows)
}
