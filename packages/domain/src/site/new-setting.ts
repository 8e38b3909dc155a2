import type { Coordinates, OpeningHours, SocialLink } from './setting-values.ts'

/** Spans with days and an end after their beginning. Two of one day must not overlap; a pause at noon is two spans. */
export function areOpeningHours(hours: readonly OpeningHours[]): boolean {
  return hours.every(isSpan) && !hasOverlap(hours)
}

function isSpan({ days, opens, closes }: OpeningHours): boolean {
  return days.length > 0 && new Set(days).size === days.length && opens < closes
}

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

export function hasHost(url: string): boolean {
  return hostOf(url) !== undefined
}

/** Each network once, with an address of its own. */
export function areOwnLinks(links: readonly SocialLink[]): boolean {
  const isOnce = new Set(links.map(({ network }) => network)).size === links.length
  return isOnce && links.every(({ network, url }) => isLinkOf(network, url))
}

/** `0, 0` is in the sea: a form that was not filled in. */
export function isPlace({ latitude, longitude }: Coordinates): boolean {
  return latitude !== 0 || longitude !== 0
}

/** `20.3857, -76.6465`, as maps copy it. */
export function readCoordinates(text: string): Coordinates | undefined {
  const match = /^(-?\d{1,2}(?:\.\d+)?)[\s,;]+(-?\d{1,3}(?:\.\d+)?)$/.exec(text.trim())
  return match ? { latitude: Number(match[1]), longitude: Number(match[2]) } : undefined
}
