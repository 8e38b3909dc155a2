import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import type { StaffRole } from '@tecnoclick/domain/people/permissions'
import type { QuietHours } from '@tecnoclick/domain/platform/notices'
import { type NoticeGroup, noticeGroups, type StaffChannel } from '@tecnoclick/domain/staff/staff-notices'
import { sql } from 'drizzle-orm'

/** One way to one person. */
export interface Target {
  userId: number
  staffRole: StaffRole
  email: string
  channel: StaffChannel
  /** Of a browser. */
  deviceId: number | null
  /** Of Telegram. */
  chatId: number | null
  groups: readonly NoticeGroup[]
  quiet: QuietHours | undefined
}

type Found = {
  userId: number
  email: string
  staffRole: StaffRole
  byMail: NoticeGroup[] | null
  byTelegram: NoticeGroup[] | null
  byPush: NoticeGroup[] | null
  quietFrom: number | null
  quietUntil: number | null
  chatId: string | null
  /** The bot is on, and the chat takes messages. */
  isReached: boolean
  deviceIds: number[]
}

/** Whoever works here now, and how each wants to hear of what is new. */
export async function readTargets(db: Drizzle | Transaction, userId?: number): Promise<Target[]> {
  const whose = userId === undefined ? sql`true` : sql`u.id = ${userId}`
  const { rows } = await db.execute<Found>(sql`
    select u.id as "userId", u.email, u.staff_role as "staffRole", c.by_mail as "byMail", c.by_telegram as "byTelegram",
      c.by_push as "byPush", c.quiet_from as "quietFrom", c.quiet_until as "quietUntil", l.chat_id as "chatId",
      l.broken_at is null and exists (select from telegram_bots where refused_at is null) as "isReached",
      array(select d.id from push_devices as d where d.user_id = u.id order by d.id) as "deviceIds"
    from users as u left join staff_notice_choices as c on c.user_id = u.id
      left join telegram_links as l on l.user_id = u.id and l.staff_at is not null
    where u.role = 'admin' and u.enabled and u.staff_role is not null and ${whose} order by u.id`)
  return rows.flatMap(targetsOf)
}

/** What Telegram does not deliver goes by mail, as messages to customers do. */
function targetsOf(found: Found): Target[] {
  const { userId, email, staffRole, quietFrom, quietUntil, chatId, isReached, deviceIds } = found
  const { byMail, byTelegram, byPush } = found
  const quiet = quietFrom !== null && quietUntil !== null ? { from: quietFrom, until: quietUntil } : undefined
  const person = { userId, email, staffRole, quiet, deviceId: null, chatId: null }
  const inTelegram = byTelegram ?? noticeGroups
  const instead = chatId !== null && !isReached ? inTelegram : []
  const mailed = [...new Set([...(byMail ?? []), ...instead])]
  const targets: Target[] = []
  if (mailed.length > 0) targets.push({ ...person, channel: 'mail', groups: mailed })
  if (chatId !== null && isReached)
    targets.push({ ...person, channel: 'telegram', chatId: Number(chatId), groups: inTelegram })
  for (const deviceId of deviceIds)
    targets.push({ ...person, channel: 'push', deviceId, groups: byPush ?? noticeGroups })
  return targets
}
