import { expect, test } from 'vitest'
import { mailsTo } from '../../testing/mailbox.ts'
import { useTestApi } from '../../testing/test-api.ts'
import { useResetBuyers } from './testing/reset-buyers.ts'

const shop = useTestApi({ rateLimitFactor: 100 })
const { change, bought } = useResetBuyers(shop)

test('the hardware id is accepted once, after the payment was verified', async () => {
  const [ana, eva, admin] = [await shop.as('user'), await shop.as('user'), await shop.as('admin')]
  const { sale } = await bought(ana)
  const early = await change(ana, sale.id, { hid: 'AA' })
  expect([early.status, (await early.json()).error.code]).toEqual([409, 'notDownloadable'])
  expect((await change(admin, sale.id, { key: 'K' })).status).toBe(409)
  await change(admin, sale.id, { descargable: true })
  expect((await change(eva, sale.id, { hid: 'AA' })).status).toBe(404)
  const empty = await (await change(ana, sale.id, { hid: ' ' })).json()
  expect(empty.error.fields).toEqual({ hid: 'Introduzca la llave ' })
  const rivals = await Promise.all(['AA', 'BB', 'CC', 'DD'].map((hid) => change(ana, sale.id, { hid })))
  expect(rivals.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  const late = await change(ana, sale.id, { hid: 'EE' })
  expect((await late.json()).error.code).toBe('hardwareIdSent')
})

test('the same hardware id with its key is stored and mailed once; without a key it is refused', async () => {
  const [ana, admin] = [await shop.as('user'), await shop.as('admin')]
  const { sale } = await bought(ana)
  const { version } = await (await change(admin, sale.id, { descargable: true })).json()
  const key = { 'idempotency-key': 'press-1' }
  const send = async () => (await change(ana, sale.id, { hid: 'AA' }, key)).json()
  for (const answer of [...(await Promise.all([send(), send()])), await send()])
    expect(answer).toMatchObject({ hid: 'AA', version: version + 1 })
  expect((await change(ana, sale.id, { hid: 'AA' })).status).toBe(409)
  const mails = await mailsTo(shop.database, 'contacto@tecnoclick.cu')
  expect(mails.filter(({ dedupeKey }) => dedupeKey === `reset-hid:${sale.id}`)).toHaveLength(1)
})
