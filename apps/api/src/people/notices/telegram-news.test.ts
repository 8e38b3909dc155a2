import { pino } from 'pino'
import { expect, test } from 'vitest'
import { mailWriters } from '../../mail-writers.ts'
import type { OutgoingMail } from '../../platform/mail/outgoing-mail.ts'
import { createOutboxSweeper } from '../../platform/mail/sweep-outbox.ts'
import { testMailSecrets } from '../../testing/mailbox.ts'
import { emailOf } from '../../testing/people.ts'
import { createSampleShop } from '../../testing/sample-shop.ts'
import { useTestApi } from '../../testing/test-api.ts'
import { createChannels } from './channels.ts'
import { accessOf, connectBot, pollerOf } from './testing/bot.ts'

const shop = useTestApi()

test("a person connects Telegram and gets the order's news there", async () => {
  const { ana, admin, order } = await createSampleShop(shop)
  const { database, telegram, clock } = shop
  await connectBot(shop, { userId: admin.userId, requestId: 'test' })
  await database.pool.query("update users set mailbox_proven_at = 'epoch'")
  await database.pool.query("update outbox set state = 'failed'")
  const { code } = await (await ana.fetch('/account/notices/telegram', { method: 'POST' })).json()
  const chat = 424_242
  telegram.write(chat, `/start ${code}`)
  await pollerOf(shop)()
  expect(telegram.sent.at(-1)).toMatchObject({ chat_id: chat, text: expect.stringContaining('Listo') })

  const { id } = await order(ana)
  const answer = { status: 'EN PROCESO', respuesta: 'Mañana lo tiene listo' }
  expect((await admin.fetch(`/sellorders/${id}`, { method: 'PATCH', json: answer })).status).toBe(200)
  clock.now = new Date(Date.now() + 60_000)
  const mails: OutgoingMail[] = []
  const transport = { send: async (mail: OutgoingMail) => void mails.push(mail), close() {} }
  const access = accessOf(shop)
  const { sweep, settled } = createOutboxSweeper({
    db: database.db,
    transport,
    mailSecrets: testMailSecrets,
    writers: mailWriters,
    channels: createChannels(access),
    log: pino({ enabled: false }),
    now: access.now,
  })
  for (let round = 0; round < 6; round++) {
    await sweep()
    await settled()
    clock.now = new Date(clock.now.getTime() + 10_000)
  }
  const news = telegram.sent.filter(({ chat_id }) => chat_id === chat).map(({ text }) => text)
  expect(news.slice(1).join('\n')).toMatch(
    /Gracias por su pedido[\s\S]*estado En proceso[\s\S]*Mañana lo tiene listo/,
  )
  const email = await emailOf(database.db, ana.userId)
  expect(mails.filter(({ to }) => to === email)).toEqual([])
})
