import { type Drizzle, inTransaction, type Transaction } from '@tecnoclick/database/connect'
import { isRefusal, type Refusal } from '../http/refusal.ts'

/** A transaction that rolls back when the work returns a refusal, and returns that refusal. */
export async function transact<T>(
  db: Drizzle,
  work: (tx: Transaction) => Promise<T | Refusal>,
): Promise<T | Refusal> {
  try {
    return await inTransaction(db, async (tx) => {
      const outcome = await work(tx)
      if (isRefusal(outcome)) throw new Undo(outcome)
      return outcome
    })
  } catch (error) {
    if (error instanceof Undo) return error.refusal
    throw error
  }
}

class Undo extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.refused)
    this.refusal = refusal
  }
}
