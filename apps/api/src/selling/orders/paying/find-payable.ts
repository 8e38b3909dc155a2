import type { ApiDeps } from '../../../platform/deps.ts'
import { type FamilyLinkRow, findFamilyLink } from '../../family-links/family-link.ts'
import type { StoredOrder } from '../reading/stored-order.ts'
import { findLinkedOrder } from './linked-order.ts'

/** The order of a link with which it is paid, and the link if it is the family's (selling.md#paid-by-family). */
export async function findPayable(
  { database: { db }, orderTokens, familyTokens, now }: ApiDeps,
  token: string,
): Promise<{ order: StoredOrder; family: FamilyLinkRow | undefined } | undefined> {
  const id = orderTokens.idOf(token)
  const family = id === undefined ? await findFamilyLink(db, token, familyTokens) : undefined
  const orderId = id ?? family?.orderId
  const order = orderId === undefined ? undefined : await findLinkedOrder(db, orderId, now())
  return order && { order, family }
}
