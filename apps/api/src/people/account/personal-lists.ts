import type { PersonalData } from '@tecnoclick/contract/people/account/schemas'
import { profiles } from '@tecnoclick/database/schema/people/profiles'
import { orders } from '@tecnoclick/database/schema/selling/orders'
import { serviceOrders } from '@tecnoclick/database/schema/workshop/service-orders'
import { profileFields } from '@tecnoclick/domain/people/profile-fields'
import { keysOf } from '@tecnoclick/domain/platform/fields'
import { shownOrderFields } from '@tecnoclick/domain/selling/order-fields'
import { serviceOrderFields } from '@tecnoclick/domain/workshop/service-order-fields'
import { type SQL, sql } from 'drizzle-orm'
import { selectedColumns } from '../../platform/rows/own-columns.ts'

export interface Owner {
  id: number
  email: string
}

type ListName = Exclude<keyof PersonalData, 'createdDate' | 'incomplete'>

/** Hundredths, as the wire writes them. */
const money = (column: SQL) => sql`round(${column} / 100.0, 2)`
const isOwn = ({ id, email }: Owner) => sql`(user_id = ${id} or lower(email) = lower(${email}))`
const agg = (row: SQL, from: SQL) => sql`(select coalesce(jsonb_agg(${row}), '[]') from ${from})`

