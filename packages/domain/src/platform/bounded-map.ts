/** What was used last stays, as far as there is room. */
export interface BoundedMap<Value> {
  get(key: string): Value | undefined
  set(key: string, value: Value): void
  clear(): void
  bytes(): number
}

export function createBoundedMap<Value>(
  maximumBytes: number,
  sizeOf: (key: string, value: Value) => number,
): BoundedMap<Value> {
  /** In the order of their last use. */
  const entries = new Map<string, Value>()
  let bytes = 0

  return {
    get(key) {
      const value = entries.get(key)
      if (value === undefined) return undefined
      entries.delete(key)
      entries.set(key, value)
      return value
    },
    set(key, value) {
      const size = sizeOf(key, value)
      if (size > maximumBytes / 10 || entries.has(key)) return
      entries.set(key, value)
      bytes += size
      for (const [oldest, entry] of entries) {
        if (bytes <= maximumBytes) break
        entries.delete(oldest)
        bytes -= sizeOf(oldest, entry)
      }
    },
    clear() {
      entries.clear()
      bytes = 0
    },
    bytes: () => bytes,
  }
}
