import type { Transaction } from '@tecnoclick/database/connect'
import { orders } from '@tecnoclick/database/schema/selling/orders'
import { closedAddress } from '@tecnoclick/domain/people/closed-account'
import { emptyValues } from '@tecnoclick/domain/platform/fields'
import { orderFields } from '@tecnoclick/domain/selling/order-fields'
import { eq, sql } from 'drizzle-orm'
import { forgetMails } from '../../platform/mail/forget-mails.ts'

interface Person {
  id: number
  email: string
}

/** In place of a text that must not be empty. */
const erased = '—'

/** What the shop keeps, and why, is listed in people.md#closing-the-account. */
export async function erasePersonalData(tx: Transaction, person: Person): Promise<void> {
  await eraseMails(tx, person)
  await eraseOrders(tx, person)
  await eraseServiceOrders(tx, person.id)
  await eraseReviews(tx, person)
  await eraseProfile(tx, person)
}

/** Mails to the person, and those to the shop about them, which name the person to answer to. */
async function eraseMails(tx: Transaction, { id, email }: Person): Promise<void> {
  await forgetMails(
    tx,
    sql`lower(to_address) = lower(${email}) or lower(headers ->> 'Reply-To') = lower(${email})
      or (split_part(dedupe_key, ':', 1) in ('contact', 'contact-reply')
        and split_part(dedupe_key, ':', 2) in (select m.id::text from contact_messages as m where m.user_id = ${id}))`,
  )
}

/** Bookkeeping needs number, date, lines, amounts, payments, and who was billed; a business by its tax code too. */
async function eraseOrders(tx: Transaction, { id, email }: Person): Promise<void> {
  await tx.execute(sql`
    update order_history set note = '' where note <> '' and order_id in (select id from orders where client_id = ${id})`)
  await tx.execute(sql`
    update orders set discount_reason = ${erased} where discount_reason is not null and client_id = ${id}`)
  await tx.execute(sql`
    update delivery_steps set reason = '' where reason <> '' and order_id in (select id from orders where client_id = ${id})`)
  await tx.execute(sql`
    update payments set note = '' where note <> '' and order_id in (select id from orders where client_id = ${id})`)
  await tx.execute(sql`
    delete from staff_notes where order_id in (select id from orders where client_id = ${id})`)
  // Of the account's orders, and where this person paid for somebody else.
  await tx.execute(sql`
    update family_links set payer_name = null, payer_email = null, payer_language = null
    where order_id in (select id from orders where client_id = ${id}) or lower(payer_email) = lower(${email})`)
  // Photos of the family have no account; those that no payment names are removed after a day.
  await tx.execute(sql`
    update payments set receipt = null where order_id in (select id from orders where client_id = ${id})
      and receipt in (select name from files where owner_id is null and kind = 'receipt')`)
  await tx.execute(sql`
    delete from order_messages where order_id in (select id from orders where client_id = ${id})`)
  await tx.execute(sql`
    delete from return_photos where return_id in (select id from order_returns where client_id = ${id})`)
  await tx.execute(sql`update order_returns set text = '', note = '' where client_id = ${id}`)
  await tx.execute(sql`
    update orders set buyer_name = left(concat_ws(' · REEUP ', buyer_name, profile.code), 200), buyer_phone = null,
      buyer_email = null, recipient_name = null, recipient_phone = null, shipping_address = '', respuesta = null, responded_at = null
    from (
      select (
        select nullif(p.ruccode, '') from profiles as p join users as u on u.id = p.user_id
        where p.user_id = ${id} and u.role = 'business'
      ) as code
    ) as profile
    where client_id = ${id}`)
  await tx.update(orders).set(emptyValues(orderFields)).where(eq(orders.clientId, id))
  await tx.execute(sql`
    update orders set buyer_phone = null, buyer_email = null, recipient_phone = null where lower(buyer_email) = lower(${email})`)
}

