import { ApiError, type Client } from '@tecnoclick/contract/client'
import { errorCodes } from '@tecnoclick/contract/error-codes'
import { adjustStock } from '@tecnoclick/contract/stock/endpoints'
import { office } from '@tecnoclick/messages/office'
import { numberOf, textOrNull } from '../api/form-values.ts'
import type { ResourceCalls } from '../api/resource-calls.ts'

/** How many units can be sold, as a thing of its own that a change can be taken back from. */
export function stockCalls(client: Client): ResourceCalls {
  return {
    list: notOffered,
    get: notOffered,
    async update(id, { stock, reason }) {
      const body = { stock: numberOf(stock), reason: textOrNull(reason) ?? office.undo.done }
      return { ...(await client.call(adjustStock, { params: { id: Number(id) }, body })), version: 0 }
    },
  }
}

async function notOffered(): Promise<never> {
  const { status, name } = errorCodes.notFound
  throw new ApiError({ statusCode: status, name, code: 'notFound', message: office.errors.notOffered })
}
