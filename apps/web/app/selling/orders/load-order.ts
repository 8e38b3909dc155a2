import { getOrder } from '@tecnoclick/contract/selling/orders/endpoints'
import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import { redirect } from 'react-router'
import type { Visit } from '../../rendering/context.ts'
import { refusedPage } from '../../rendering/page-client.ts'

/** One's own order; an unknown number and another's are the same: off to where the page says. */
export async function loadOrder(
  { client, requestId }: Visit,
  orderId: string,
  otherwise: string,
): Promise<Order> {
  const id = Number(orderId)
  if (!Number.isInteger(id) || id < 1) throw redirect(otherwise)
  const outcome = await client.attempt(getOrder, { params: { id } })
  if (outcome.ok) return outcome.data
  const { statusCode } = outcome.error
  throw statusCode === 404 || statusCode === 422 ? redirect(otherwise) : refusedPage(outcome.error, requestId)
}
