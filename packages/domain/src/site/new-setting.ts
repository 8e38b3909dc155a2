import { readPhone } from '../platform/phone.ts'
import type { Coordinates, OpeningHours, SocialLink, TransferAccount } from './setting-values.ts'
import { isSettingValue, type SettingKey, type Settings } from './settings.ts'

/** What a new value must fulfil besides its type. Rows of before are still read, whatever their form. */
const forms: { [K in SettingKey]?: (value: Settings[K]) => boolean } = {
  phones: (phones) => phones.length > 0 && phones.every(isPhone),
  supportPhone: isPhone,
  whatsapp: isPhone,
  hours: (hours) => hours.every(isSpan) && !hasOverlap(hours),
  socialLinks: (links) => areOwnLinks(links),
  coordinates: isPlace,
  mapUrl: (url) => hostOf(url) !== undefined,
  transferAccounts: (accounts) =>
    Object.values(accounts).every(({ phone }: TransferAccount) => isPhone(phone)),
}

/** Whether staff may store this value (site.md#settings). */
export function isNewSetting<K extends SettingKey>(key: K, value: unknown): value is Settings[K] {
  if (!isSettingValue(key, value)) return false
  const isForm = forms[key]
  return isForm === undefined || isForm(value)
}

/** Phones are stored in their one form (people.md#phones). */
export function foldSetting<K extends SettingKey>(key: K, value: Settings[K]): unknown {
  if (key === 'supportPhone' || key === 'whatsapp') return readPhone(String(value)) ?? value
  if (key === 'phones' && Array.isArray(value)) return value.map((phone) => readPhone(String(phone)) ?? phone)
  return value
}

function isPhone(phone: string): boolean {
  return readPhone(phone) !== undefined
}

function isSpan({ days, opens, closes }: OpeningHours): boolean {
  return days.length > 0 && new Set(days).size === days.length && opens < closes
}

/** Two spans of one day must not overlap; a pause at noon is two spans. */
function hasOverlap(hours: readonly OpeningHours[]): boolean {
  return hours.some((one, place) =>
    hours
      .slice(place + 1)
      .some(
        (other) =>
          one.days.some((day) => other.days.includes(day)) &&
          one.opens < other.closes &&
          other.opens < one.closes,
      ),
  )
}

const hosts: Record<SocialLink['network'], RegExp> = {
  facebook: /(^|\.)(facebook\.com|fb\.com|fb\.me)$/,
  instagram: /(^|\.)instagram\.com$/,
  telegram: /(^|\.)(t\.me|telegram\.me)$/,
  whatsapp: /(^|\.)(wa\.me|whatsapp\.com)$/,
  x: /(^|\.)(x\.com|twitter\.com)$/,
  youtube: /(^|\.)(youtube\.com|youtu\.be)$/,
}

export function isLinkOf(network: SocialLink['network'], url: string): boolean {
  return hosts[network].test(hostOf(url) ?? '')
}

/** Undefined if the address has no name with a dot in it. */
function hostOf(url: string): string | undefined {
  return /^https?:\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)(?::\d{1,5})?(?:[/?#]|$)/i.exec(url)?.[1]?.toLowerCase()
}

function areOwnLinks(links: readonly SocialLink[]): boolean {
  const isOnce = new Set(links.map(({ network }) => network)).size === links.length
  return isOnce && links.every(({ network, url }) => isLinkOf(network, url))
}

/** `0, 0` is in the sea: a form that was not filled in. */
function isPlace({ latitude, longitude }: Coordinates): boolean {
  return latitude !== 0 || longitude !== 0
}

/** `20.3857, -76.6465`, as maps copy it. */
export function readCoordinates(text: string): Coordinates | undefined {
  const match = /^(-?\d{1,2}(?:\.\d+)?)[\s,;]+(-?\d{1,3}(?:\.\d+)?)$/.exec(text.trim())
  return match ? { latitude: Number(match[1]), longitude: Number(match[2]) } : undefined
}
