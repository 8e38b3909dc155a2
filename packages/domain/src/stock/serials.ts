import { lettersAndDigits } from '../platform/letters-and-digits.ts'

/** Where a unit with a serial number is (selling.md#serial-numbers). */
export const serialStates = ['stock', 'sold', 'delivered', 'returned', 'defective', 'lost', 'fitted'] as const

export type SerialState = (typeof serialStates)[number]

/** What happened to a unit. */
export const serialEvents = [
  'received',
  'packed',
  'unpacked',
  'delivered',
  'undelivered',
  'cancelled',
  'returned',
  'restocked',
  'scrapped',
  'repaired',
  'corrected',
  'mismatch',
  'fitted',
  'unfitted',
] as const

export type SerialEvent = (typeof serialEvents)[number]

export const shortestSerial = 3
export const longestSerial = 40
/** So many are entered at once. */
export const mostSerials = 500

/** What serials are compared by: letters and digits. Undefined if that is not a serial. */
export function serialKey(typed: string): string | undefined {
  const key = lettersAndDigits(typed)
  const isSerial = /^[A-Z0-9]+$/.test(key) && key.length >= shortestSerial && key.length <= longestSerial
  return isSerial ? key : undefined
}

/** A pasted or scanned list: one in each line, or with commas, semicolons and tabs between them. */
export function splitSerials(text: string): string[] {
  return text
    .split(/[\r\n\t,;]+/)
    .map((serial) => serial.trim())
    .filter((serial) => serial !== '')
}

/** What staff set by hand. What was sold comes back by a return or a cancelled order alone. */
const correctable: readonly SerialState[] = ['stock', 'defective', 'lost']

export function mayCorrectSerial(
  { state, isSold }: { state: SerialState; isSold: boolean },
  to: SerialState,
): boolean {
  return !isSold && state !== to && correctable.includes(state) && correctable.includes(to)
}

export interface SerialDifference {
  /** Of the order, not scanned. */
  missing: string[]
  /** Scanned, not of the order. */
  foreign: string[]
}

/** Whether what is handed over is what was packed. Both are compared by their keys. */
export function compareSerials(packed: readonly string[], scanned: readonly string[]): SerialDifference {
  const keyOf = (serial: string) => serialKey(serial) ?? serial
  const [packedKeys, scannedKeys] = [new Set(packed.map(keyOf)), new Set(scanned.map(keyOf))]
  return {
    missing: packed.filter((serial) => !scannedKeys.has(keyOf(serial))),
    foreign: scanned.filter((serial) => !packedKeys.has(keyOf(serial))),
  }
}

export interface SerialLine {
  quantity: number
  /** By the category of its product. */
  required: boolean
  units: readonly unknown[]
}

/** Units that have to be scanned before the order is packed or sold. */
export function serialsMissing(lines: readonly SerialLine[]): number {
  return lines.reduce(
    (sum, { quantity, required, units }) => sum + (required ? Math.max(0, quantity - units.length) : 0),
    0,
  )
}

interface SerialCategory {
  id: number
  parentId: number | null
  slug: string
  serialsRequired: boolean
}

/** Whether units in these categories are sold with their serial: one of them, or one above it, says so. */
export function needsSerials(slugs: readonly string[], categories: readonly SerialCategory[]): boolean {
  const byId = new Map(categories.map((category) => [category.id, category]))
  const asksFor = ({ serialsRequired, parentId }: SerialCategory): boolean => {
    const above = parentId === null ? undefined : byId.get(parentId)
    return serialsRequired || (above !== undefined && asksFor(above))
  }
  return categories.some((category) => slugs.includes(category.slug) && asksFor(category))
}
