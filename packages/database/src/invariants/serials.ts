import type { Invariant } from './invariant.ts'

/** platform.md#invariants, 3. */
export const serialInvariants: readonly Invariant[] = [
  {
    id: '3-serials-of-lines',
    // Rule: stock/serials.ts serialsMissing
    title: 'An order line has no more serial numbers than units, all of its product',
    sql: `
      select l.id from serial_units as u join order_lines as l on l.id = u.order_line_id
      group by l.id having count(*) > l.quantity or bool_or(u.product_id <> l.product_id)`,
  },
  {
    id: '3-serials-follow-orders',
    title: 'A unit with a serial number is where its order and its return are',
    sql: `
      select u.id from serial_units as u join order_lines as l on l.id = u.order_line_id join orders as o on o.id = l.order_id
      left join return_lines as b on b.id = u.return_line_id left join order_returns as r on r.id = b.return_id
      where o.status = 'CANCELADA' or u.state = 'sold' and o.status = 'COMPLETADA'
        or b.order_line_id <> l.id or (u.state = 'returned') <> (r.id is not null and r.state = 'received')`,
  },
  {
    id: '3-serials-of-parts',
    title: 'A part of a repair has no more serial numbers than fitted units, all of its product',
    sql: `
      select t.id from serial_units as u join service_parts as t on t.id = u.service_part_id
      group by t.id having count(*) > t.used or bool_or(u.product_id <> t.product_id)`,
  },
  {
    id: '3-passports',
    title: 'A unit that was sold has a passport; one that is for sale has neither owner nor public page',
    sql: `
      select u.id from serial_units as u left join passports as p on p.unit_id = u.id
      where u.order_line_id is not null and p.id is null or u.order_line_id is null and (
        p.owner_id is not null
        or exists (select from passport_tokens as t where t.passport_id = p.id and t.revoked_at is null)
      )`,
  },
]
