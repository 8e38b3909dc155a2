import { sql } from 'drizzle-orm'
import type { Drizzle } from './connect.ts'
import { accountInvariants } from './invariants/accounts.ts'
import { cashInvariants } from './invariants/cash.ts'
import { comboInvariants } from './invariants/combos.ts'
import { creditInvariants } from './invariants/credit.ts'
import { intakeInvariants } from './invariants/intakes.ts'
import type { Invariant } from './invariants/invariant.ts'
import { mailAndFileInvariants } from './invariants/mail-and-files.ts'
import { orderInvariants } from './invariants/orders.ts'
import { paymentInvariants } from './invariants/payments.ts'
import { resetInvariants } from './invariants/resets.ts'
import { reviewInvariants } from './invariants/reviews.ts'
import { serialInvariants } from './invariants/serials.ts'
import { staffNoticeInvariants } from './invariants/staff-notices.ts'
import { stockInvariants } from './invariants/stock.ts'
import { translationInvariants } from './invariants/translations.ts'
import { variantInvariants } from './invariants/variants.ts'
import { webhookInvariants } from './invariants/webhooks.ts'
import { workshopInvariants } from './invariants/workshop.ts'

/** In the order of platform.md#invariants. */
export const invariants: readonly Invariant[] = [
  ...stockInvariants,
  ...serialInvariants,
  ...variantInvariants,
  ...comboInvariants,
  ...orderInvariants,
  ...accountInvariants,
  ...reviewInvariants,
  ...paymentInvariants,
  ...creditInvariants,
  ...cashInvariants,
  ...resetInvariants,
  ...mailAndFileInvariants,
  ...staffNoticeInvariants,
  ...translationInvariants,
  ...webhookInvariants,
  ...intakeInvariants,
  ...workshopInvariants,
].sort((a, b) => Number.parseInt(a.id, 10) - Number.parseInt(b.id, 10))

export type InvariantResult = { id: string; title: string; offending: number }

/** One query each, in one snapshot: a running sale is not a violation. */
export async function checkInvariants(db: Drizzle): Promise<InvariantResult[]> {
  return db.transaction(
    async (tx) => {
      // A large shop takes longer than the timeout of a request.
      await tx.execute(sql`set local statement_timeout = '120s'`)
      const results: InvariantResult[] = []
      for (const { id, title, sql: query } of invariants) {
        const counted = sql.raw(`select count(*)::integer as offending from (${query}) as found`)
        const { rows } = await tx.execute<{ offending: number }>(counted)
        results.push({ id, title, offending: rows[0]?.offending ?? 0 })
      }
      return results
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}
