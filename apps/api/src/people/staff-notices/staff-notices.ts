import type { StaffNoticeChoices, StaffNotices } from '@tecnoclick/contract/people/staff-notices/schemas'
import { type Drizzle, inTransaction } from '@tecnoclick/database/connect'
import { telegramBots, telegramLinks } from '@tecnoclick/database/schema/people/notices'
import { staffNoticeChoices } from '@tecnoclick/database/schema/people/staff-notices'
import { users } from '@tecnoclick/database/schema/people/users'
import { noticeGroups, noticeGroupsOf } from '@tecnoclick/domain/staff/staff-notices'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Encryption } from '../../platform/secrets/encryption.ts'
import { gather } from './gather-message.ts'
import { listDevices, serializeDevice } from './push-devices.ts'
import { requirePushKey } from './push-key.ts'
import { readTargets } from './read-targets.ts'

/** What is connected is used, and no mails, until the person chooses. */
const defaultChoices = {
  byMail: [],
  byTelegram: [...noticeGroups],
  byPush: [...noticeGroups],
  quietFrom: null,
  quietUntil: null,
} satisfies StaffNoticeChoices

export async function readStaffNotices(
  { db, encryption }: { db: Drizzle; encryption: Encryption },
  userId: number,
): Promise<StaffNotices> {
  const { publicKey } = await requirePushKey(db, encryption)
  const devices = await listDevices(db, userId)
  const [row] = await db
    .select({
      staffRole: users.staffRole,
      bot: telegramBots.username,
      staffAt: telegramLinks.staffAt,
      brokenAt: telegramLinks.brokenAt,
      choices: staffNoticeChoices,
    })
    .from(users)
    .leftJoin(telegramBots, sql`${telegramBots.refusedAt} is null`)
    .leftJoin(telegramLinks, and(eq(telegramLinks.userId, users.id), isNotNull(telegramLinks.staffAt)))
    .leftJoin(staffNoticeChoices, eq(staffNoticeChoices.userId, users.id))
    .where(eq(users.id, userId))
  const groups = noticeGroupsOf(row?.staffRole ?? null)
  const { byMail, byTelegram, byPush, quietFrom, quietUntil } = row?.choices ?? defaultChoices
  const own = (chosen: readonly string[]) => groups.filter((group) => chosen.includes(group))
  return {
    groups,
    byMail: own(byMail),
    byTelegram: own(byTelegram),
    byPush: own(byPush),
    quietFrom,
    quietUntil,
    bot: row?.bot ?? null,
    telegram: row?.staffAt
      ? { connectedDate: row.staffAt.toISOString(), isBroken: row.brokenAt !== null }
      : null,
    pushKey: publicKey,
    devices: devices.map(serializeDevice),
  }
}

export async function changeStaffNotices(db: Drizzle, userId: number, choices: StaffNoticeChoices) {
  const { byMail, byTelegram, byPush, quietFrom, quietUntil } = choices
  const once = <Group>(groups: readonly Group[]) => [...new Set(groups)]
  const chosen = {
    ...{ byMail: once(byMail), byTelegram: once(byTelegram), byPush: once(byPush) },
    ...{ quietFrom, quietUntil },
  }
  await db
    .insert(staffNoticeChoices)
    .values({ userId, ...chosen })
    .onConflictDoUpdate({ target: staffNoticeChoices.userId, set: chosen })
}

/** A message about nothing to every chat and browser of the person, whatever was chosen. */
export function queueTestMessages(db: Drizzle, userId: number, now: Date): Promise<undefined> {
  return inTransaction(db, async (tx) => {
    for (const target of await readTargets(tx, userId))
      if (target.channel !== 'mail') await gather(tx, target, { rows: [], dueAt: now, now })
    return undefined
  })
}
