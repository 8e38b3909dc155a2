import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import type { Settings } from '@tecnoclick/domain/site/settings'
import { readSomeSettings } from './read-some-settings.ts'

const keys = ['storeName', 'tagline', 'email', 'phones', 'address', 'hours'] as const

/** The settings that every mail shows. */
export type Store = Pick<Settings, (typeof keys)[number]>

export function readStore(db: Drizzle | Transaction): Promise<Store> {
  return readSomeSettings(db, keys)
}
