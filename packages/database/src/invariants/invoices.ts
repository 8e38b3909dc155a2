import type { Invariant } from './invariant.ts'

/** selling.md#invoices */
export const invoiceInvariants: readonly Invariant[] = [
  {
    id: '3-invoice-amounts',
    title: 'An invoice is the sum of its lines, and a credit note the whole of its invoice',
    sql: `
      select i.id from invoices as i left join invoices as c on c.id = i.cancels_id
      where i.subtotal <> (select sum((l ->> 'amount')::bigint) from jsonb_array_elements(i.content -> 'lines') as l)
        or i.total <> i.subtotal
          + (select coalesce(sum((x ->> 'total')::bigint), 0) from jsonb_array_elements(i.content -> 'extraLines') as x)
        or i.cancels_id is not null and (i.total, i.currency, i.order_id, i.content, c.kind)
          is distinct from (c.total, c.currency, c.order_id, c.content, 'invoice')`,
  },
  {
    id: '3-invoice-order',
    title: 'At most one invoice of an order holds, and it is the order as it is',
    sql: `
      select i.order_id from invoices as i join orders on orders.id = i.order_id
      where i.kind = 'invoice' and not exists (select from invoices as c where c.cancels_id = i.id)
      group by i.order_id
      having count(*) > 1 or bool_or(
        orders.total <> i.total or orders.currency <> i.currency or orders.status in ('PENDIENTE', 'CANCELADA')
      )`,
  },
]
