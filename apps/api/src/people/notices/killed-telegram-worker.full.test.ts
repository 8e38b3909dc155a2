import { fileURLToPath } from 'node:url'
import { seconds } from '@tecnoclick/domain/platform/duration'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createOutboxSweeper } from '../../platform/mail/sweep-outbox.ts'
import { outboxRow, queued } from '../../platform/mail/testing/mail-fixture.ts'
import { testMailSecrets } from '../../testing/mailbox.ts'
import { emailOf } from '../../testing/people.ts'
import { useTestApi } from '../../testing/test-api.ts'
import { createChannels } from './channels.ts'
import { accessOf, connectBot, insertLink } from './testing/bot.ts'
import { killBeforeAnswer } from './testing/kill-worker.ts'

const script = fileURLToPath(new URL('./testing/telegram-worker.ts', import.meta.url))
const shop = useTestApi()

test('a message of a killed worker is sent again by another after the lease: it arrives twice, and is not lost', async () => {
  const { database, telegram } = shop
  const { userId } = await shop.as('user')
  await connectBot(shop, { userId: (await shop.as('admin')).userId, requestId: 'test' })
  const chat_id = await insertLink(database.db, userId)
  const id = await queued(database, { to: await emailOf(database.db, userId) })
  await killBeforeAnswer(script, shop)

  const { leaseUntil, ...left } = await outboxRow(database, id)
  expect(left).toMatchObject({ state: 'sending', attempts: 1, channel: null })
  const leaseEnd = leaseUntil?.getTime() ?? 0
  expect(leaseEnd - Date.now()).toBeLessThanOrEqual(seconds(60))

  await sweepAt(new Date(leaseEnd - 1))
  expect(telegram.sent).toHaveLength(1)
  await sweepAt(new Date(leaseEnd))
  expect(await outboxRow(database, id)).toMatchObject({ state: 'sent', attempts: 2, channel: 'telegram' })
  expect(telegram.sent).toEqual([
    { chat_id, text: 'Gracias por su compra.' },
    { chat_id, text: 'Gracias por su compra.' },
  ])
}, 90_000)

async function sweepAt(time: Date): Promise<void> {
  shop.clock.now = time
  const access = accessOf(shop)
  const { sweep, settled } = createOutboxSweeper({
    db: access.db,
    transport: { send: () => Promise.reject(new Error('Nothing goes by mail here')), close() {} },
    mailSecrets: testMailSecrets,
    channels: createChannels(access),
    log: pino({ enabled: false }),
    now: access.now,
  })
  await sweep()
  await settled()
}
