import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { minutes } from '@tecnoclick/domain/platform/duration'

const freshFor = minutes(1)
const servedFor = minutes(10)
const maxKept = 200

type Read<Answer> = (db: Drizzle | Transaction) => Promise<Answer>

/**
 * Keeps answers that took PostgreSQL long, as `isSlow` says: for a minute as they are, and some minutes longer while they are
 * read again. `tx` is the transaction to read in, if there is one.
 */
export function createKeptAnswers<Answer>(isSlow: (answer: Answer) => boolean) {
  type Kept = Map<string, { answer: Answer; readAt: number }>
  const keptBy = new WeakMap<Drizzle, Kept>()

  async function readNow(db: Drizzle | Transaction, kept: Kept, key: string, read: Read<Answer>) {
    const answer = await read(db)
    kept.delete(key)
    if (isSlow(answer)) {
      const [oldest] = kept.keys()
      if (kept.size >= maxKept && oldest !== undefined) kept.delete(oldest)
      kept.set(key, { answer, readAt: Date.now() })
    }
    return answer
  }

  return async (db: Drizzle, key: string, read: Read<Answer>, tx?: Transaction): Promise<Answer> => {
    const kept: Kept = keptBy.get(db) ?? new Map()
    keptBy.set(db, kept)
    const found = kept.get(key)
    const age = found ? Date.now() - found.readAt : Number.POSITIVE_INFINITY
    if (!found || age >= servedFor) return readNow(tx ?? db, kept, key, read)
    if (age >= freshFor) {
      // Once: who asks while it is read gets the old one too.
      kept.set(key, { ...found, readAt: Date.now() })
      readNow(db, kept, key, read).catch(() => {})
    }
    return found.answer
  }
}
