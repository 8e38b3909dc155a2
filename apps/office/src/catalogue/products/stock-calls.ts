import { ApiError, type Client } from '@tecnoclick/contract/platform/client'
import { errorCodes } from '@tecnoclick/contract/platform/error-codes'
import { adjustStock } from '@tecnoclick/contract/selling/stock/endpoints'
import type { AdjustedStock, StockAdjustment } from '@tecnoclick/contract/selling/stock/schemas'
import { office } from '@tecnoclick/messages/office'
import { numberOf, textOrNull } from '../../platform/api/form-values.ts'
import type { ResourceCalls } from '../../platform/api/resource-calls.ts'
import { say } from '../../platform/say.ts'

/** How many units can be sold, as a thing of its own that a change can be taken back from. */
export function stockCalls(client: Client): ResourceCalls {
  return {
    list: notOffered,
    get: notOffered,
    async update(id, { stock, from, reason }) {
      const body = {
        ...{ stock: numberOf(stock), from: numberOf(from) },
        reason: textOrNull(reason) ?? office.undo.done,
      }
      return { ...(await setStock(client, Number(id), body)), version: 0 }
    },
  }
}

/** Carts take units all day long: the office always says which number it saw, and is told the one there is. */
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
    throw new ApiError({ ...error.detail, message: say(office.products.stock.moved, { count }) })
  }
}

async function notOffered(): Promise<never> {
  const { status, name } = errorCodes.notFound
  throw new ApiError({ statusCode: status, name, code: 'notFound', message: office.errors.notOffered })
}
