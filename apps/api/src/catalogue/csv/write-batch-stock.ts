import type { Transaction } from '@tecnoclick/database/connect'
import { productCsv } from '@tecnoclick/messages/office/product-csv'
import { sql } from 'drizzle-orm'
import type { Actor } from '../../platform/audit/record-audit.ts'
import type { WrittenRow } from './write-batch.ts'

/** Sets the number of units; the ledger records the difference, for a new product as received (selling.md#stock). */
export async function enterStock(tx: Transaction, actor: Actor, rows: readonly WrittenRow[]): Promise<void> {
  const wanted = rows.flatMap(({ id, kind, stock }) =>
    stock === undefined ? [] : [{ id, stock, kind: kind === 'added' ? 'received' : 'adjusted' }],
  )
  if (wanted.length === 0) return
  await tx.execute(sql`
    with wanted as (
        select w.id, w.stock, w.kind, w.stock - p.stock as change
        from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w (id integer, stock integer, kind text)
        join products as p on p.id = w.id where p.stock <> w.stock
      ),
      moved as (update products as p set stock = wanted.stock from wanted where p.id = wanted.id)
    insert into stock_moves (product_id, kind, quantity, available_change, stock_after, reason, actor_id)
    select id, kind, change, change, stock, ${productCsv.reason}, ${actor.userId} from wanted`)
}
