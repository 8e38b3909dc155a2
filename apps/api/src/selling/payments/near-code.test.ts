import { resetSales } from '@tecnoclick/database/schema/resets/resets'
import { transactionCodes } from '@tecnoclick/database/schema/selling/payments'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { insertReset } from '../../resets/sales/testing/insert-reset.ts'
import { useBuyers } from '../../stock/ledger/testing/buyer-fixture.ts'
import { useTestApi } from '../../testing/test-api.ts'

const shop = useTestApi()
const { insertProduct, added, placed } = useBuyers(shop)

test('a code with one digit more or less is found among orders and resets', async () => {
  const [ana, admin] = [await shop.as('user'), await shop.as('admin')]
  await added(ana, await insertProduct())
  const order = await placed(ana)
  const pay = { method: 'POST', json: { transactionCode: 'TM900123' } }
  expect((await ana.fetch(`/sellorders/${order.id}/payment`, pay)).status).toBe(200)
  const reset = await insertReset(shop.database)
  const json = { resetId: reset.id, precio: 2000, transactionCode: 'TM9001234' }
  expect((await ana.fetch('/salereset', { method: 'POST', json })).status).toBe(201)
  // Codes of before may be shorter.
  const [short] = await shop.database.db
    .insert(transactionCodes)
    .values({ code: '900', purpose: 'reset' })
    .returning({ id: transactionCodes.id })
  const more = await (
    await ana.fetch('/salereset', { method: 'POST', json: { ...json, transactionCode: 'KX770011' } })
  ).json()
  await shop.database.db
    .update(resetSales)
    .set({ transactionCodeId: short?.id })
    .where(eq(resetSales.id, more.id))

  const codesOf = async (path: string) => {
    const { data }: { data: { transactionCode: string }[] } = await (await admin.fetch(path)).json()
    return data.map(({ transactionCode }) => transactionCode)
  }
  const inOrders = (code: string) => codesOf(`/admin/payments?filter[where][code]=${code}`)
  const inResets = (code: string) => codesOf(`/admin/salereset?filter[where][transactionCode]=${code}`)
  expect(await inOrders('tm9001234')).toEqual(['TM900123'])
  expect(await inResets('tm900123')).toEqual(['TM9001234'])
  expect(await inOrders('0012')).toEqual(['TM900123'])
  expect(await inOrders('TM900124')).toEqual([])
})

test('hyphens make no second code of a transfer', async () => {
  const [ana, admin] = [await shop.as('user'), await shop.as('admin')]
  const order = async () => {
    await added(ana, await insertProduct())
    return (await placed(ana)).id
  }
  const [first, second] = [await order(), await order()]
  const report = (transactionCode: string, id = second) =>
    ana.fetch(`/sellorders/${id}/payment`, { method: 'POST', json: { transactionCode } })
  expect((await report('kw6-0012', first)).status).toBe(200)
  for (const twin of ['KW60012', 'K-W60012', '-kw60012-', 'KW6–0012', 'КW6 0012'])
    expect(await (await report(twin)).json(), twin).toMatchObject({ error: { code: 'codeUsed' } })
  expect((await report('--')).status).toBe(422)

  const found = await admin.fetch('/admin/payments?filter[where][code]=kw-60012')
  expect(await found.json()).toMatchObject({ data: [{ transactionCode: 'KW6-0012' }] })
  const search = await admin.fetch('/admin/search?q=KW60012')
  expect(JSON.stringify(await search.json())).toContain('KW6-0012')
})

test('a report repeated with other hyphens is the same report', async () => {
  const ana = await shop.as('user')
  await added(ana, await insertProduct())
  const { id } = await placed(ana)
  for (const transactionCode of ['AB-7788', 'AB7788']) {
    const sent = await ana.fetch(`/sellorders/${id}/payment`, { method: 'POST', json: { transactionCode } })
    expect(sent.status).toBe(200)
    expect(await sent.json()).toMatchObject({ payments: [{ transactionCode: 'AB-7788' }] })
  }
})
