import { sqlState, type Transaction } from '@tecnoclick/database/connect'
import { commitWith } from '@tecnoclick/database/driver-internals/commit-with'
import type { ChosenOption } from '@tecnoclick/domain/selling/cart-line'
import { type HoldPlan, planHold } from '@tecnoclick/domain/selling/plan-hold'
import { sql } from 'drizzle-orm'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { lockProducts } from './lock-products.ts'

/** The wanted state of a line; without an id it is new. */
export interface WantedLine {
  id: number | undefined
  productId: number
  name: string
  chosen: ChosenOption[]
  quantity: number
  reserved: number
  seenPrice: number | null
  seenCurrency: string | null
  /** The customer wants more units: without stock the change is refused. Other lines become 'Sin reserva'. */
  mustHold: boolean
}

export interface Holding {
  cartId: number
  /** Null for the system. */
  actorId: number | null
  until: Date
  /** This is the last statement of the transaction, sent together with the COMMIT. */
  isLast?: boolean
}

export interface Held {
  /** Reserved units of each wanted line. */
  reserved: number[]
  /** The id of the new line. */
  addedId: number | null
  /** Remaining stock of the products whose units moved, by id. */
  stocks: Record<string, number> | null
}

/**
 * Changes a locked cart to the wanted lines, with at most one new line, and reserves or releases the difference in units.
 * `before` has the current lines; those missing from `wanted` are removed.
 */
export async function holdLines(
  tx: Transaction,
  holding: Holding,
  before: readonly { id: number; productId: number; reserved: number }[],
  wanted: readonly WantedLine[],
): Promise<Held | Refusal> {
  const first = planHold(before, wanted)
  const touched = first.takes.map(({ productId }) => productId)
  // A single required product is not locked first: the guarded update decides, and holds its lock for the shortest time.
  const isPlain = touched.length === 0 || (touched.length === 1 && first.optional.length === 0)
  const sellable = isPlain ? undefined : await lockProducts(tx, touched)
  const plan = sellable ? planHold(before, wanted, (id) => sellable.get(id)?.sellable ?? 0) : first
  if (plan.short !== undefined) return outOfStock(wanted, plan.short)
  const held = await apply(tx, holding, before, wanted, plan)
  return held ?? outOfStock(wanted, plan.takes[0]?.productId)
}

/** Raised by `require_stock` (migration 0004). */
const missingStock = 'TC001'

function outOfStock(wanted: readonly WantedLine[], productId: number | undefined): Refusal {
  const name = wanted.find((line) => line.productId === productId)?.name ?? ''
  return refuse('outOfStock', { values: { name } })
}

/**
 * One statement, all or nothing: if a product lacks units it fails and aborts the transaction. A COMMIT that is already on
 * its way then rolls back.
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
    id,
    productId,
    chosen,
    quantity,
    seenPrice,
    seenCurrency,
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
    select require_stock(is_whole), (select id from added) as "addedId",
      (select json_object_agg(id, stock) from moved) as stocks
    from verdict`
  try {
    const [result] = isLast ? await commitWith(tx, statement) : [await tx.execute(statement)]
    const [outcome] = result?.rows ?? []
    return { reserved: plan.reserved, addedId: outcome.addedId, stocks: outcome.stocks }
  } catch (error) {
    if (sqlState(error) === missingStock) return undefined
    throw error
  }
}
