import { getOrder } from '@tecnoclick/contract/selling/orders/endpoints'
import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import { redirect } from 'react-router'
import type { Visit } from '../../rendering/context.ts'
import { refusedPage } from '../../rendering/page-client.ts'

/** The customer's own order. An unknown order, or somebody else's, redirects to `fallback`. */
export async function loadOrder(
  { client, requestId }: Visit,
  orderId: string,
  fallback: string,
): Promise<Order> {
  const id = Number(orderId)
  if (!Number.isInteger(id) || id < 1) throw redirect(fallback)
  const outcome = await client.attempt(getOrder, { params: { id } })
  if (outcome.ok) return outcome.data
  const { statusCode } = outcome.error
  throw statusCode === 404 || statusCode === 422 ? redirect(fallback) : refusedPage(outcome.error, requestId)
}
