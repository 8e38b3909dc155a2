import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../connect.ts'
import { advanceSeries, requireOpenSeries } from './numbering.ts'

const invoiced = 4

/** The last completed orders of accounts are invoiced; the first of these invoices was cancelled by a credit note and issued again. */
export async function storeInvoices(tx: Transaction, { staffId }: { staffId: number }): Promise<void> {
  const series = await requireOpenSeries(tx, 'FACTURA')
  const notes = await requireOpenSeries(tx, 'CREDITO')
  const columns = sql`kind, number, series_id, sequence, order_id, cancels_id, reason, currency, subtotal, total, content, issued_at, issued_by`
  await tx.execute(sql`
    insert into invoices (${columns})
    select 'invoice', ${series.prefix} || '-' || lpad(o.place::text, 3, '0'), ${series.id}, o.place, o.id, null, null,
      o.currency, o.subtotal, o.total, jsonb_build_object(
        'seller', (
          select jsonb_build_object('name', s ->> 'legalName', 'code', s ->> 'legalCode', 'address', s ->> 'address',
            'email', s ->> 'email', 'phones', s -> 'phones')
          from (select jsonb_object_agg(key, value) as s from settings) as all_settings
        ),
        'buyer', jsonb_build_object('name', coalesce(o.buyer_name, ''), 'address', o.billing_address,
          'isBusiness', u.role = 'business', 'code', case when u.role = 'business' then p.ruccode end,
          'clientCode', case when u.role = 'business' and p.clicode <> 'NO APROBADO' then p.clicode end),
        'lines', (
          select jsonb_agg(jsonb_build_object('name', l.product_name, 'sku', l.sku, 'options', l.options, 'combo', null,
            'quantity', l.quantity, 'price', l.price, 'amount', l.amount, 'serials', '[]'::jsonb) order by l.position)
          from order_lines as l where l.order_id = o.id
        ),
        'extraLines', (
          select coalesce(jsonb_agg(jsonb_build_object('label', e.label, 'total', e.total) order by e.id), '[]')
          from order_extra_lines as e where e.order_id = o.id
        )
      ), o.completed_at, ${staffId}::integer
    from (
      select orders.*, row_number() over (order by completed_at, id)::integer as place from (
        select * from orders where status = 'COMPLETADA' and client_id is not null and number is not null
        order by completed_at desc, id desc limit ${invoiced}
      ) as orders
    ) as o
    join users as u on u.id = o.client_id left join profiles as p on p.user_id = u.id`)
  await tx.execute(sql`
    insert into invoices (${columns})
    select 'credit', ${notes.prefix} || '-001', ${notes.id}, 1, order_id, id, 'El nombre de la empresa estaba incompleto.',
      currency, subtotal, total, content, issued_at + interval '1 hour', issued_by
    from invoices where sequence = 1`)
  await tx.execute(sql`
    insert into invoices (${columns})
    select kind, ${series.prefix} || '-' || lpad(${`${invoiced + 1}`}, 3, '0'), series_id, ${invoiced + 1}::integer, order_id, null, null,
      currency, subtotal, total, content, issued_at + interval '2 hours', issued_by
    from invoices where kind = 'invoice' and sequence = 1`)
  await tx.execute(sql`
    insert into audit_log (actor_id, action, entity, entity_id, after, at)
    select issued_by, 'create', 'invoice', id::text, jsonb_build_object('kind', kind, 'number', number), issued_at from invoices`)
  await advanceSeries(tx, series.id, invoiced + 1)
  await advanceSeries(tx, notes.id, 1)
}
