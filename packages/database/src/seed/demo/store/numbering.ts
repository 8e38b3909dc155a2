import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '../../../connect.ts'
import { consecutives, numberSeries } from '../../../schema/platform/numbering.ts'

export type OpenSeries = { id: number; prefix: string; nextNumber: number }

/** The open series of a kind of document. */
export async function requireOpenSeries(
  tx: Transaction,
  document: 'ORDEN' | 'SERVICIO' | 'DEVOLUCION' | 'FACTURA' | 'CREDITO',
): Promise<OpenSeries> {
  const [series] = await tx
    .select({ id: numberSeries.id, prefix: numberSeries.prefix, nextNumber: numberSeries.nextNumber })
    .from(numberSeries)
    .innerJoin(consecutives, eq(consecutives.id, numberSeries.consecutiveId))
    .where(
      and(eq(consecutives.document, document), eq(consecutives.enable, true), isNull(numberSeries.closedAt)),
    )
  if (!series) throw new Error(`There is no open series for ${document}`)
  return series
}

/** The counter continues after the last number taken (platform.md#invariants, 2). */
export async function advanceSeries(tx: Transaction, seriesId: number, last: number): Promise<void> {
  await tx
    .update(numberSeries)
    .set({ nextNumber: last + 1 })
    .where(eq(numberSeries.id, seriesId))
}
