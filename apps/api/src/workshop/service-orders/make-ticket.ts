import type { TicketLink } from '@tecnoclick/contract/workshop/service-orders/schemas'
import type { Transaction } from '@tecnoclick/database/connect'
import { serviceTickets } from '@tecnoclick/database/schema/workshop/service-orders'
import { createToken, hashToken } from '../../platform/session/token.ts'

/** A link of its own for each mail, print and copy: only the hash is kept. */
export async function makeTicket(tx: Transaction, orderId: number, now: Date): Promise<TicketLink> {
  const token = createToken()
  await tx
    .insert(serviceTickets)
    .values({ serviceOrderId: orderId, tokenHash: hashToken(token), createdAt: now })
  return { token, path: `/services/ticket/${token}` }
}