/** The repair and its price stay; what the customer wrote, the address and the photos go, and links to it die. */
async function eraseServiceOrders(tx: Transaction, id: number): Promise<void> {
  const own = sql`(select id from service_orders where customer_id = ${id})`
  await tx.execute(sql`delete from service_order_photos where service_order_id in ${own}`)
  await tx.execute(sql`delete from service_intakes where service_order_id in ${own}`)
  await tx.execute(sql`update service_payment_reports set photo = null where service_order_id in ${own}`)
  const ownMessages = sql`(select id from service_messages where service_order_id in ${own})`
  await tx.execute(sql`delete from service_message_photos where message_id in ${ownMessages}`)
  await tx.execute(sql`delete from service_messages where service_order_id in ${own}`)
  await tx.execute(sql`delete from staff_notes where service_order_id in ${own}`)
  await tx.execute(sql`delete from service_tickets where service_order_id in ${own}`)
  await tx.execute(sql`
    update service_order_history set note = '' where note <> '' and service_order_id in ${own}`)
  await tx.execute(sql`update service_quotes set note = '', decided_by = case when decided_by is not null then ${erased} end
    where service_order_id in ${own}`)
  await tx.execute(sql`
    update service_orders set failure = ${erased}, address = case when houseservice then ${erased} else '' end,
      address_id = null, respuesta = null, responded_at = null, unread_since = null, accessories = '',
      contact_name = null, contact_phone = null, contact_email = null, received_by = null,
      recipient_name = null, recipient_lastname = null, recipient_phone = null, recipient_country = null
    where customer_id = ${id}`)
}

/** The opinion stays without its author. Pages that show it are made anew, as after a change of the product. */
async function eraseReviews(tx: Transaction, { id, email }: Person): Promise<void> {
  const [start, end] = closedAddress('review').split('@')
  await tx.execute(sql`
    with changed as (
      update reviews set author = ${erased}, avatar = null, email = concat(${start}::text, '-', id, '@', ${end}::text)
      where user_id = ${id} or lower(email) = lower(${email})
      returning product_id
    )
    insert into snapshot_changes (xid, entity, entity_id)
    select distinct pg_current_xact_id(), 'product', product_id::text from changed
    on conflict do nothing`)
}

async function eraseProfile(tx: Transaction, { id, email }: Person): Promise<void> {
  const byAddress = sql`lower(email) = lower(${email})`
  await tx.execute(sql`delete from contact_messages where user_id = ${id} or ${byAddress}`)
  await tx.execute(sql`delete from stock_alerts where user_id = ${id} or ${byAddress}`)
  await tx.execute(sql`delete from newsletter_subscribers where ${byAddress}`)
  await tx.execute(sql`delete from staff_invitations where accepted_by is null and ${byAddress}`)
  for (const table of [
    'profiles',
    'addresses',
    'wishlist_items',
    'compare_items',
    'idempotency_keys',
    'devices',
    'activation_keys',
    'recovery_codes',
    'known_networks',
    'passkeys',
    'totp_secrets',
    'backup_codes',
    'sign_in_challenges',
    'telegram_links',
    'telegram_codes',
    'notice_choices',
    'push_devices',
    'staff_notice_choices',
    'staff_messages',
    'staff_chat_buttons',
    'phone_links',
    'phone_codes',
    'sign_in_codes',
  ])
    await tx.execute(sql`delete from ${sql.identifier(table)} where user_id = ${id}`)
  await tx.execute(sql`delete from cart_links where owner_id = ${id}`)
  await tx.execute(sql`update users set printer = null where id = ${id}`)
  await tx.execute(sql`
    update payments set receipt = null
    where receipt in (select name from files where owner_id = ${id} and kind = 'receipt')`)
  await tx.execute(sql`
    update passport_tokens set revoked_at = now()
    where revoked_at is null and passport_id in (select id from passports where owner_id = ${id})`)
  await tx.execute(sql`
    update passports set owner_id = null, owned_since = null, stolen_at = null, transfer_hash = null, transfer_expires_at = null
    where owner_id = ${id}`)
  await tx.execute(sql`
    update reset_outcomes set message = '', log = null where reset_sale_id in (select id from reset_sales where buyer_id = ${id})`)
  await tx.execute(sql`
    delete from files where owner_id = ${id} and kind in ('avatar', 'service-photo', 'receipt', 'return-photo', 'reset-log')`)
  // Counters of sign-ins and requests name the address between colons. One that ends like it is somebody else's.
  await tx.execute(sql`
    delete from rate_buckets where position(concat(':', lower(${email}::text), ':') in concat(lower(key), ':')) > 0`)
}
