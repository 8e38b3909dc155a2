import type { Transaction } from '@tecnoclick/database/connect'
import { addressText } from '@tecnoclick/domain/selling/order-address'
import { sql } from 'drizzle-orm'

export interface BuyerAddress {
  id: number
  isPrincipal: boolean
  street: string
  apartament: string | null
  city: string
  state: string
  phone: string | null
}

export interface Buyer {
  name: string | null
  phone: string | null
  addresses: BuyerAddress[]
  /** The order created with this key, even after the stored response was purged (platform.md#idempotency). */
  placedBefore: number | null
}

/** The buyer with the principal and the chosen address, both restricted to the account's own. */
export async function readBuyer(
  tx: Transaction,
  userId: number,
  addressId: number | null,
  key: string | undefined,
): Promise<Buyer> {
  const { rows } = await tx.execute<{
    name: string | null
    phone: string | null
    addresses: BuyerAddress[]
    placedBefore: number | null
  }>(sql`
    select
      nullif(btrim(concat_ws(' ', p.name, p.lastname)), '') as name,
      p.phone,
      coalesce((
        select json_agg(json_build_object(
          'id', a.id, 'isPrincipal', a.is_principal, 'street', a.street, 'apartament', a.apartament,
          'city', cities.name, 'state', states.name, 'phone', a.phone
        ))
        from addresses as a
        join cities on cities.id = a.city_id
        join states on states.id = a.state_id
        where a.user_id = u.id and a.enable and (a.is_principal or a.id = ${addressId}::integer)
      ), '[]') as addresses,
      (select id from orders where placed_by = u.id and idempotency_key = ${key ?? null}::text) as "placedBefore"
    from users as u left join profiles as p on p.user_id = u.id
    where u.id = ${userId}`)
  return rows[0] ?? { name: null, phone: null, addresses: [], placedBefore: null }
}

export function textOf(address: BuyerAddress | undefined): string {
  return address ? addressText(address) : ''
}
