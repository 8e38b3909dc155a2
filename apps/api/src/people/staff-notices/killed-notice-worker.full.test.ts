import { fileURLToPath } from 'node:url'
import { checkInvariants } from '@tecnoclick/database/invariants'
import { seconds } from '@tecnoclick/domain/platform/duration'
import { expect, test } from 'vitest'
import { useBuyers } from '../../stock/ledger/testing/buyer-fixture.ts'
import { useTestApi } from '../../testing/test-api.ts'
import { connectBot } from '../notices/testing/bot.ts'
import { killBeforeAnswer } from '../notices/testing/kill-worker.ts'
import { insertStaffChat, messagesOf, tell } from './testing/staff-notices.ts'

const script = fileURLToPath(new URL('./testing/notice-worker.ts', import.meta.url))
const shop = useTestApi()
const { insertProduct, added, placed } = useBuyers(shop)

test('a notice of a killed worker goes again after its lease, and nothing else is told twice', async () => {
  const { database, telegram } = shop
  const { userId } = await shop.as('admin')
  await connectBot(shop, { userId, requestId: 'test' })
  await tell(shop)
  const chat_id = await insertStaffChat(shop, await shop.asStaff('seller'))
  const buyer = await shop.as('user')
  await added(buyer, await insertProduct(), 1)
  const { noSellOrden } = await placed(buyer)
  await killBeforeAnswer(script, shop)

  const [left] = await messagesOf(shop)
  expect(left).toMatchObject({ state: 'sending', attempts: 1 })
  const leaseEnd = left?.nextAttemptAt.getTime() ?? 0
  expect(leaseEnd - Date.now()).toBeLessThanOrEqual(seconds(60))
  shop.clock.now = new Date(leaseEnd - 1)
  await tell(shop)
  expect(telegram.sent).toHaveLength(1)
  shop.clock.now = new Date(leaseEnd)
  await tell(shop)
  await tell(shop)
  expect(await messagesOf(shop)).toMatchObject([{ state: 'sent', attempts: 2 }])
  const text = expect.stringContaining(noSellOrden)
  expect(telegram.sent).toMatchObject([
    { chat_id, text },
    { chat_id, text },
  ])
  const broken = await checkInvariants(database.db)
  expect(broken.filter(({ offending }) => offending > 0)).toEqual([])
}, 90_000)
