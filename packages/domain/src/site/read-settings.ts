import {
  isSettingKey,
  isSettingValue,
  type PublicSettingKey,
  type PublicSettings,
  type SettingKey,
  type Settings,
} from './settings.ts'
import { initialPublicSettings, initialSettings } from './settings-initial.ts'

/** Stored rows over the initial values. An invalid row is ignored, so that a typo cannot break the shop. */
export function readSettings(rows: Iterable<{ key: string; value: unknown }>): Settings {
  const settings = { ...initialSettings }
  for (const { key, value } of rows) {
    if (isSettingKey(key)) assign(settings, key, value)
  }
  return settings
}

export function publicSettings(settings: Settings): PublicSettings {
  const shown = { ...initialPublicSettings }
  for (const key of Object.keys(shown)) {
    if (isPublicSettingKey(key)) copy(settings, shown, key)
  }
  return shown
}

export function isPublicSettingKey(key: string): key is PublicSettingKey {
  return Object.hasOwn(initialPublicSettings, key)
}

function assign<K extends SettingKey>(settings: Settings, key: K, value: unknown): void {
  if (isSettingValue(key, value)) settings[key] = value
}

function copy<K extends PublicSettingKey>(from: PublicSettings, to: PublicSettings, key: K): void {
  to[key] = from[key]
}
