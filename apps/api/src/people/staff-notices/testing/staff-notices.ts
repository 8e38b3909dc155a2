import { telegramLinks } from '@tecnoclick/database/schema/people/notices'
import {
  pushDevices,
  staffMessages,
  staffNoticeChoices,
} from '@tecnoclick/database/schema/people/staff-notices'
import { asc } from 'drizzle-orm'
import { pino } from 'pino'
import { isRefusal } from '../../../platform/http/refusal.ts'
import type { JobDeps } from '../../../platform/jobs/job.ts'
import type { Subscriber } from '../../../platform/push/testing/push-server.ts'
import { chatActs } from '../../../selling/orders/chat-acts.ts'
import { type Person, type TestApi, testDeps } from '../../../testing/test-api.ts'
import { pollerOf } from '../../notices/testing/bot.ts'
import { answerPress } from '../answer-press.ts'
import { addDevice } from '../push-devices.ts'
import { requirePushKey } from '../push-key.ts'
import { tellStaff } from '../tell-staff.ts'

export const publicUrl = 'https://tienda.cu'

/** What the job does, once. Push messages may go to this machine. */
export function tell(shop: TestApi, changes: Partial<JobDeps> = {}): Promise<void> {
  const { database, telegram, clock } = shop
  return tellStaff({
    database,
    log: pino({ enabled: false }),
    now: () => clock.now,
    publicUrl,
    encryption: testDeps.factorEncryption,
    telegram: { url: telegram.url, timeoutMs: 2_000 },
    push: { networks: 'any', timeoutMs: 2_000 },
    ...changes,
  })
}

/** As the office adds it, but in the own network. */
export async function insertDevice(shop: TestApi, { userId }: Person, browser: Subscriber): Promise<number> {
  const { database, clock } = shop
  const path = new URL(browser.endpoint).pathname
  await requirePushKey(database.db, testDeps.factorEncryption)
  const device = await addDevice(
    { db: database.db, encryption: testDeps.factorEncryption },
    {
      actor: { userId, requestId: 'test' },
      userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile',
      subscription: { ...browser, endpoint: `https://push.example${path}` },
      now: clock.now,
    },
  )
  if (isRefusal(device)) throw new Error('The device was refused')
  const subscription = testDeps.factorEncryption.encrypt(Buffer.from(JSON.stringify(browser)), 'push-device')
  await database.pool.query('update push_devices set subscription = $2 where id = $1', [
    device.id,
    subscription,
  ])
  return device.id
}

let chats = 700_000

/** A chat that was connected in the office. */
export async function insertStaffChat(shop: TestApi, { userId }: Person): Promise<number> {
  chats += 1
  const { now: staffAt } = shop.clock
  await shop.database.db.insert(telegramLinks).values({ userId, chatId: chats, language: 'es', staffAt })
  return chats
}

export function messagesOf({ database: { db } }: TestApi) {
  return db.select().from(staffMessages).orderBy(asc(staffMessages.id))
}

export async function forgetAll({ database: { db } }: TestApi): Promise<void> {
  await db.delete(staffMessages)
  await db.delete(pushDevices)
  await db.delete(staffNoticeChoices)
  await db.delete(telegramLinks)
}

/** Reads what waits at Telegram, presses too. */
export function presserOf(shop: TestApi) {
  const { mailSecrets } = testDeps
  return pollerOf(shop, {
    answerPress: (tx, press) =>
      answerPress(tx, press, { acts: chatActs, mailSecrets, publicUrl, now: shop.clock.now }),
  })
}
