import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../connect.ts'

/** Printers and computers are sold with their serial; some are in stock. Triggers make the passports. */
export async function storeSerials(tx: Transaction): Promise<void> {
  const isDevice = sql`exists (
    select from product_categories as k join categories as c on c.id = k.category_id
    where k.product_id = coalesce(p.parent_id, p.id) and c.slug in ('impresoras-tinta', 'impresoras-laser', 'laptops', 'telefonos', 'plotters')
  )`
  await tx.execute(sql`update categories set serials_required = true where slug = 'plotters'`)
  await tx.execute(sql`
    with sold as (
      select l.id as line_id, l.product_id, o.status, d.step, o.order_date, n
      from order_lines as l join orders as o on o.id = l.order_id join products as p on p.id = l.product_id
      left join deliveries as d on d.order_id = o.id, generate_series(1, l.quantity) as n
      where o.status in ('EN PROCESO', 'COMPLETADA') and ${isDevice}
        and not exists (select from return_lines as r where r.order_line_id = l.id)
    )
    insert into serial_units (product_id, serial, serial_key, state, order_line_id, created_at)
    select product_id, 'X5NV-' || lpad(line_id::text, 5, '0') || n, 'X5NV' || lpad(line_id::text, 5, '0') || n,
      case when status = 'COMPLETADA' or step = 'delivered' then 'delivered' else 'sold' end, line_id, order_date
    from sold order by line_id, n`)
  await tx.execute(sql`
    insert into serial_units (product_id, serial, serial_key)
    select p.id, 'X8KT-' || lpad(p.id::text, 5, '0') || n, 'X8KT' || lpad(p.id::text, 5, '0') || n
    from products as p, generate_series(1, 2) as n
    where p.stock > 2 and p.variant_names is null and ${isDevice} order by p.id, n`)
  await tx.execute(sql`
    insert into serial_events (unit_id, at, event, order_id)
    select u.id, coalesce(o.completed_at, u.created_at), case u.state when 'stock' then 'received' when 'sold' then 'packed' else 'delivered' end, o.id
    from serial_units as u left join order_lines as l on l.id = u.order_line_id left join orders as o on o.id = l.order_id
    order by u.id`)
}
