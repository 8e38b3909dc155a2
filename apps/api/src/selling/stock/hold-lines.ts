import { commitWith } from '@tecnoclick/database/commit-with'
import { sqlState, type Transaction } from '@tecnoclick/database/connect'
import type { ChosenOption } from '@tecnoclick/domain/selling/cart-line'
import { type HoldPlan, planHold } from '@tecnoclick/domain/selling/stock'
import { sql } from 'drizzle-orm'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { lockProducts } from './lock-products.ts'

/** A line as it is to be; without an id it is new. */
export interface WantedLine {
  id: number | undefined
  productId: number
  name: string
  chosen: ChosenOption[]
  quantity: number
  reserved: number
  seenPrice: number | null
  seenCurrency: string | null
  /** The customer asks for more of it now: without units the change is refused, else the line is 'Sin reserva'. */
  mustHold: boolean
}

export interface Holding {
  cartId: number
  /** Null for the system itself. */
  actorId: number | null
  until: Date
  /** The change is the last of its transaction, which it commits. */
  isLast?: boolean
}

export interface Held {
  /** What each wanted line holds now. */
  reserved: number[]
  /** The id of the line that is new. */
  addedId: number | null
  /** What is left on the shelf of the products whose units moved. */
  stocks: Record<string, number> | null
}

/**
 * Brings a locked cart to what is wanted, with one new line at most, and moves the units of the difference. `before` is
 * what it holds now; the lines that are missing from `wanted` are removed.
 */
export async function holdLines(
  tx: Transaction,
  holding: Holding,
  before: readonly { id: number; productId: number; reserved: number }[],
  wanted: readonly WantedLine[],
): Promise<Held | Refusal> {
  const first = planHold(before, wanted)
  const touched = first.takes.map(({ productId }) => productId)
  // One product that must be had needs no look beforehand: the guarded update decides, and its lock is shortest.
  const isPlain = touched.length === 0 || (touched.length === 1 && first.optional.length === 0)
  const sellable = isPlain ? undefined : await lockProducts(tx, touched)
  const plan = sellable ? planHold(before, wanted, (id) => sellable.get(id)?.sellable ?? 0) : first
  if (plan.short !== undefined) return outOfStock(wanted, plan.short)
  const held = await apply(tx, holding, before, wanted, plan)
  return held ?? outOfStock(wanted, plan.takes[0]?.productId)
}

const divisionByZero = '22012'

function outOfStock(wanted: readonly WantedLine[], productId: number | undefined): Refusal {
  const name = wanted.find((line) => line.productId === productId)?.name ?? ''
  return refuse('outOfStock', { values: { name } })
}

/**
 * One statement: either every product had the units and all of it happens, or it fails, by a division by zero, and with it
 * what the transaction did before; the COMMIT that may be on its way already then undoes it.
 */
async function apply(
  tx: Transaction,
  { cartId, actorId, until, isLast }: Holding,
  before: readonly { id: number }[],
  wanted: readonly WantedLine[],
  plan: HoldPlan,
): Promise<Held | undefined> {
  const kept = new Set(wanted.map(({ id }) => id))
  const removed = before.filter(({ id }) => !kept.has(id)).map(({ id }) => id)
  const lines = wanted.map(({ id, productId, chosen, quantity, seenPrice, seenCurrency }, index) => ({
    ...{ id, productId, chosen, quantity, seenPrice, seenCurrency },
    reserved: plan.reserved[index],
  }))
  const reservedUntil = plan.reserved.some((units) => units > 0) ? until.toISOString() : null
  const statement = sql`
    with takes as (
        select * from jsonb_to_recordset(${JSON.stringify(plan.takes)}::jsonb) as t ("productId" integer, units integer)
      ),
      moved as (
        update products set stock = stock - units from takes
        where id = "productId" and stock >= units and (enable or units < 0)
        returning id, stock, units
      ),
      verdict as (select (select count(*) from moved) = (select count(*) from takes) as is_whole),
      entered as (
        insert into stock_moves
          (product_id, kind, quantity, available_change, reserved_change, stock_after, cart_id, actor_id)
        select id, case when units > 0 then 'reserved' else 'released' end,
          abs(units), -units, units, stock, ${cartId}::integer, ${actorId}::integer
        from moved
      ),
      lines as (
        select * from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l (
          id integer, "productId" integer, chosen jsonb, quantity integer, reserved integer,
          "seenPrice" bigint, "seenCurrency" text
        ) where (select is_whole from verdict)
      ),
      removed as (
        delete from cart_lines where cart_id = ${cartId} and id = any(${sql.param(removed)}::integer[])
          and (select is_whole from verdict)
      ),
      changed as (
        update cart_lines set quantity = lines.quantity, reserved = lines.reserved, seen_price = "seenPrice",
          seen_currency = "seenCurrency", updated_at = now()
        from lines
        where cart_lines.id = lines.id and cart_id = ${cartId}
          and (cart_lines.quantity, cart_lines.reserved, seen_price, seen_currency)
            is distinct from (lines.quantity, lines.reserved, "seenPrice", "seenCurrency")
      ),
      added as (
        insert into cart_lines (cart_id, product_id, options, quantity, reserved, seen_price, seen_currency)
        select ${cartId}, "productId", chosen, quantity, reserved, "seenPrice", "seenCurrency"
        from lines where id is null
        returning id
      ),
      cart as (
        update carts set reserved_until = ${reservedUntil}::timestamptz, updated_at = now()
        where id = ${cartId} and (select is_whole from verdict)
      )
    select 1 / is_whole::integer, (select id from added) as "addedId",
      (select json_object_agg(id, stock) from moved) as stocks
    from verdict`
  try {
    const [result] = isLast ? await commitWith(tx, statement) : [await tx.execute(statement)]
    const [outcome] = result?.rows ?? []
    return { reserved: plan.reserved, addedId: outcome.addedId, stocks: outcome.stocks }
  } catch (error) {
    if (sqlState(error) === divisionByZero) return undefined
    throw error
  }
}
