import { isMailAddress } from '../people/email.ts'
import {
  byCurrency,
  type Coordinates,
  type Guard,
  isCoordinates,
  isCount,
  isFileName,
  isLine,
  isMinorUnits,
  isOneOf,
  isOpeningHours,
  isRetention,
  isSocialLink,
  isText,
  isTransferAccount,
  isUrl,
  listOf,
  type MoneyByCurrency,
  type OpeningHours,
  orNull,
  type SocialLink,
  type TransferAccount,
} from './setting-values.ts'
import { initialPrivateSettings, initialPublicSettings } from './settings-initial.ts'

/** What any visitor may read (site.md#settings). */
export type PublicSettings = {
  storeName: string
  tagline: string
  /** File name of a logo that replaces the drawn mark. */
  logo: string | null
  phones: string[]
  supportPhone: string
  whatsapp: string
  email: string
  address: string
  hours: OpeningHours[]
  socialLinks: SocialLink[]
  coordinates: Coordinates
  /** Address of the map frame, loaded when the visitor asks for it (site.md#map). */
  mapUrl: string
  deliveryFee: MoneyByCurrency
  /** Empty: no rule, only the marketing text (selling.md#delivery). */
  freeDeliveryFrom: MoneyByCurrency
  reservationHours: number
  productLinks: 'members' | 'everyone'
  /** Keys are answered within this many hours (resets.md#fulfilment). */
  keyAnswerHours: number
  legalName: string
  /** REEUP of the shop itself, printed on proformas. */
  legalCode: string
  proformaValidDays: number
}

/** What the server tells only where it is due: an account to its buyer, the rest to staff. */
export type PrivateSettings = {
  transferAccounts: Record<string, TransferAccount>
  /** What the transfer QR says; {account} {amount} {concept} are replaced. */
  transferQrTemplate: string
  /** The fixed business id of service requests (workshop.md#service-requests). */
  businessId: number
  /** The back office warns from this stock down. */
  lowStockFrom: number
  /** Days until what is personal and no longer needed is removed; 0 keeps it for good (platform.md#retention). */
  searchRetentionDays: number
  mailRetentionDays: number
  messageRetentionDays: number
  downloadRetentionDays: number
}

export type Settings = PublicSettings & PrivateSettings
export type SettingKey = keyof Settings
export type PublicSettingKey = keyof PublicSettings

const accepts: { [K in SettingKey]: Guard<Settings[K]> } = {
  storeName: isLine,
  tagline: isLine,
  logo: orNull(isFileName),
  phones: listOf(isLine),
  supportPhone: isLine,
  whatsapp: isLine,
  email: isMailAddress,
  address: isText,
  hours: listOf(isOpeningHours),
  socialLinks: listOf(isSocialLink),
  coordinates: isCoordinates,
  mapUrl: isUrl,
  deliveryFee: byCurrency(isMinorUnits),
  freeDeliveryFrom: byCurrency(isMinorUnits),
  reservationHours: isCount,
  productLinks: isOneOf('members', 'everyone'),
  keyAnswerHours: isCount,
  legalName: isLine,
  legalCode: isText,
  proformaValidDays: isCount,
  transferAccounts: byCurrency(isTransferAccount),
  transferQrTemplate: isText,
  businessId: isCount,
  lowStockFrom: isCount,
  searchRetentionDays: isRetention,
  mailRetentionDays: isRetention,
  messageRetentionDays: isRetention,
  downloadRetentionDays: isRetention,
}

/** Files with a fixed name that every shop has (platform.md#files-and-pictures). */
export const fixedFiles = { defaultAvatar: 'default-avatar.webp', catalogueBanner: 'anuncio.jpg' } as const

export const initialSettings: Settings = { ...initialPublicSettings, ...initialPrivateSettings }

export function isSettingKey(key: string): key is SettingKey {
  return Object.hasOwn(initialSettings, key)
}

export function isPublicSettingKey(key: string): key is PublicSettingKey {
  return Object.hasOwn(initialPublicSettings, key)
}

export function isSettingValue<K extends SettingKey>(key: K, value: unknown): value is Settings[K] {
  return accepts[key](value)
}

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

function assign<K extends SettingKey>(settings: Settings, key: K, value: unknown): void {
  if (isSettingValue(key, value)) settings[key] = value
}

function copy<K extends PublicSettingKey>(from: PublicSettings, to: PublicSettings, key: K): void {
  to[key] = from[key]
}
