import type { Drizzle } from '@tecnoclick/database/connect'
import { isSaleIn } from '@tecnoclick/database/sale-states'
import { resetSales } from '@tecnoclick/database/schema/resets/resets'
import { statesBefore } from '@tecnoclick/domain/resets/sale-state'
import { and, eq, sql } from 'drizzle-orm'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { transact } from '../../platform/rows/transact.ts'
import { queueHardwareIdMail } from './reset-mails.ts'
import { findSale, type SaleRow } from './sale-rows.ts'

export interface SentHardwareId {
  buyerId: number
  saleId: number
  hid: string
  /** Sent with an idempotency key: the same id again is a retry. */
  isRepeatable: boolean
  answerHours: number
  now: Date
}

/**
 * Accepted once, while the file is downloadable (resets.md#fulfilment). Check and change are one statement, so of two
 * concurrent requests one is refused.
 */
export function sendHardwareId(
  db: Drizzle,
  { buyerId, saleId, hid, isRepeatable, answerHours, now }: SentHardwareId,
): Promise<SaleRow | Refusal> {
  return transact(db, async (tx) => {
    const { rowCount } = await tx
      .update(resetSales)
      // Increments the version, so that staff who have not seen the id get a conflict.
      .set({ hid, hidAt: now, version: sql`${resetSales.version} + 1` })
      .where(
        and(
          eq(resetSales.id, saleId),
          eq(resetSales.buyerId, buyerId),
          isSaleIn(statesBefore('sendHardwareId')),
        ),
      )
    const row = await findSale(tx, saleId)
    if (row?.sale.buyerId !== buyerId) return refuse('notFound')
    if (rowCount === 0 && isRepeatable && row.sale.hid === hid) return row
    if (rowCount === 0) return refuse(row.sale.hid === null ? 'notDownloadable' : 'hardwareIdSent')
    await queueHardwareIdMail(tx, row, answerHours)
    return row
  })
}
