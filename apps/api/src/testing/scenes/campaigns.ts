import { createHmac } from 'node:crypto'
import { telegramBots } from '@tecnoclick/database/schema/people/notices'
import { campaignMails } from '@tecnoclick/database/schema/site/campaigns'
import { testDeps } from '../test-api.ts'
import type { Stage } from './play.ts'

/** A newsletter from the first word to what came back. */
export async function campaigns({ shop, sample: { admin, products }, play }: Stage): Promise<void> {
  const text = (es: string) => ({ es, en: '', ru: '', ar: '' })
  const body = text(`[[producto:${products[0].slug}]]`)
  const made = await play(admin, 'POST /admin/campaigns', { json: { subject: text('Novedades'), body } })
  const of = { params: { id: made.id } }
  await play(admin, 'GET /admin/campaigns')
  await play(admin, 'GET /admin/campaigns/{id}', of)
  await play(admin, 'GET /admin/campaigns/audience', { query: '?bought=never&business=person&language=es' })
  await play(admin, 'POST /admin/campaigns/preview', {
    json: { subject: made.subject, body, language: 'en' },
  })
  await play(admin, 'POST /admin/campaigns/{id}/test', { ...of, json: { language: 'es' } })
  await play(admin, 'GET /admin/campaigns/{id}/picture', of)
  const changed = { bought: 'all', version: made.version }
  const { version } = await play(admin, 'PATCH /admin/campaigns/{id}', { ...of, json: changed })
  const date = new Date(shop.clock.now.getTime() + 86_400_000).toISOString()
  await play(admin, 'POST /admin/campaigns/{id}/schedule', { ...of, json: { version, date } })
  await play(admin, 'POST /admin/campaigns/{id}/steps', { ...of, json: { step: 'unschedule' } })

  const { db } = shop.database
  await db.delete(telegramBots)
  await db.insert(telegramBots).values({
    ...{ id: 1, botId: 7, username: 'TiendaBot' },
    token: testDeps.factorEncryption.encrypt(Buffer.from(shop.telegram.token), 'telegram-bot'),
  })
  const { data } = await play(admin, 'GET /admin/settings')
  const stored = data.find(({ key }: { key: string }) => key === 'telegramChannel')
  await play(admin, 'PATCH /admin/settings/{key}', {
    params: { key: 'telegramChannel' },
    json: { value: '@tienda', version: stored?.version ?? 1 },
  })
  await play(admin, 'POST /admin/campaigns/{id}/channel-post', of)
  await db.delete(telegramBots)

  const [mail] = await db.insert(campaignMails).values({ campaignId: made.id }).returning()
  const { visit, targets } = testDeps.campaignTokens
  const json = { token: visit.tokenOf(mail?.id ?? 0), link: targets.seal(testDeps.address) }
  await play(shop, 'POST /newsletter/visits', { json })

  await play(admin, 'GET /admin/bounces')
  const { secret } = await play(admin, 'PUT /admin/bounces', { json: { isOn: true } })
  const timestamp = String(Math.floor(shop.clock.now.getTime() / 1000))
  const report = 'Subject: Hola\r\n\r\n'
  const signature = createHmac('sha256', secret)
    .update(report + timestamp)
    .digest('hex')
  const headers = { 'x-timestamp': timestamp, 'x-signature': signature, 'content-type': 'message/rfc822' }
  await play(shop, 'POST /newsletter/bounces', { body: report, headers })
}
