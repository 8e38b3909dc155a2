import type { Invariant } from './invariant.ts'

/** Columns that put a file on a public page. */
const publicPlaces = [
  ['product_pictures', 'file'],
  ['categories', 'image'],
  ['brands', 'logo'],
  ['banners', 'image'],
  ['banners', 'phone_image'],
  ['documents', 'file'],
  ['team_members', 'photo'],
  ['blog_posts', 'cover'],
  ['services', 'image'],
  ['service_types', 'image'],
  ['reviews', 'avatar'],
] as const

const shown = publicPlaces
  .map(([table, column]) => `select ${column} as name from ${table}`)
  .join('\n        union ')

/** platform.md#invariants, 11. */
export const mailAndFileInvariants: readonly Invariant[] = [
  {
    id: '11-mail-stuck',
    title: 'No mail has been due for fifteen minutes without an attempt',
    sql: `
      select id from outbox
      where state in ('pending', 'sending') and next_attempt_at < now() - interval '15 minutes'`,
  },
  {
    id: '11-mail-once',
    title: 'No mail repeats a dedupe key',
    sql: 'select min(id) from outbox group by dedupe_key having count(*) > 1',
  },
  {
    id: '11-mail-orders',
    title: 'The confirmation of an order is listed with it, and no mail with an order that does not exist',
    sql: `
      select id from outbox
      where kind = 'order-confirmation' and resend_of is null
        and not order_ids @> array[split_part(dedupe_key, ':', 2)::integer]
      union all
      select outbox.id from outbox, unnest(order_ids) as about
      where not exists (select from orders where orders.id = about)`,
  },
  {
    id: '11-mail-secrets',
    title: 'No mail holds a readable code or token',
    sql: `
      select id from outbox
      where octet_length(secrets) is distinct from 0 and (
        text ~ '/(activate/user|newsletter/confirm|newsletter/leave|n|reviews/confirm|services/ticket|shop/pay|admin/invitation|alerts)/[A-Za-z0-9_-]{20,}|[?]token=[A-Za-z0-9_-]{20,}|[?]start=[A-Z2-9]{10}'
        or kind = 'recovery-code' and text ~ '(?n)^\\d{4}$'
        or kind in ('phone-code', 'sign-in-code') and text ~ '^\\d{6}'
      )`,
  },
  {
    id: '11-sms',
    title: 'What went by SMS was handed to the gateway, and the parts of a day are counted',
    sql: `
      select id from outbox where state = 'sent' and channel = 'sms'
        and not exists (select from sms_messages as s where s.outbox_id = outbox.id and s.state <> 'failed')
      union all
      select id from sms_gateways where day_parts < (
        select coalesce(sum(parts), 0) from sms_messages
        where (created_at at time zone 'America/Havana')::date = day and created_at >= sms_gateways.created_at)`,
  },
  {
    id: '11-private-files',
    title: 'No private file has a public path',
    sql: `
      select files.name from files
      where (kind in ('reset', 'service-photo', 'receipt') and visibility <> 'private')
        or (visibility = 'private' and name in (
        ${shown}
        ))`,
  },
]
