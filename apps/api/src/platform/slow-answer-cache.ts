import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { minutes } from '@tecnoclick/domain/platform/duration'

const freshFor = minutes(1)
const servedFor = minutes(10)
const maxCached = 200

type Read<Answer> = (db: Drizzle | Transaction) => Promise<Answer>

/**
 * Caches answers that took PostgreSQL long, as `isSlow` says: for a minute as they are, and some minutes longer while they are
 * read again. `tx` is the transaction to read in, if there is one.
 */
export function createSlowAnswerCache<Answer>(isSlow: (answer: Answer) => boolean) {
  type Cached = Map<string, { answer: Answer; readAt: number }>
  const cacheOf = new WeakMap<Drizzle, Cached>()

  async function readNow(db: Drizzle | Transaction, cached: Cached, key: string, read: Read<Answer>) {
    const answer = await read(db)
    cached.delete(key)
    if (isSlow(answer)) {
      const [oldest] = cached.keys()
      if (cached.size >= maxCached && oldest !== undefined) cached.delete(oldest)
      cached.set(key, { answer, readAt: Date.now() })
    }
    return answer
  }

  return async (db: Drizzle, key: string, read: Read<Answer>, tx?: Transaction): Promise<Answer> => {
    const cached: Cached = cacheOf.get(db) ?? new Map()
    cacheOf.set(db, cached)
    const found = cached.get(key)
    const age = found ? Date.now() - found.readAt : Number.POSITIVE_INFINITY
    if (!found || age >= servedFor) return readNow(tx ?? db, cached, key, read)
    if (age >= freshFor) {
      // Once: who asks while it is read gets the old one too.
      cached.set(key, { ...found, readAt: Date.now() })
      readNow(db, cached, key, read).catch(() => {})
    }
    return found.answer
  }
}
