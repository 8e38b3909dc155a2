/** Names of parts that belong to one person start with `privatePrefix`; signing out removes them. */
export const stateKey = 'state'
/** State of another version is discarded (site.md#browser-state). */
export const stateVersion = 2

type Parts = Readonly<Record<string, unknown>>

/** What could not be stored, because storage is full or disabled: known until the document is left. */
let unstored: Parts | undefined

/** What this browser remembers, as one record. Always read anew: another tab may have changed it. */
function readParts(): Parts {
  if (unstored) return unstored
  try {
    const { version, ...parts } = JSON.parse(localStorage.getItem(stateKey) ?? '{}')
    return version === stateVersion ? parts : {}
  } catch {
    return {} // storage is disabled, or its content is broken
  }
}

export function readPart(name: string): unknown {
  return readParts()[name]
}

/** Returns whether it could be stored. Undefined removes the part. The other tabs get a `storage` event. */
export function writePart(name: string, value: unknown): boolean {
  return write({ ...readParts(), [name]: value })
}

export function removeParts(prefix: string): void {
  write(Object.fromEntries(Object.entries(readParts()).filter(([name]) => !name.startsWith(prefix))))
}

function write(parts: Parts): boolean {
  try {
    localStorage.setItem(stateKey, JSON.stringify({ version: stateVersion, ...parts }))
    unstored = undefined
  } catch {
    unstored = parts
  }
  return !unstored
}
