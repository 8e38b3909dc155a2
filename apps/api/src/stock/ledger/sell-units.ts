import type { Transaction } from '@tecnoclick/database/connect'
import { type CountedLine, unitsByProduct } from '@tecnoclick/domain/selling/cart'
import { sql } from 'drizzle-orm'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { lockProducts } from './lock-products.ts'

const record = sql.raw('as t ("productId" integer, units integer)')

function unitsJson(lines: Iterable<CountedLine>): string {
  return JSON.stringify([...unitsByProduct(lines)].map(([productId, units]) => ({ productId, units })))
}

/** Sells units that are not reserved; all or nothing. */
export async function sellFromStock(
  tx: Transaction,
  { orderId, actorId }: { orderId: number; actorId: number },
  lines: readonly CountedLine[],
): Promise<undefined | Refusal> {
  const units = unitsByProduct(lines)
  const products = await lockProducts(tx, units.keys())
  for (const [id, wanted] of units) {
    const product = products.get(id)
    if (!product || product.sellable < wanted) {
      return refuse('outOfStock', { values: { name: product?.name ?? '' } })
    }
  }
  const { rowCount } = await tx.execute(sql`
    with sold as (select * from jsonb_to_recordset(${unitsJson(lines)}::jsonb) ${record}),
      taken as (
        update products set stock = stock - units from sold
        where id = "productId" and stock >= units and enable returning id, stock, units
      )
    insert into stock_moves (product_id, kind, quantity, available_change, stock_after, order_id, actor_id)
    select id, 'sold', units, -units, stock, ${orderId}::integer, ${actorId}::integer from taken`)
  if (rowCount !== units.size) throw new Error('Locked products changed')
  return undefined
}

/** Returns the units of a cancelled order, by nobody when it expired; a trigger refuses a second return (platform.md#invariants, 10). */
export async function returnUnits(tx: Transaction, orderId: number, actorId: number | null): Promise<void> {
  const { rows } = await tx.execute<{ productId: number; quantity: number }>(sql`
    select product_id as "productId", quantity from order_lines where order_id = ${orderId}`)
  await putBack(tx, { orderId, actorId }, rows)
}

/** Returns units that an order no longer has; a trigger refuses more than it took. */
export async function putBack(
  tx: Transaction,
  { orderId, actorId }: { orderId: number; actorId: number | null },
  lines: readonly CountedLine[],
): Promise<void> {
  await lockProducts(tx, unitsByProduct(lines).keys())
  await tx.execute(sql`
    with back as (select * from jsonb_to_recordset(${unitsJson(lines)}::jsonb) ${record}),
      raised as (
        update products set stock = stock + units from back where id = "productId" returning id, stock, units
      )
    insert into stock_moves (product_id, kind, quantity, available_change, stock_after, order_id, actor_id)
    select id, 'returned', units, units, stock, ${orderId}::integer, ${actorId}::integer from raised`)
}

/** Goods of a return that are sold again; a trigger refuses more than its lines say (platform.md#invariants, 10). */
export async function restockUnits(
  tx: Transaction,
  { orderId, returnId, actorId }: { orderId: number; returnId: number; actorId: number },
  lines: readonly CountedLine[],
): Promise<void> {
  await lockProducts(tx, unitsByProduct(lines).keys())
  await tx.execute(sql`
    with back as (select * from jsonb_to_recordset(${unitsJson(lines)}::jsonb) ${record}),
      raised as (
        update products set stock = stock + units from back where id = "productId" returning id, stock, units
      )
    insert into stock_moves
      (product_id, kind, quantity, available_change, stock_after, order_id, return_id, actor_id)
    select id, 'restocked', units, units, stock, ${orderId}::integer, ${returnId}::integer, ${actorId}::integer
    from raised`)
}
