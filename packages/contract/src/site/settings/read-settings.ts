import type { PublicSettings, SettingKey, Settings } from '@tecnoclick/domain/site/settings'
import { initialSettings } from '@tecnoclick/domain/site/settings-initial'
import { privateSettingsSchema, publicSettingsSchema } from './schemas.ts'

/** What a stored value must look like. Stricter for a new one: `newSettingSchemas`. */
export const settingSchemas = { ...publicSettingsSchema.shape, ...privateSettingsSchema.shape }

export function isSettingKey(key: string): key is SettingKey {
  return Object.hasOwn(settingSchemas, key)
}

export function isSettingValue<K extends SettingKey>(key: K, value: unknown): value is Settings[K] {
  return settingSchemas[key].safeParse(value).success
}

/** Stored rows over the initial values. An invalid row is ignored, so that a typo cannot break the shop. */
export function readSettings(rows: Iterable<{ key: string; value: unknown }>): Settings {
  const settings = { ...initialSettings }
  for (const { key, value } of rows) {
    if (isSettingKey(key)) assign(settings, key, value)
  }
  return settings
}

function assign<K extends SettingKey>(settings: Settings, key: K, value: unknown): void {
  if (isSettingValue(key, value)) settings[key] = value
}

export function publicSettings(settings: Settings): PublicSettings {
  return publicSettingsSchema.parse(settings)
}
