import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectDatabase, type Database } from './connect.ts'
import { checkInvariants, invariants } from './invariants.ts'
import { seedDemo } from './seed/demo.ts'
import { createTestDatabase, type TestDatabase } from './testing.ts'

let shop: TestDatabase
let superuser: Database
beforeAll(async () => {
  shop = await createTestDatabase()
  superuser = connectDatabase(shop.adminUrl)
  await seedDemo(shop.db)
})
afterAll(async () => {
  await superuser.close()
  await shop.drop()
})

/** Events of one product, the newest first. */
function webhookEventRows(...states: string[]): string {
  const ids = states.map((_, index) => states.length - index)
  const rows = states.map(
    (state, index) =>
      `(${ids[index]}, gen_random_uuid(), 1, 'product.changed', 'product', 1, '{}', ${state})`,
  )
  return `insert into webhooks (id, name, url, events, secret, listening_since) overriding system value
    values (1, 'x', 'https://x.test/', array['product.changed'], 'x', now() - interval '1 day');
    insert into webhook_events (id, event_id, webhook_id, type, object, object_id, data, state, next_attempt_at, delivered_at)
    overriding system value values ${rows.join(', ')}`
}

/** One way to violate each without the triggers. The others are enforced by CHECK and UNIQUE. */
const damage: Record<string, string> = {
  '1-stock-column': 'update products set stock = stock + 1 where id = (select min(id) from products)',
  '1-stock-running':
    'update stock_moves set stock_after = stock_after + 1 where id = (select max(id) from stock_moves)',
  '1-stock-reserved': `
    update cart_lines set quantity = quantity + 1, reserved = reserved + 1 where reserved > 0`,
  '1-stock-conserved': `update orders set status = 'CANCELADA', cancelled_at = now(), completed_at = null
    where status = 'COMPLETADA'`,
  '1-stock-sold':
    "delete from stock_moves where kind = 'sold' and id = (select max(id) from stock_moves where kind = 'sold')",
  '1-variants-sold': `update products set variant_names = array['Color'], stock = 0
    where id = (select min(product_id) from order_lines)`,
  '1-variants-options': `update products set parent_id = (select id from products where slug = 'logitech-k120'),
    variant_values = array['x'], variant_position = 0 where slug = 'logitech-m90'`,
  '1-variants-follow': `update products set variant_names = array['Color'], stock = 0 where slug = 'logitech-k120';
    update products set parent_id = (select id from products where slug = 'logitech-k120'),
    variant_values = array['x'], variant_position = 0 where slug = 'logitech-m90'`,
  '1-combos-no-stock': `update products set is_combo = true, stock = 0
    where id = (select min(product_id) from order_lines)`,
  '1-combos-parts':
    "update products set variant_names = array['Color'], stock = 0 where slug = 'logitech-m90'",
  '1-combos-price': "update products set price = price + 1 where slug = 'combo-oficina-ideapad-3'",
  '1-combos-ordered': `update order_lines set combo = '{"id": 1, "name": "x", "quantity": 1, "service": null}'
    where id = (select min(id) from order_lines)`,
  '2-orden-number-form': "update orders set number = 'ORDEN-7777' where sequence = 3",
  '2-orden-no-gaps': 'delete from orders where sequence = 3',
  '2-servicio-number-form': "update service_orders set order_num = 'SERVICIO-9' where sequence = 9",
  '2-servicio-no-gaps': "update number_series set next_number = next_number + 1 where prefix = 'SERVICIO'",
  '2-devolucion-number-form': "update order_returns set number = 'DEVOLUCION-9' where sequence = 1",
  '2-devolucion-no-gaps':
    "update number_series set next_number = next_number + 1 where prefix = 'DEVOLUCION'",
  '2-factura-number-form':
    "update invoices set number = 'FACTURA-77' where kind = 'invoice' and sequence = 2",
  '2-factura-no-gaps': "delete from invoices where kind = 'invoice' and sequence = 3",
  '2-credito-number-form': "update invoices set number = 'CREDITO-7' where kind = 'credit'",
  '2-credito-no-gaps': "update number_series set next_number = next_number + 1 where prefix = 'CREDITO'",
  '3-invoice-amounts': 'update invoices set total = total + 1',
  '3-invoice-order': `update orders set status = 'PENDIENTE', completed_at = null
    where id = (select order_id from invoices where sequence = 4)`,
  '3-returns-bought': `update return_lines set quantity = 99`,
  '3-returns-owned': `update order_returns set client_id = (select min(id) from users where role = 'admin') where client_id is not null`,
  '3-returns-settled':
    "update return_lines set outcome = null, service_order_id = null where outcome = 'repair'",
  '3-serials-of-lines': `update serial_units as u set product_id = (select min(id) from products where id <> u.product_id)
    where id = (select min(id) from serial_units where order_line_id is not null)`,
  '3-serials-follow-orders': `update serial_units set state = 'sold' where state = 'delivered'`,
  '3-serials-of-parts': `insert into serial_units (product_id, serial, serial_key, state, service_part_id)
    select product_id, 'X-1', 'X1A', 'fitted', id from service_parts;
    update service_parts set used = 0`,
  '3-passports': 'delete from passports',
  '3-order-totals': 'update orders set total = total + 1 where sequence = 1',
  '3-delivery-amounts': `update delivery_zones set fees = '{"USD": -1}'`,
  '3-order-expiry': `insert into order_history (order_id, event, status)
    select id, 'expired', 'CANCELADA' from orders where sequence = 1`,
  '3-order-expired-in-time': `update orders set status = 'PENDIENTE', completed_at = null, cancelled_at = null,
    expires_at = now() - interval '1 hour'
    where not exists (select from payments where order_id = orders.id)`,
  '3-delivery-steps': 'delete from delivery_steps where id = (select max(id) from delivery_steps)',
  '3-delivery-couriers': `insert into courier_assignments (order_id, courier_id, assigned_by, assigned_at)
    select min(id), min(placed_by), min(placed_by), now() from orders where status = 'COMPLETADA'`,
  '3-quote-lines': 'update service_quotes set amount = amount + 1',
  '4-repair-steps': `update service_orders set step_id = (select id from repair_steps where key = 'delivered')
    where status = 'PENDIENTE'`,
  '4-repair-reports': `with code as (insert into transaction_codes (code, compared, purpose) values ('INFORME1', 'INFORME1', 'service') returning id)
    insert into service_payment_reports
      (service_order_id, amount, currency, method, transaction_code_id, state, judged_at, judged_by, service_payment_id)
    select p.service_order_id, p.amount + 1, p.currency, 'transfer', code.id, 'verified', now(), p.received_by, p.id
    from code, (select * from service_payments order by id limit 1) as p`,
  '4-quote-recorded': `update service_quotes set decided_via = 'phone', decided_by = 'x', decided_staff_id = created_by
    where state = 'accepted'`,
  '4-service-claims': 'update service_orders set claimed_at = now() where customer_id is not null',
  '4-order-confirmation': "delete from outbox where kind = 'order-confirmation'",
  '5-principal-address': 'update addresses set is_principal = false',
  '5-geography': 'update addresses set state_id = state_id + 1 where id = (select min(id) from addresses)',
  '6-rating': 'update products set rating = 1 where reviews > 2',
  '6-verified-purchase':
    'update reviews set verified_purchase = not verified_purchase where user_id is not null',
  '7-payments': "update payments set currency = 'MLC' where currency <> 'MLC'",
  '3-unpaid-completed': "delete from payments; delete from order_history where event = 'reason'",
  '3-discounts': "update orders set discount_reason = 'x' where id = (select min(id) from orders)",
  '7-payments-audited': "delete from audit_log where entity = 'payment'",
  '7-recognised': `insert into bank_messages (source, received_at, form, is_whole, code, compared, amount, currency, state, payment_id, settled_at)
    select 'paste', now(), 'enzona', true, 'NADA123456', 'NADA123456', 1, 'CUP', 'matched', min(id), now() from payments`,
  '7-repair-payments': 'update service_payments set amount = amount + 1',
  '7-courier-cash': `insert into cash_hand_ins (courier_id, currency, carried, amount, received_by, closing_day)
    select min(id), 'USD', 100, 100, min(id), current_date from users`,
  '7-closed-days': "update payments set closing_day = closing_day - 9 where state = 'verified'",
  '7-kept-excess': 'update orders set excess_kept = 1',
  '7-credit-balance': `insert into credit_accounts (id, phone) overriding system value values (9999, 'x');
    insert into credit_balances (account_id, currency, balance) values (9999, 'USD', 1)`,
  '7-credit-sources': `insert into credit_entries (account_id, currency, kind, amount, balance_after)
    values (1, 'USD', 'refund', 1, 1)`,
  '7-credit-audited': `insert into credit_entries (account_id, currency, kind, amount, balance_after, note)
    values (1, 'USD', 'given', 1, 1, 'x')`,
  '7-cash-balance': `insert into cash_balances (holder_id, currency, balance)
    select id, 'USD', 1 from cash_holders where register_id is not null
    on conflict (holder_id, currency) do update set balance = cash_balances.balance + 1`,
  '7-cash-sources': `insert into cash_moves (kind, from_id, to_id, currency, amount, payment_id, moved_at, closing_day)
    select 'correction', cash_outside(), min(cash_holders.id), 'USD', 1, min(payments.id), now(), current_date from payments, cash_holders`,
  '7-cash-shifts': `insert into cash_shifts (register_id, clerk_id, opened_at, closed_at, closed_by)
    select min(cash_registers.id), min(users.id), now(), now(), min(users.id) from cash_registers, users`,
  '7-cash-audited': `insert into cash_moves (kind, from_id, to_id, currency, amount, reason, entered_by, moved_at, closing_day)
    select 'payIn', cash_outside(), min(cash_holders.id), 'USD', 1, 'x', min(users.id), now(), current_date from cash_holders, users
    where cash_holders.register_id is not null`,
  '7-cash-corrections': `insert into day_closings (day, first_day, closed_by)
    select '2099-01-01', '2099-01-01', min(id) from users;
    insert into cash_counts (day, currency, opening, expected, counted) values ('2099-01-01', 'USD', 0, 0, 0);
    insert into cash_corrections (day, currency, counted, note, corrected_by)
    select '2099-01-01', 'USD', 0, 'x', min(id) from users`,
  '7-refunds': 'update refunds set amount = amount + 100000000',
  '7-refunds-audited': "delete from audit_log where entity = 'return'",
  '7-reset-hid': "update reset_sales set verified_at = now() + interval '1 day' where hid is not null",
  '7-downloads': "update downloads set at = at - interval '1 year'",
  '7-reset-audited': "delete from audit_log where entity = 'reset-sale'",
  '8-sessions': `insert into sessions (token_hash, user_id, created_at, idle_expires_at, absolute_expires_at)
    select sha256('x'), id, now() - interval '9 years', now(), now() from users where email = 'admin@demo.cu'`,
  '8-api-keys': `insert into api_keys (name, prefix, key_hash, permissions, limit_per_minute, created_by, expires_at)
    select 'x', 'tck_12345678', sha256('x'), array['staff:write'], 60, id, now() + interval '1 day'
    from users where email = 'admin@demo.cu'`,
  '8-closed-accounts': "update users set enabled = false, closed_at = now() where role = 'user'",
  '10-reservations-released':
    "update carts set reserved_until = now() - interval '3 minutes' where reserved_until is not null",
  '1-stock-parts': 'update service_parts set quantity = quantity + 1, used = used + 1 where used > 0',
  '15-no-time-runs-on': `insert into service_times (service_order_id, technician_id, started_at)
    select min(service_orders.id), min(users.id), now() from service_orders, users where status = 'COMPLETADA'`,
  '15-loaner-lent-once': `insert into loaner_loans (loaner_id, service_order_id, lent_at, lent_by, due_on, returned_at, returned_by)
    select loaner_id, service_order_id, lent_at, lent_by, due_on, now(), lent_by from loaner_loans where returned_at is null`,
  '15-repeated-is-free': `insert into repeated_repairs (service_order_id, first_id, linked_at, linked_by)
    select max(id), min(id), now(), (select min(id) from users) from service_orders where warranty_months = 0`,
  '1-stock-sheets': 'update stock_sheet_lines set quantity = quantity + 1',
  '10-cancelled-returned-once': "delete from stock_moves where kind = 'returned'",
  '10-returns-restocked': "delete from stock_moves where kind = 'restocked'",
  '13-webhook-orders': `insert into webhooks (name, url, events, secret, listening_since)
    values ('x', 'https://x.test/', array['order.placed'], 'x', now() - interval '2 days');
    update orders set created_at = now()`,
  '13-webhook-paid': `insert into webhooks (name, url, events, secret, listening_since)
    values ('x', 'https://x.test/', array['order.paid'], 'x', now() - interval '2 days');
    update payments set created_at = now()`,
  '13-webhook-order': webhookEventRows("'delivered', now(), now()", "'pending', now(), null"),
  '13-webhook-stuck': webhookEventRows("'pending', now() - interval '1 hour', null"),
  '8-assignments': `insert into assignments (order_id, staff_id, assigned_by)
    select max(orders.id), min(users.id), min(users.id) from orders, users
    where users.role = 'user' and orders.id not in (select order_id from assignments where order_id is not null)`,
  '11-mail-orders': "update outbox set order_ids = '{}' where kind = 'order-confirmation'",
  '11-mail-stuck': `update outbox set state = 'pending', sent_at = null where kind = 'order-status'`,
  '11-staff-notice-once': `insert into staff_messages (user_id, channel, rows, state, next_attempt_at)
    select min(id), 'mail', '[{"kind": "order", "id": 1, "since": "x"}]', 'dropped', now() from users, generate_series(1, 2) as one group by one`,
  '9-codes-off': `insert into recovery_codes (user_id, handle_hash, tries, expires_at)
    select min(id), sha256(part::text::bytea), 5, now() from users, generate_series(1, 2) as part group by part`,
  '11-sms': `insert into outbox (kind, to_address, subject, html, text, dedupe_key, channel, state, sent_at)
    values ('order-status', 'x@x.cu', 'x', '', 'x', 'x', 'sms', 'sent', now())`,
  '11-mail-secrets': "update outbox set text = 'https://x/activate/user/' || repeat('aB', 20)",
  '11-private-files': "update files set visibility = 'private' where kind = 'document'",
  '8-staff-sessions': `insert into sessions (token_hash, user_id, idle_expires_at, absolute_expires_at)
    select sha256('x'), id, now() + interval '1 day', now() + interval '7 days' from users where email = 'admin@demo.cu'`,
  '14-intake-photo': 'update service_intakes set marked_photo = 4',
  '14-intake-serial': "update service_intakes set serial_key = 'X1' where serial_key is not null",
  '14-intake-at-counter': `update service_orders set received_by = null, contact_name = null,
    contact_phone = null, customer_id = (select min(id) from users)
    where id in (select service_order_id from service_intakes)`,
  '12-translation-placeholders':
    "update translations set ru = 'бесплатно' where source like '%{freeDelivery}%'",
}

test.each(Object.entries(damage))('%s detects a violation', async (id, statement) => {
  const invariant = invariants.find((candidate) => candidate.id === id)
  const client = await superuser.pool.connect()
  try {
    await client.query('begin')
    await client.query('set local session_replication_role = replica')
    await client.query(statement)
    const { rowCount } = await client.query(invariant?.sql ?? '')
    expect(rowCount).toBeGreaterThan(0)
  } finally {
    await client.query('rollback')
    client.release()
  }
})

test('every numbered invariant has queries with unique names, in order', () => {
  const numbers = invariants.map(({ id }) => Number.parseInt(id, 10))
  expect([...new Set(numbers)]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15])
  expect(new Set(invariants.map(({ id }) => id)).size).toBe(invariants.length)
})

test('the check counts violations and changes nothing', async () => {
  await shop.pool.query("update outbox set state = 'pending', sent_at = null where kind = 'contact-message'")
  const results = await checkInvariants(shop.db)
  const offended = results.filter(({ offending }) => offending > 0)
  expect(offended).toEqual([{ id: '11-mail-stuck', title: expect.any(String), offending: 7 }])
})
