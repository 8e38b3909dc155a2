import type { Margins } from '@tecnoclick/contract/money/margins/schemas'
import { expect, test } from 'vitest'
import { useBuyers } from '../../stock/ledger/testing/buyer-fixture.ts'
import { useTestApi } from '../../testing/test-api.ts'

const shop = useTestApi()
const { insertProduct, added, placed, expectInvariants } = useBuyers(shop)

test('an order that was completed without payment has no margin until it is paid', async () => {
  const [person, admin] = [await shop.as('user'), await shop.asStaff('administrator')]
  const post = (path: string, json: object, method = 'POST') => admin.fetch(path, { method, json })
  const margins = async (): Promise<Margins['data']> =>
    (await (await admin.fetch('/admin/margins?days=7')).json()).data
  const productId = await insertProduct({ price: 10_000 })
  const sheet = await (await post('/admin/stock-sheets', { kind: 'receipt' })).json()
  const lines = [{ productId, quantity: 1, cost: 60 }]
  const draft = await (
    await post(`/admin/stock-sheets/${sheet.id}`, { lines, version: sheet.version }, 'PATCH')
  ).json()
  const booked = await post(`/admin/stock-sheets/${sheet.id}/book`, { version: draft.version })
  expect(booked.status).toBe(200)
  await added(person, productId, 2)
  const { id } = await placed(person, { paymentMethod: 'cash', currency: 'USD' })
  await post(`/sellorders/${id}`, { status: 'EN PROCESO' }, 'PATCH')
  await post(`/sellorders/${id}`, { status: 'COMPLETADA', unpaidReason: 'De confianza' }, 'PATCH')
  expect(await margins()).toEqual([])
  const pay = async (amount: number) => {
    const { version } = await (await person.fetch(`/sellorders/${id}`)).json()
    await post(`/admin/sellorders/${id}/payments`, { amount, paymentMethod: 'cash', version })
  }
  await pay(150)
  expect(await margins()).toEqual([])
  await pay(50)
  expect(await margins()).toEqual([
    { currency: 'USD', sales: 200, cost: 120, margin: 80, known: 1, expenses: 0, profit: 80 },
  ])
  await expectInvariants()
})

test('a unit costs what the last receipt says, and only who sees costs reads it', async () => {
  const admin = await shop.asStaff('administrator')
  const post = (path: string, json: object, method = 'POST') => admin.fetch(path, { method, json })
  const [ink, paper] = [await insertProduct(), await insertProduct()]
  for (const cost of [4, 5.25]) {
    const { id, version } = await (await post('/admin/stock-sheets', { kind: 'receipt' })).json()
    const lines = [{ productId: ink, quantity: 1, cost }]
    const draft = await (await post(`/admin/stock-sheets/${id}`, { lines, version }, 'PATCH')).json()
    await post(`/admin/stock-sheets/${id}/book`, { version: draft.version })
    shop.clock.now = new Date(shop.clock.now.getTime() + 60_000)
  }
  const path = `/admin/unit-costs?ids=${ink},${paper},9999999999`
  expect(await (await admin.fetch(path)).json()).toEqual({ data: [{ productId: ink, cost: 5.25 }], total: 1 })
  expect((await (await shop.asStaff('seller')).fetch(path)).status).toBe(403)
  expect((await admin.fetch('/admin/unit-costs?ids=1,x')).status).toBe(400)
})
