import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import type { CurrencyFormat } from '@tecnoclick/domain/platform/money'
import type { PromotionFacts } from '@tecnoclick/domain/selling/apply-promotions'
import type { CartLine as OrderedLine } from '@tecnoclick/domain/selling/decide-order'
import type { SaleProduct } from '@tecnoclick/domain/selling/sale-product'
import { type SQL, sql } from 'drizzle-orm'
import {
  offeredPromotions,
  type PromotionFactsRow,
  promotionFacts,
  promotionFactsOf,
} from '../promotions/promotion-facts.ts'
import { saleProductJson } from './sale-product.ts'

export interface CartLine extends OrderedLine {
  id: number
}

export interface StoredCart {
  /** Undefined if the shop does not sell in the requested currency. */
  currency: CurrencyFormat | undefined
  reservedUntil: Date | null
  lines: CartLine[]
  /** The products requested along with the cart, as far as they exist. */
  requested: SaleProduct[]
  promotionCode: string | null
  promotions: PromotionFacts
}

/** The cart with products and prices, in one query. */
export async function readCartLines(
  tx: Drizzle | Transaction,
  userId: number,
  currency: string,
): Promise<StoredCart> {
  const { rows } = await tx.execute<CartRow>(sql`select ${cartColumns({ userId, currency })}`)
  const [row] = rows
  if (!row) throw new Error('A select without a table gives one row')
  return cartOf(row)
}

export type CartRow = {
  currency: CurrencyFormat | null
  reservedUntil: string | null
  lines: CartLine[]
  requested: SaleProduct[]
  promotionCode: string | null
  promotions: PromotionFactsRow
}

/** A `CartRow`, to be read together with other facts. */
export function cartColumns({
  userId,
  currency,
  requestedIds = [],
}: {
  userId: number
  currency: string
  /** Products about to be added. */
  requestedIds?: readonly number[]
}): SQL {
  const ofCart = sql`(select promotion_code from carts where user_id = ${userId})`
  const products = sql`
    select l.product_id from carts as c join cart_lines as l on l.cart_id = c.id where c.user_id = ${userId}
    union select unnest(${sql.param([...requestedIds])}::integer[])`
  return sql`
      coalesce((
        select json_agg(${saleProductJson}) from products as p
        where p.id = any(${sql.param([...requestedIds])}::integer[])
      ), '[]') as requested,
      ${ofCart} as "promotionCode",
      ${promotionFacts({ customer: sql`${userId}::integer`, products }, offeredPromotions(ofCart))} as promotions,
      (select json_build_object('code', code, 'symbol', symbol, 'decimals', decimals)
        from currencies where code = ${currency} and enable) as currency,
      (select to_json(reserved_until) from carts where user_id = ${userId}) as "reservedUntil",
      coalesce((
        select json_agg(json_build_object(
          'id', l.id, 'productId', l.product_id, 'chosen', l.options, 'quantity', l.quantity,
          'reserved', l.reserved, 'seenPrice', l.seen_price, 'seenCurrency', l.seen_currency,
          'product', ${saleProductJson}
        ) order by l.id)
        from carts as c
        join cart_lines as l on l.cart_id = c.id
        join products as p on p.id = l.product_id
        where c.user_id = ${userId}
      ), '[]') as lines`
}

export function cartOf(row: CartRow): StoredCart {
  return {
    currency: row.currency ?? undefined,
    reservedUntil: row.reservedUntil === null ? null : new Date(row.reservedUntil),
    lines: row.lines,
    requested: row.requested,
    promotionCode: row.promotionCode,
    promotions: promotionFactsOf(row.promotions),
  }
}

/** The cart's row is the first lock of every cart change and order. Created on first use. */
export async function lockCart(tx: Transaction, userId: number): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into carts (user_id) values (${userId})
    on conflict (user_id) do update set updated_at = now()
    returning id`)
  const [cart] = rows
  if (!cart) throw new Error('The cart was neither found nor made')
  return cart.id
}
