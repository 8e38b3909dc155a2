import type { MailState } from '@tecnoclick/contract/platform/mail/schemas'
import type { List } from '@tecnoclick/contract/platform/wire'
import type { OrderMail } from '@tecnoclick/contract/staff/desk/schemas'
import type { Drizzle } from '@tecnoclick/database/connect'
import { outbox } from '@tecnoclick/database/schema/platform/outbox'
import { and, eq, sql } from 'drizzle-orm'
import type { Actor } from '../../platform/audit/record-audit.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'
import { wireDate } from '../../platform/listing/list-query.ts'
import { isResendable } from '../../platform/mail/read-mails.ts'
import { resendMail } from '../../platform/mail/resend-mail.ts'

/** More would not help whoever looks for one. */
const maxMails = 50

/** The mails about an order, newest first, without their words. Undefined if there is no such order. */
export async function listOrderMails(db: Drizzle, orderId: number): Promise<List<OrderMail> | undefined> {
  const { rows } = await db.execute<{
    found: (Omit<OrderMail, 'resendable'> & { state: MailState }) | null
    text: string
    hasSecrets: boolean
  }>(sql`
    select case when m.id is not null then json_build_object(
        'id', m.id, 'kind', m.kind, 'to', m.to_address, 'subject', m.subject, 'state', m.state,
        'channel', m.channel, 'sms', (select s.state from sms_messages as s where s.outbox_id = m.id),
        'lastError', m.last_error, 'createdDate', ${wireDate(sql`m.created_at`)},
        'sentDate', ${wireDate(sql`m.sent_at`)}, 'isRepeat', m.resend_of is not null
      ) end as found, m.text, m.secrets is not null as "hasSecrets"
    from orders as o
    left join outbox as m on m.order_ids @> array[o.id] and m.order_ids <> '{}'
    where o.id = ${orderId} order by m.id desc limit ${maxMails}`)
  if (rows.length === 0) return undefined
  const data = rows.flatMap(({ found, text, hasSecrets }) =>
    found ? [{ ...found, resendable: isResendable({ state: found.state, text, hasSecrets }) }] : [],
  )
  return { data, total: data.length }
}

/** Only a mail about this order: whoever works on orders may not send other mails again. */
export async function resendOrderMail(
  db: Drizzle,
  actor: Actor,
  { id, mailId, now }: { id: number; mailId: number; now: Date },
): Promise<List<OrderMail> | Refusal> {
  const isAbout = and(eq(outbox.id, mailId), sql`${outbox.orderIds} @> array[${id}::integer]`)
  if ((await db.$count(outbox, isAbout)) === 0) return refuse('notFound')
  const sent = await resendMail(db, actor, mailId, now)
  if (isRefusal(sent)) return sent
  return (await listOrderMails(db, id)) ?? refuse('notFound')
}
