import type { Invariant } from './invariant.ts'

/** What carts and repairs reserve; of a combo, its parts (catalogue.md#combos). */
const heldUnits = `held as (
          select product_id, sum(units) as units from (
            select coalesce(part_id, product_id) as product_id, reserved * coalesce(combo_parts.quantity, 1) as units
            from cart_lines left join combo_parts on combo_id = product_id
            union all
            select product_id, reserved from service_parts
          ) as reservations group by product_id
        )`

/** platform.md#invariants, 1 and 10. */
export const stockInvariants: readonly Invariant[] = [
  {
    id: '1-stock-column',
    title: 'The stock of each product is the sum of its stock moves',
    sql: `
      select products.id from products left join stock_moves on stock_moves.product_id = products.id
      group by products.id having products.stock <> coalesce(sum(available_change), 0)`,
  },
  {
    id: '1-stock-running',
    title: 'Each stock move records the stock after it',
    sql: `
      select id from (
        select id, stock_after, sum(available_change) over (partition by product_id order by id) as running
        from stock_moves
      ) as entered where stock_after <> running`,
  },
  {
    id: '1-stock-reserved',
    title: 'The ledger reserves exactly what carts and repairs hold',
    sql: `
      with booked as (select product_id, sum(reserved_change) as units from stock_moves group by product_id),
        ${heldUnits}
      select product_id from booked full join held using (product_id)
      where coalesce(booked.units, 0) <> coalesce(held.units, 0)`,
  },
  {
    id: '1-stock-conserved',
    title:
      'Received and returned stock equals available plus reserved plus sold and not cancelled plus used in repairs',
    sql: `
      with entered as (
          select product_id, sum(quantity) as units from stock_moves
          where kind in ('received', 'adjusted', 'restocked') group by product_id
        ),
        ${heldUnits},
        used as (select product_id, sum(used) as units from service_parts group by product_id),
        sold as (
          select product_id, sum(quantity) as units from order_lines
          join orders on orders.id = order_lines.order_id
          where status <> 'CANCELADA' group by product_id
        )
      select products.id from products
      left join entered on entered.product_id = products.id
      left join held on held.product_id = products.id
      left join sold on sold.product_id = products.id
      left join used on used.product_id = products.id
      where coalesce(entered.units, 0)
        <> stock + coalesce(held.units, 0) + coalesce(sold.units, 0) + coalesce(used.units, 0)`,
  },
  {
    id: '1-stock-sold',
    title: 'Each order that stands took from the ledger exactly what its lines say, without what it put back',
    sql: `
      with standing as (select id as order_id from orders where status <> 'CANCELADA'),
        ordered as (
          select order_id, product_id, sum(quantity) as units from order_lines join standing using (order_id)
          group by order_id, product_id
        ),
        taken as (
          select order_id, product_id, sum(case kind when 'sold' then quantity else -quantity end) as units
          from stock_moves join standing using (order_id)
          where kind in ('sold', 'returned') group by order_id, product_id
        )
      select order_id, product_id from ordered full join taken using (order_id, product_id)
      where coalesce(ordered.units, 0) <> coalesce(taken.units, 0)`,
  },
  {
    id: '1-stock-parts',
    title:
      'The ledger has exactly the units that each part of a repair reserves and uses, and no closed repair reserves any',
    sql: `
      with booked as (
        select service_part_id as id, sum(reserved_change) as reserved,
          sum(case kind when 'partUsed' then quantity when 'partReturned' then -quantity else 0 end) as used
        from stock_moves where service_part_id is not null group by service_part_id
      )
      select service_parts.id from service_parts left join booked using (id)
      where service_parts.reserved <> coalesce(booked.reserved, 0) or service_parts.used <> coalesce(booked.used, 0)
      union all
      select stock_moves.id from stock_moves join service_parts on service_parts.id = service_part_id
      where stock_moves.product_id <> service_parts.product_id
      union all
      select service_parts.id from service_parts join service_orders on service_orders.id = service_order_id
      where status in ('COMPLETADA', 'CANCELADA') and quantity <> used`,
  },
  {
    id: '1-stock-sheets',
    title: 'The ledger has exactly what booked receipts and counts say',
    sql: `
      with said as (
          select sheet_id, product_id, case kind when 'receipt' then quantity else quantity - expected end as units
          from stock_sheet_lines join stock_sheets on stock_sheets.id = sheet_id
          where state = 'booked' and quantity is not null
        ),
        booked as (select sheet_id, product_id, available_change as units from stock_moves where sheet_id is not null)
      select sheet_id, product_id from said full join booked using (sheet_id, product_id)
      where coalesce(said.units, 0) <> coalesce(booked.units, 0)`,
  },
  {
    id: '1-stock-negative',
    title: 'No quantity is negative',
    sql: `
      select id from products where stock < 0
      union all
      select id from cart_lines where reserved < 0
      union all
      select id from stock_moves where stock_after < 0`,
  },
  {
    id: '10-reservations-released',
    title: 'An expired reservation is released within two minutes',
    sql: `
      select cart_lines.id from cart_lines join carts on carts.id = cart_lines.cart_id
      where reserved > 0 and (reserved_until is null or reserved_until < now() - interval '2 minutes')`,
  },
  {
    id: '10-cancelled-returned-once',
    title: 'A cancelled order returned its units exactly once',
    sql: `
      with moved as (
        select order_id, product_id,
          coalesce(sum(quantity) filter (where kind = 'sold'), 0) as taken,
          coalesce(sum(quantity) filter (where kind = 'returned'), 0) as returned
        from stock_moves where order_id is not null group by order_id, product_id
      )
      select orders.id from orders join moved on moved.order_id = orders.id
      where status = 'CANCELADA' and returned <> taken
      union all
      select order_lines.order_id from order_lines join orders on orders.id = order_id
      where status = 'CANCELADA' and not exists (
        select from stock_moves where stock_moves.order_id = orders.id and kind = 'returned'
          and stock_moves.product_id = order_lines.product_id
      )`,
  },
  {
    id: '10-returns-restocked',
    title: 'The ledger has exactly the units of returns that went back to stock',
    sql: `
      with settled as (
          select return_id, product_id, sum(return_lines.quantity) as units from return_lines
          join order_lines on order_lines.id = order_line_id
          where outcome = 'stock' group by return_id, product_id
        ),
        booked as (
          select return_id, product_id, sum(quantity) as units from stock_moves
          where kind = 'restocked' group by return_id, product_id
        )
      select return_id, product_id from settled full join booked using (return_id, product_id)
      where coalesce(settled.units, 0) <> coalesce(booked.units, 0)`,
  },
]
