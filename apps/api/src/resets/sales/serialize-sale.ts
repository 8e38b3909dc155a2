import type { ResetSale } from '@tecnoclick/contract/resets/sales/schemas'
import { hours } from '@tecnoclick/domain/platform/duration'
import { toWire } from '@tecnoclick/domain/platform/money'
import { saleStates } from '@tecnoclick/domain/resets/sale-state'
import { type SaleRow, stateOfRow } from './sale-rows.ts'

const dateOf = (date: Date | null) => date?.toISOString() ?? null

/**
 * `answerHours` is the promised response time (resets.md#fulfilment): from the purchase until it is verified, and from
 * the hardware id until the key.
 */
export function serializeSale(row: SaleRow, answerHours: number): ResetSale {
  const { sale, reset, brand, file, transactionCode, buyer, downloadedAt } = row
  const shown = sale.descargable ? file : null
  return {
    id: sale.id,
    date: sale.createdAt.toISOString(),
    buyer: { id: buyer.id },
    reset: {
      id: reset.id,
      brand: { name: brand },
      device: { name: reset.device },
      model: reset.model,
      typeFile: reset.typeFile,
      filename: shown?.name.replace(/\.zip$/, '') ?? null,
      size: shown?.size ?? null,
      sha256: shown?.sha256.toString('hex') ?? null,
    },
    printerModel: sale.printerModel,
    firmware: sale.firmware,
    plan: sale.plan,
    precio: toWire(sale.price),
    transactionCode,
    descargable: sale.descargable,
    hid: sale.hid ?? '',
    key: sale.key ?? '',
    verifiedDate: dateOf(sale.verifiedAt),
    rejectedDate: dateOf(sale.rejectedAt),
    rejection: sale.rejection ?? '',
    downloadedDate: dateOf(downloadedAt),
    hidDate: dateOf(sale.hidAt),
    keyDate: dateOf(sale.keyAt),
    promisedDate: dateOf(promisedAt(sale, answerHours)),
    outcome: row.outcome && serializeOutcome(row.outcome),
    version: sale.version,
  }
}

function serializeOutcome(reported: NonNullable<SaleRow['outcome']>): NonNullable<ResetSale['outcome']> {
  const { outcome, firmware, message, log, decision, decidedBy, reason, credit, version } = reported
  return {
    outcome,
    firmware,
    message,
    log,
    reportedDate: reported.reportedAt.toISOString(),
    decision,
    decidedDate: dateOf(reported.decidedAt),
    byRule: decision !== null && decidedBy === null,
    reason,
    credit: credit === null ? null : toWire(credit),
    version,
  }
}

export function promisedAt(sale: SaleRow['sale'], answerHours: number): Date | null {
  const state = stateOfRow(sale)
  if (saleStates[state].next !== 'shop') return null
  const since = sale.hidAt ?? sale.createdAt
  return new Date(since.getTime() + hours(answerHours))
}
