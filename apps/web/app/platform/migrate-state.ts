import { readPart, stateVersion, writePart } from './browser-state.ts'
import { privatePrefix } from './session/private-prefix.ts'

interface SavedList {
  items: readonly { id: number }[]
}

const lists = ['wishlist', 'compare', `${privatePrefix}wishlist`, `${privatePrefix}compare`]
const texts = [`${privatePrefix}cart`, `${privatePrefix}visited`, 'installed']

/**
 * Moves what earlier versions of the shop stored under one key per part into the one record. A tab that still runs such
 * a version may write them again, so lists are merged.
 */
export function migrateState(): void {
  try {
    for (const name of lists) move(name, (text) => mergeLists(readPart(name), readList(text)))
    for (const name of texts) move(name, (text) => readPart(name) ?? text)
  } catch {
    return // storage is disabled
  }
}

function move(name: string, convert: (text: string) => unknown): void {
  const text = localStorage.getItem(name)
  if (text === null) return
  const value = convert(text)
  // Full storage must not lose what it holds.
  if (value === undefined || writePart(name, value)) localStorage.removeItem(name)
}

/** Undefined for a list of another version or broken text. */
function readList(text: string): SavedList | undefined {
  try {
    const { state, version } = JSON.parse(text)
    return version === stateVersion && isList(state) ? state : undefined
  } catch {
    return undefined
  }
}

function mergeLists(current: unknown, older: SavedList | undefined): unknown {
  if (!isList(current) || !older) return current ?? older
  const known = new Set(current.items.map(({ id }) => id))
  return { ...current, items: [...current.items, ...older.items.filter(({ id }) => !known.has(id))] }
}

function isList(value: unknown): value is SavedList {
  return typeof value === 'object' && value !== null && 'items' in value && Array.isArray(value.items)
}
