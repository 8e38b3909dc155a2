import { ApiError, type Client } from '@tecnoclick/contract/platform/client'
import { adjustStock } from '@tecnoclick/contract/stock/ledger/endpoints'
import type { AdjustedStock, StockAdjustment } from '@tecnoclick/contract/stock/ledger/schemas'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { numberOf, textOrNull } from '../../platform/api/form-values.ts'
import { notFoundError, type ResourceCalls } from '../../platform/api/resource-calls.ts'

/** The stock of a product as a resource of its own, so that the undo bar can revert a change of it. */
export function stockCalls(client: Client): ResourceCalls {
  return {
    list: notOffered,
    get: notOffered,
    async update(id, { stock, from, reason }) {
      const body = {
        stock: numberOf(stock),
        from: numberOf(from),
        reason: textOrNull(reason) ?? office.undo.done,
      }
      return { ...(await setStock(client, Number(id), body)), version: 0 }
    },
  }
}

/** Carts reserve units at any time, so a change always names the stock it was made from. A refusal reports the current one. */
export async function setStock(
  client: Client,
  id: number,
  body: StockAdjustment & { from: number },
): Promise<AdjustedStock> {
  try {
    return await client.call(adjustStock, { params: { id }, body })
  } catch (error) {
    if (!(error instanceof ApiError && error.detail.code === 'staleVersion')) throw error
    const count = error.detail.values?.stock ?? ''
    throw new ApiError({ ...error.detail, message: fillText(office.products.stock.moved, { count }) })
  }
}

async function notOffered(): Promise<never> {
  throw notFoundError(office.errors.notOffered)
}
