import type { Viewer } from '@tecnoclick/contract/people/security/schemas'
import type { NewOrder } from '@tecnoclick/contract/selling/orders/schemas'
import type { Drizzle } from '@tecnoclick/database/connect'
import type { WantedOrder } from '@tecnoclick/domain/selling/decide-order'
import { sql } from 'drizzle-orm'
import { type RepeatableCall, wasCalled } from '../../../platform/idempotency/run-once.ts'
import { type CartRow, cartColumns, cartOf, type StoredCart } from '../../cart/cart-lines.ts'
import { type Buyer, buyerColumns } from './read-buyer.ts'

export interface OrderRequest extends WantedOrder {
  viewer: Viewer
  newOrder: NewOrder
  key: string | undefined
  storeUrl: string
}

/** What an order is decided from. */
export interface OrderFacts {
  cart: StoredCart
  buyer: Buyer
  /** The idempotency key was used: the cart may be empty because this order was placed. */
  isRepeated: boolean
}

type FactsRow = CartRow & { [K in keyof Buyer]: Buyer[K] } & { isRepeated: boolean }

/** One statement, so that all of it is of the same moment. Locks nothing: `place_order` checks that it still holds. */
export async function readOrderFacts(
  db: Drizzle,
  { viewer, newOrder, currency, key, now }: OrderRequest,
  call: RepeatableCall,
): Promise<OrderFacts> {
  const { addressId = null, pickupPointId = null } = newOrder
  const { rows } = await db.execute<FactsRow>(sql`
    select ${wasCalled(call)} as "isRepeated",
      ${buyerColumns({ addressId, pickupPointId }, { key, now, currency })},
      ${cartColumns({ userId: viewer.id, currency })}
    from users as u left join profiles as p on p.user_id = u.id
    where u.id = ${viewer.id}`)
  const [row] = rows
  if (!row) throw new Error('A session without an account')
  const { name, phone, clicode, ruccode, addresses, pickupPoint, placedBefore, recent, unpaid, credit } = row
  return {
    cart: cartOf(row),
    buyer: { name, phone, clicode, ruccode, addresses, pickupPoint, placedBefore, recent, unpaid, credit },
    isRepeated: row.isRepeated,
  }
}
