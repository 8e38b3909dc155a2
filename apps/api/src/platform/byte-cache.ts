import { LRUCache } from 'lru-cache'

/** Holds what fits into a number of bytes; least recently used values go first. */
export interface ByteCache<Value> {
  get(key: string): Value | undefined
  /** Without counting as a use. */
  peek(key: string): Value | undefined
  set(key: string, value: Value): void
  clear(): void
  bytes(): number
}

interface ByteCacheOptions<Value> {
  maxBytes: number
  sizeOf(value: Value, key: string): number
}

/** Of the bytes, for values that nobody has asked for again. */
const shareOfNewcomers = 1 / 6

/**
 * Most addresses with filters are asked for once. Such values have a small part of their own: they neither fill the memory nor
 * displace those that are used.
 */
export function createByteCache<Value extends object>({
  maxBytes,
  sizeOf,
}: ByteCacheOptions<Value>): ByteCache<Value> {
  // One value must not displace most of the others.
  const options = { sizeCalculation: sizeOf, maxEntrySize: Math.ceil(maxBytes / 10) }
  const maxOfNewcomers = Math.ceil(maxBytes * shareOfNewcomers)
  const newcomers = new LRUCache<string, Value>({ ...options, maxSize: maxOfNewcomers })
  const proven = new LRUCache<string, Value>({ ...options, maxSize: maxBytes - maxOfNewcomers })
  return {
    get(key) {
      const newcomer = newcomers.get(key)
      if (!newcomer) return proven.get(key)
      newcomers.delete(key)
      proven.set(key, newcomer)
      return newcomer
    },
    peek: (key) => newcomers.peek(key) ?? proven.peek(key),
    set(key, value) {
      if (proven.has(key)) proven.set(key, value)
      else newcomers.set(key, value)
    },
    clear() {
      newcomers.clear()
      proven.clear()
    },
    bytes: () => newcomers.calculatedSize + proven.calculatedSize,
  }
}