/** What the shop stores about a person, table by table (people.md#personal-data). A test finds a table that is missing. */
export const personalLists: Readonly<Record<ListName, (owner: Owner) => SQL>> = {
  account: ({ id }) => sql`
    select id, email, role, printer, created_at as "createdDate", activated_at as "activatedDate",
      last_sign_in_at as "lastSignInDate", password_changed_at as "lastCredentialChangeDate"
    from users where id = ${id}`,
  profile: ({ id }) => sql`
    select ${sql.raw(selectedColumns(profiles, 'p', keysOf(profileFields)))}, clicode, s.name as state, c.name as city,
      p.created_at as "createdDate", p.updated_at as "updatedDate"
    from profiles as p left join states as s on s.id = p.state_id left join cities as c on c.id = p.city_id
    where user_id = ${id}`,
  addresses: ({ id }) => sql`
    select a.id, a.name, lastname, company, street, apartament, a.zip, c.name as city, s.name as state, n.name as country,
      email, phone, website, latitude, longitude, is_principal as "isPrincipal", a.enable,
      a.created_at as "createdDate", a.updated_at as "updatedDate"
    from addresses as a join cities as c on c.id = city_id join states as s on s.id = a.state_id
    join countries as n on n.id = a.country_id
    where user_id = ${id} order by a.id desc`,
  orders: ({ id }) => sql`
    select o.id, number as "noSellOrden", status, channel, currency, ${money(sql`subtotal`)} as subtotal,
      ${money(sql`total`)} as total, ${sql.raw(selectedColumns(orders, 'o', keysOf(shownOrderFields)))}, respuesta,
      buyer_name as "buyerName", buyer_phone as "buyerPhone", buyer_email as "buyerEmail",
      recipient_name as "recipientName", recipient_phone as "recipientPhone", order_date as "orderDate",
      completed_at as "completedDate", cancelled_at as "cancelledDate",
      ${agg(
        sql`jsonb_build_object('name', product_name, 'sku', sku, 'options', options, 'combo', combo ->> 'name', 'price', ${money(sql`price`)},
          'quantity', quantity, 'amount', ${money(sql`amount`)}) order by position`,
        sql`order_lines where order_id = o.id`,
      )} as lines,
      ${agg(
        sql`jsonb_build_object('label', label, 'total', ${money(sql`x.total`)}) order by x.id`,
        sql`order_extra_lines as x where order_id = o.id`,
      )} as "additionalLines",
      ${agg(
        sql`jsonb_build_object('amount', ${money(sql`amount`)}, 'currency', y.currency, 'state', state,
          'method', method, 'transactionCode', code, 'receipt', receipt, 'note', note, 'date', y.created_at, 'verifiedDate', verified_at) order by y.id`,
        sql`payments as y left join transaction_codes as t on t.id = transaction_code_id where order_id = o.id`,
      )} as payments,
      ${agg(
        sql`jsonb_build_object('date', at, 'event', event, 'status', h.status, 'note', note) order by h.id`,
        sql`order_history as h where order_id = o.id and event <> 'reason'`,
      )} as history,
      ${agg(
        sql`jsonb_build_object('date', m.created_at, 'author', author, 'text', text) order by m.created_at, m.id`,
        sql`order_messages as m where order_id = o.id`,
      )} as messages,
      ${agg(
        sql`jsonb_build_object('date', at, 'step', step, 'kind', kind, 'reason', reason) order by s.id`,
        sql`delivery_steps as s where order_id = o.id`,
      )} as steps,
      ${agg(
        sql`jsonb_build_object('number', r.number, 'kind', kind, 'reason', reason, 'text', text, 'state', state,
          'note', note, 'date', asked_at, 'decidedDate', decided_at, 'receivedDate', received_at, 'settledDate', settled_at,
          'withdrawnDate', withdrawn_at, 'lines', ${agg(
            sql`jsonb_build_object('name', product_name, 'quantity', l.quantity, 'outcome', outcome) order by l.id`,
            sql`return_lines as l join order_lines as b on b.id = order_line_id where return_id = r.id`,
          )}, 'photos', ${agg(sql`file order by position`, sql`return_photos where return_id = r.id`)},
          'refunds', ${agg(
            sql`jsonb_build_object('amount', ${money(sql`amount`)}, 'currency', f.currency, 'method', method,
              'transactionCode', code, 'date', refunded_at)`,
            sql`refunds as f left join transaction_codes as t on t.id = transaction_code_id where return_id = r.id`,
          )}) order by r.id`,
        sql`order_returns as r where order_id = o.id`,
      )} as returns,
      ${agg(
        sql`jsonb_build_object('amount', ${money(sql`amount`)}, 'currency', f.currency, 'method', method,
          'date', refunded_at) order by f.id`,
        sql`refunds as f where order_id = o.id and return_id is null`,
      )} as refunds,
      ${agg(
        sql`jsonb_build_object('kind', i.kind, 'number', i.number, 'date', issued_at, 'total', ${money(sql`i.total`)},
          'buyer', content -> 'buyer') order by i.id`,
        sql`invoices as i where order_id = o.id`,
      )} as invoices,
      ${agg(
        sql`jsonb_build_object('payer', payer_name, 'date', k.created_at, 'reportedDate', reported_at,
          'revokedDate', revoked_at) order by k.id`,
        sql`family_links as k where order_id = o.id`,
      )} as "familyLinks"
    from orders as o where client_id = ${id} order by o.id desc`,
  serviceOrders: ({ id }) => sql`
    select o.id, order_num as "orderNum", status, s.name as service, b.name as brand,
      ${sql.raw(selectedColumns(serviceOrders, 'o', keysOf(serviceOrderFields)))}, recipient_name as "recipientName", recipient_lastname as "recipientLastname",
      recipient_phone as "recipientPhone", recipient_country as "recipientCountry", ${money(sql`deposit`)} as deposit, deposit_currency as "depositCurrency",
      contact_name as "contactName", contact_phone as "contactPhone", contact_email as "contactEmail",
      claimed_at as "claimedDate", respuesta, fecha, completed_at as "completedDate", cancelled_at as "cancelledDate",
      ${agg(sql`file order by position`, sql`service_order_photos where service_order_id = o.id`)} as photos,
      (
        select jsonb_build_object('deviceType', device_type, 'serial', serial, 'passcodeLeft', passcode_left,
          'checklist', checklist, 'marks', marks, 'markedPhoto', marked_photo, 'estimateFrom', ${money(sql`estimate_from`)},
          'estimateTo', ${money(sql`estimate_to`)}, 'estimateCurrency', estimate_currency, 'conditions', conditions,
          'conditionsVersion', conditions_version, 'signature', signature, 'takenDate', taken_at)
        from service_intakes where service_order_id = o.id
      ) as intake,
      ${agg(
        sql`jsonb_build_object('amount', ${money(sql`amount`)}, 'currency', currency, 'state', state, 'note', note,
          'validUntil', valid_until, 'decidedDate', decided_at, 'decidedVia', decided_via, 'decidedBy', decided_by) order by q.id`,
        sql`service_quotes as q where service_order_id = o.id`,
      )} as quotes,
      ${agg(
        sql`jsonb_build_object('kind', kind, 'amount', ${money(sql`amount`)}, 'currency', y.currency, 'method', method,
          'transactionCode', code, 'date', received_at) order by y.id`,
        sql`service_payments as y left join transaction_codes as t on t.id = transaction_code_id
          where service_order_id = o.id`,
      )} as payments,
      ${agg(
        sql`jsonb_build_object('amount', ${money(sql`amount`)}, 'currency', e.currency, 'transactionCode', code,
          'state', state, 'photo', e.photo, 'reason', reason, 'date', reported_at) order by e.id`,
        sql`service_payment_reports as e join transaction_codes as t on t.id = transaction_code_id
          where service_order_id = o.id`,
      )} as "paymentReports",
      ${agg(
        sql`jsonb_build_object('amount', ${money(sql`amount`)}, 'currency', f.currency, 'method', method,
          'transactionCode', code, 'date', refunded_at) order by f.id`,
        sql`refunds as f left join transaction_codes as t on t.id = transaction_code_id where service_order_id = o.id`,
      )} as refunds,
      ${agg(
        sql`jsonb_build_object('date', m.created_at, 'author', author, 'text', text, 'photos',
          ${agg(sql`file order by position`, sql`service_message_photos where message_id = m.id`)}) order by m.id`,
        sql`service_messages as m where service_order_id = o.id`,
      )} as messages,
      ${agg(
        sql`jsonb_build_object('date', at, 'event', event, 'status', h.status, 'note', note) order by h.id`,
        sql`service_order_history as h where service_order_id = o.id`,
      )} as history
    from service_orders as o join services as s on s.id = service_id join brands as b on b.id = brand_id
    where customer_id = ${id} order by o.id desc`,
  equipment: ({ id }) => sql`
    select coalesce(g.name, nullif(s.model, ''), b.name) as model, u.serial, d.owned_since as "ownedSince", d.stolen_at as "stolenDate",
      d.transfer_expires_at as "transferExpiresDate", (
        select count(*) from passport_tokens as t where t.passport_id = d.id and t.revoked_at is null
      ) as links
    from passports as d left join serial_units as u on u.id = d.unit_id left join products as g on g.id = u.product_id
    left join service_orders as s on s.id = d.service_order_id left join brands as b on b.id = coalesce(g.brand_id, s.brand_id)
    where d.owner_id = ${id} order by d.id desc`,
  resetSales: ({ id }) => sql`
    select s.id, b.name as brand, r.device, r.model, r.type_file as "typeFile", plan, ${money(sql`s.price`)} as precio,
      code as "transactionCode", descargable, verified_at as "verifiedDate", rejected_at as "rejectedDate", rejection,
      hid, hid_at as "hidDate", key, key_at as "keyDate", s.created_at as "createdDate", printer_model as "printerModel",
      coalesce(c.firmware, s.firmware) as firmware, outcome, message, log, reported_at as "reportedDate", decision, reason,
      ${money(sql`c.credit`)} as credit
    from reset_sales as s left join reset_outcomes as c on c.reset_sale_id = s.id join resets as r on r.id = reset_id join brands as b on b.id = r.brand_id
    join transaction_codes as t on t.id = transaction_code_id
    where buyer_id = ${id} order by s.id desc`,
  credit: ({ id }) => sql`
    select e.id, e.currency, kind, ${money(sql`e.amount`)} as amount, ${money(sql`balance_after`)} as balance, e.note,
      o.number as "noSellOrden", s.order_num as "orderNum", e.entered_at as date, e.expires_at as "expiresDate"
    from credit_entries as e join credit_accounts as a on a.id = account_id left join orders as o on o.id = order_id
    left join service_orders as s on s.id = service_order_id
    where a.user_id = ${id} order by e.id desc`,
  downloads: ({ id }) => sql`
    select reset_sale_id as "resetSaleId", at as date, bytes, finished_at as "finishedDate"
    from downloads where user_id = ${id} order by id desc`,
  reviews: (owner) => sql`
    select r.id, p.name as product, author, email, text, r.rating, verified_purchase as "verifiedPurchase", hidden,
      r.created_at as "createdDate"
    from reviews as r join products as p on p.id = product_id where ${isOwn(owner)} order by r.id desc`,
  cart: ({ id }) => sql`
    select p.name as product, options, quantity, reserved, l.created_at as "createdDate"
    from cart_lines as l join carts as c on c.id = cart_id join products as p on p.id = product_id
    where user_id = ${id} order by l.id desc`,
  cartLinks: ({ id }) => sql`
    select k.name, currency, k.created_at as "createdDate", expires_at as "expiresDate",
      ${agg(
        sql`jsonb_build_object('product', p.name, 'options', options, 'quantity', quantity, 'price', ${money(sql`l.price`)}) order by position`,
        sql`cart_link_lines as l join products as p on p.id = l.product_id where link_id = k.id`,
      )} as lines
    from cart_links as k where owner_id = ${id} order by k.id desc`,
  wishlist: ({ id }) => sql`
    select p.name as product, w.created_at as "createdDate" from wishlist_items as w
    join products as p on p.id = product_id where user_id = ${id} order by w.created_at desc`,
  compare: ({ id }) => sql`
    select p.name as product, w.created_at as "createdDate" from compare_items as w
    join products as p on p.id = product_id where user_id = ${id} order by w.created_at desc`,
  stockAlerts: (owner) => sql`
    select p.name as product, words, email, a.created_at as "createdDate", notified_at as "notifiedDate"
    from stock_alerts as a left join products as p on p.id = product_id where ${isOwn(owner)} order by a.id desc`,
  newsletter: ({ email }) => sql`
    select email, created_at as "createdDate", confirmed_at as "confirmedDate", unsubscribed_at as "unsubscribedDate"
    from newsletter_subscribers where lower(email) = lower(${email})`,
  contactMessages: (owner) => sql`
    select email, name, subject, body, created_at as "createdDate", reply, replied_at as "repliedDate"
    from contact_messages where ${isOwn(owner)} order by id desc`,
  files: ({ id }) => sql`
    select name, content_type as "contentType", size, kind, visibility, created_at as "createdDate"
    from files where owner_id = ${id} order by id desc`,
  mails: ({ email }) => sql`
    select kind, subject, state, created_at as "createdDate", sent_at as "sentDate"
    from outbox where lower(to_address) = lower(${email}) order by id desc`,
  telegram: ({ id }) => sql`
    select chat_id as "chat", language, created_at as "connectedDate", broken_at as "brokenDate"
    from telegram_links where user_id = ${id}`,
  phone: ({ id }) => sql`
    select phone, created_at as "verifiedDate" from phone_links where user_id = ${id}`,
  noticeChoices: ({ id }) => sql`
    select by_mail as "byMail", by_sms as "bySms", fallback, quiet_from as "quietFrom", quiet_until as "quietUntil",
      cart_reminders as "cartReminders", review_requests as "reviewRequests"
    from notice_choices where user_id = ${id}`,
  pushDevices: ({ id }) => sql`
    select user_agent as "userAgent", created_at as "createdDate", last_sent_at as "lastSentDate" from push_devices
    where user_id = ${id} order by id desc`,
  sessions: ({ id }) => sql`
    select user_agent as "userAgent", network, shared_device as "sharedDevice", created_at as "firstUsedDate",
      last_seen_at as "lastUsedDate"
    from sessions where user_id = ${id} order by id desc`,
  devices: ({ id }) => sql`
    select first_seen_at as "firstUsedDate", last_seen_at as "lastSignInDate" from devices
    where user_id = ${id} order by id desc`,
  /** Never the secret, the key or the codes. */
  secondFactors: ({ id }) => sql`
    select 'totp' as method, null as name, created_at as "createdDate", confirmed_at as "confirmedDate",
      null::timestamptz as "lastUsedDate", null::bigint as "left"
    from totp_secrets where user_id = ${id}
    union all
    select 'passkey', name, created_at, created_at, last_used_at, null from passkeys where user_id = ${id}
    union all
    select 'backupCode', null, max(created_at), null, max(used_at), count(*) filter (where used_at is null)
    from backup_codes where user_id = ${id} having count(*) > 0`,
  knownNetworks: ({ id }) => sql`
    select last_seen_at as "lastSignInDate" from known_networks where user_id = ${id} order by last_seen_at desc`,
  auditLog: ({ id }) => sql`
    select at as date, action, entity, entity_id as "entityId", actor_id = ${id} as "ownAction",
      case when entity in ('customer', 'account') then before end as before,
      case when entity in ('customer', 'account') then after end as after
    from audit_log
    where actor_id = ${id} or (entity in ('customer', 'account', 'data download') and entity_id = ${String(id)})
    order by id desc`,
}
