import type { WhatsappNotice } from '@tecnoclick/contract/staff/desk/schemas'
import { type Drizzle, inTransaction, type Transaction } from '@tecnoclick/database/connect'
import { auditLog } from '@tecnoclick/database/schema/platform/audit-log'
import { minutes } from '@tecnoclick/domain/platform/duration'
import type { OrderStatus } from '@tecnoclick/domain/selling/order-status'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { defaultLocale, isLocale } from '@tecnoclick/messages/platform/locales'
import { whatsappTexts } from '@tecnoclick/messages/staff/whatsapp-text'
import { tables } from '@tecnoclick/messages/tables'
import { createTranslator } from '@tecnoclick/messages/translate'
import { and, desc, eq, gt, type SQL, sql } from 'drizzle-orm'
import { type Actor, recordAudit } from '../../platform/audit/record-audit.ts'
import { wireDate } from '../../platform/listing/list-query.ts'
import { readStore } from '../../platform/mail/read-store.ts'
import { staffName } from '../../platform/staff-name.ts'

/** A record whose customer has a phone. */
export interface NoticeSubject {
  name: 'sellorders' | 'orderservices'
  /** id, number, status, step and owner of the record. */
  found: (id: number) => SQL
  page: string
}

export const noticeSubjects = {
  order: {
    name: 'sellorders',
    found: (id) => sql`
      select o.number, o.status, d.step, o.client_id as owner from orders as o left join deliveries as d on d.order_id = o.id
      where o.id = ${id}`,
    page: '/account/orders/',
  },
  serviceOrder: {
    name: 'orderservices',
    found: (id) => sql`
      select order_num as number, status, null as step, customer_id as owner from service_orders where id = ${id}`,
    page: '/account/services/',
  },
} as const satisfies Record<string, NoticeSubject>

interface Asked {
  id: number
  storeUrl: string
}

type Found = {
  number: string | null
  status: OrderStatus
  step: 'preparing' | 'ready' | 'onTheWay' | 'delivered' | null
  owner: number | null
  language: string | null
}

const entity = 'whatsapp-notice'
const shownAtMost = 5
/** A second tap on the same button is no second message. */
const sameTap = minutes(1)

/** The text of the last event, and who sent one before. Undefined if there is no such record. */
export async function readWhatsapp(
  db: Drizzle | Transaction,
  subject: NoticeSubject,
  { id, storeUrl }: Asked,
): Promise<WhatsappNotice | undefined> {
  const { rows } = await db.execute<Found>(sql`
    select f.*, (select language from telegram_links where user_id = f.owner) as language from (${subject.found(id)}) as f`)
  const [found] = rows
  if (!found) return undefined
  const { storeName: store } = await readStore(db)
  const language = isLocale(found.language) ? found.language : defaultLocale
  const texts = whatsappTexts[language]
  const t = createTranslator(language, tables[language])
  const stage = found.step && found.status === 'EN PROCESO' ? ` · ${t(`progress.stages.${found.step}`)}` : ''
  const state = `${t(`orders.status.${found.status}`)}${stage}`
  const news = fillText(texts.news, { store, number: found.number ?? '', state })
  const link = found.owner === null ? '' : fillText(texts.more, { link: `${storeUrl}${subject.page}${id}` })
  return { text: [news, link].filter(Boolean).join(' '), language, sent: await readSent(db, subject, id) }
}

function keyOf({ name }: NoticeSubject, id: number): string {
  return `${name}:${id}`
}

async function readSent(db: Drizzle | Transaction, subject: NoticeSubject, id: number) {
  const { rows } = await db.execute<{ date: string; by: string | null }>(sql`
    select ${wireDate(sql`a.at`)} as date, ${staffName} as by
    from audit_log as a left join users as u on u.id = a.actor_id left join profiles as p on p.user_id = u.id
    where a.entity = ${entity} and a.entity_id = ${keyOf(subject, id)} order by a.at desc limit ${shownAtMost}`)
  return rows
}

/** WhatsApp tells the shop nothing: who opened the chat with the text counts as its sender, in the audit log. */
export function recordWhatsapp(
  db: Drizzle,
  actor: Actor,
  subject: NoticeSubject,
  asked: Asked & { now: Date },
): Promise<WhatsappNotice | undefined> {
  return inTransaction(db, async (tx) => {
    const notice = await readWhatsapp(tx, subject, asked)
    if (!notice) return undefined
    const entityId = keyOf(subject, asked.id)
    const [last] = await tx
      .select({ after: auditLog.after })
      .from(auditLog)
      .where(
        and(
          eq(auditLog.entity, entity),
          eq(auditLog.entityId, entityId),
          eq(auditLog.actorId, actor.userId),
          gt(auditLog.at, new Date(asked.now.getTime() - sameTap)),
        ),
      )
      .orderBy(desc(auditLog.at))
      .limit(1)
    const after = { text: notice.text }
    if (last && JSON.stringify(last.after) === JSON.stringify(after)) return notice
    await recordAudit(tx, actor, { action: 'create', entity, entityId, after })
    return readWhatsapp(tx, subject, asked)
  })
}
