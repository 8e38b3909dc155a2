import type { Consecutive } from '@tecnoclick/contract/platform/numbering/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { consecutives, numberSeries } from '@tecnoclick/database/schema/platform/numbering'
import { and, asc, eq, isNull, type SQL } from 'drizzle-orm'

/** A consecutive with the prefix and next number of its open series. */
export async function readConsecutives(
  db: Drizzle | Transaction,
  condition?: SQL,
  page: { limit: number; skip: number } = { limit: 1000, skip: 0 },
): Promise<Consecutive[]> {
  return db
    .select({
      id: consecutives.id,
      document: consecutives.document,
      prefix: numberSeries.prefix,
      sequential: numberSeries.nextNumber,
      enable: consecutives.enable,
      version: consecutives.version,
    })
    .from(consecutives)
    .innerJoin(
      numberSeries,
      and(eq(numberSeries.consecutiveId, consecutives.id), isNull(numberSeries.closedAt)),
    )
    .where(condition)
    .orderBy(asc(consecutives.id))
    .limit(page.limit)
    .offset(page.skip)
}

export async function findConsecutive(
  db: Drizzle | Transaction,
  id: number,
): Promise<Consecutive | undefined> {
  const [found] = await readConsecutives(db, eq(consecutives.id, id))
  return found
}
