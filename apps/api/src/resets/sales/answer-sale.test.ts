import { expect, test } from 'vitest'
import { lastMailTo, mailsTo } from '../../testing/mailbox.ts'
import { emailOf } from '../../testing/people.ts'
import { useTestApi } from '../../testing/test-api.ts'
import { useResetBuyers } from './testing/reset-buyers.ts'

const shop = useTestApi({ rateLimitFactor: 100 })
const { change, bought } = useResetBuyers(shop)

test('a missing transfer is rejected with a reason, mailed once, and may still be verified', async () => {
  const [ana, admin] = [await shop.as('user'), await shop.as('admin')]
  const { sale } = await bought(ana)
  const reason = 'El código no aparece en la cuenta'
  expect((await change(admin, sale.id, { rejection: ' ' })).status).toBe(422)
  expect((await change(admin, sale.id, { rejection: reason, descargable: true })).status).toBe(409)
  const rejected = await (await change(admin, sale.id, { rejection: reason, version: 1 })).json()
  expect(rejected).toMatchObject({
    rejection: reason,
    rejectedDate: shop.clock.now.toISOString(),
    promisedDate: null,
    verifiedDate: null,
    descargable: false,
    version: 2,
  })
  expect((await change(admin, sale.id, { rejection: 'Otra vez' })).status).toBe(409)
  expect((await change(ana, sale.id, { hid: 'X' })).status).toBe(409)
  const step = async (name: string) =>
    (await (await admin.fetch(`/admin/salereset?filter[where][step]=${name}`)).json()).data.some(
      ({ id }: { id: number }) => id === sale.id,
    )
  expect([await step('toVerify'), await step('rejected')]).toEqual([false, true])
  const email = await emailOf(shop.database.db, ana.userId)
  expect((await lastMailTo(shop.database, email)).text).toContain(reason)

  const verified = await (await change(admin, sale.id, { descargable: true })).json()
  expect(verified).toMatchObject({ descargable: true, rejectedDate: null, rejection: '' })
  expect((await change(admin, sale.id, { rejection: reason })).status).toBe(409)
  const kinds = (await mailsTo(shop.database, email)).map(({ kind }) => kind)
  expect(kinds).toEqual(['reset-request', 'reset-rejected', 'reset-verified'])
})

test('a buyer cannot reject, and of two concurrent decisions one counts', async () => {
  const [ana, admin] = [await shop.as('user'), await shop.as('admin')]
  const { sale } = await bought(ana)
  expect((await change(ana, sale.id, { rejection: 'yo' })).status).toBe(422)
  const responses = await Promise.all([
    change(admin, sale.id, { rejection: 'No llegó', version: 1 }),
    change(admin, sale.id, { descargable: true, version: 1 }),
  ])
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('staff who have not seen the hardware id yet get a conflict', async () => {
  const [ana, admin] = [await shop.as('user'), await shop.as('admin')]
  const { sale } = await bought(ana)
  const { version } = await (await change(admin, sale.id, { descargable: true })).json()
  const sent = await (await change(ana, sale.id, { hid: 'AA' })).json()
  const stale = await change(admin, sale.id, { descargable: false, version })
  expect([stale.status, (await stale.json()).error.code]).toEqual([409, 'staleVersion'])
  expect((await change(admin, sale.id, { key: 'K', version: sent.version })).status).toBe(200)
})
