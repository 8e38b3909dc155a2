import type { CounterSale } from '@tecnoclick/contract/selling/orders/schemas'
import type { Transaction } from '@tecnoclick/database/connect'
import { users } from '@tecnoclick/database/schema/people/users'
import type { PriceTier } from '@tecnoclick/domain/catalogue/prices'
import { counterBuyer } from '@tecnoclick/domain/selling/order'
import { and, eq, sql } from 'drizzle-orm'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import type { NewOrderRow } from '../orders/placing/insert-order.ts'

type Buyer = Pick<NewOrderRow, 'clientId' | 'buyerName' | 'buyerPhone' | 'buyerEmail'>

/** The account that was found, or somebody without one, who need not give a name. What was typed goes first. */
export async function readCounterBuyer(
  tx: Transaction,
  sale: Pick<CounterSale, 'customerId' | 'buyerName' | 'buyerPhone' | 'buyerEmail'>,
): Promise<Buyer | Refusal> {
  const { buyerName, buyerPhone, buyerEmail } = sale
  const typed = { buyerPhone: buyerPhone ?? null, buyerEmail: buyerEmail ?? null }
  if (!sale.customerId) return { ...typed, clientId: null, buyerName: buyerName ?? counterBuyer }
  const { rows } = await tx.execute<{ id: number; email: string; name: string; phone: string | null }>(sql`
    select u.id, u.email, concat_ws(' ', p.name, p.lastname) as name, p.phone
    from users as u left join profiles as p on p.user_id = u.id
    where u.id = ${sale.customerId} and u.role <> 'admin' and u.enabled and u.closed_at is null`)
  const [account] = rows
  if (!account) return refuse('invalid', { fields: { customerId: { code: 'required' } } })
  return {
    clientId: account.id,
    buyerName: buyerName ?? (account.name || account.email),
    buyerPhone: typed.buyerPhone ?? account.phone,
    buyerEmail: typed.buyerEmail ?? account.email,
  }
}

/** A sale to an account of a business, or at the prices of one, is paid as a business pays. */
export async function payerRoleOf(
  tx: Transaction,
  { customerId, priceTier }: { customerId?: number | null | undefined; priceTier: PriceTier },
): Promise<'business' | 'user'> {
  if (priceTier === 'wholesale') return 'business'
  if (customerId == null) return 'user'
  const isBusiness = and(eq(users.id, customerId), eq(users.role, 'business'))
  return (await tx.$count(users, isBusiness)) > 0 ? 'business' : 'user'
}
