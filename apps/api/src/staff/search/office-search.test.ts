import type { Found } from '@tecnoclick/contract/staff/search/schemas'
import { profiles } from '@tecnoclick/database/schema/people/profiles'
import { fromEnd, searchedWords } from '@tecnoclick/database/search-words'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useResetBuyers } from '../../resets/sales/testing/reset-buyers.ts'
import { useBuyers } from '../../stock/ledger/testing/buyer-fixture.ts'
import { emailOf } from '../../testing/people.ts'
import { useTestApi } from '../../testing/test-api.ts'
import { openWorkshop } from '../../workshop/service-orders/testing/workshop.ts'

const shop = useTestApi()
const { insertProduct, added, placed } = useBuyers(shop)
const { bought } = useResetBuyers(shop)

type Staff = Awaited<ReturnType<typeof shop.asStaff>>

async function find(by: Staff, q: string): Promise<Found[]> {
  return (await (await by.fetch(`/admin/search?q=${encodeURIComponent(q)}`)).json()).data
}

test('an order is found by number, part of a name and the code of its payment; a customer by address', async () => {
  const [person, admin] = [await shop.as('user'), await shop.as('admin')]
  const email = await emailOf(shop.database.db, person.userId)
  await added(person, await insertProduct({ name: 'Cámara Ñandú', sku: 'CAM-77X' }))
  const order = await placed(person, { paymentMethod: 'transfer', recipientName: 'Zoraida Peñalver' })
  await person.fetch(`/sellorders/${order.id}/payment`, {
    method: 'POST',
    json: { transactionCode: 'QX-55812' },
  })
  const own = { kind: 'order', id: order.id }
  expect(await find(admin, order.noSellOrden)).toEqual(expect.arrayContaining([expect.objectContaining(own)]))
  expect(await find(admin, 'penalv zora')).toMatchObject([own])
  expect(await find(admin, 'qx-55812')).toMatchObject([{ kind: 'payment', id: order.id }])
  expect(await find(admin, 'camara nan')).toMatchObject([{ kind: 'product', text: 'CAM-77X' }])
  expect(await find(admin, 'cam-77x')).toMatchObject([{ kind: 'product' }])
  const kinds = (await find(admin, email)).map(({ kind }) => kind)
  expect(kinds).toEqual(expect.arrayContaining(['order', 'customer', 'mail']))
})

test('the end of a phone and of a transfer code find their order, customer and repair', async () => {
  const [person, admin] = [await shop.as('user'), await shop.as('admin')]
  await added(person, await insertProduct({ name: 'Cable' }))
  const order = await placed(person, { paymentMethod: 'transfer', recipientPhone: '+53 5390 7614' })
  await person.fetch(`/sellorders/${order.id}/payment`, {
    method: 'POST',
    json: { transactionCode: 'TM-9020477351' },
  })
  const phone = '(53) 5222-8893'
  const { userId } = person
  const profile = shop.database.db.insert(profiles).values({ userId, name: 'Ana', phone })
  await profile.onConflictDoUpdate({ target: profiles.userId, set: { phone } })
  expect(await find(admin, '7614')).toEqual([expect.objectContaining({ kind: 'order', id: order.id })])
  expect(await find(admin, '77351')).toEqual([expect.objectContaining({ kind: 'payment', id: order.id })])
  expect(await find(admin, '8893')).toEqual([
    expect.objectContaining({ kind: 'customer', id: person.userId }),
  ])
  const { serviceId, brandId, failure } = await openWorkshop(shop.database)
  const left = await admin.fetch('/admin/orderservices', {
    method: 'POST',
    json: { name: 'Eva', phone: '5355 6640', serviceId, brandId, failure },
  })
  const { id } = await left.json()
  expect(await find(admin, '6640')).toEqual([expect.objectContaining({ kind: 'serviceOrder', id })])
  expect(await find(admin, '640')).toEqual([])
})

test('codes of repairs, resets and refunds find them, in the search and in the lists', async () => {
  const [person, admin] = [await shop.as('user'), await shop.as('admin')]
  const post = (path: string, json: object) => admin.fetch(path, { method: 'POST', json })
  const idsOf = async (list: string, q: string) => {
    const query = `filter[where][search]=${encodeURIComponent(q)}`
    const { data } = await (await admin.fetch(`${list}?${query}`)).json()
    return data.map(({ id }: { id: number }) => id)
  }
  const { serviceId, brandId, failure } = await openWorkshop(shop.database)
  const wish = { name: 'Iris', phone: '5355 2020', serviceId, brandId, failure }
  const { id: repair } = await (await post('/admin/orderservices', wish)).json()
  async function move(kind: 'payments' | 'refunds', more: object) {
    const { version } = (await (await admin.fetch(`/orderservices/fulldata/${repair}`)).json()).data
    const json = { version, amount: 300, currency: 'CUP', paymentMethod: 'transfer', ...more }
    expect((await post(`/admin/orderservices/${repair}/${kind}`, json)).status).toBe(201)
  }
  await move('payments', { transactionCode: 'PAGO-33441' })
  await move('refunds', { transactionCode: 'VUELTA-55667', reason: 'No quedó bien' })
  for (const code of ['PAGO-33441', 'pago33441', '33441', 'VUELTA-55667', '55667']) {
    expect(await find(admin, code), code).toEqual([
      expect.objectContaining({ kind: 'serviceOrder', id: repair }),
    ])
    expect(await idsOf('/admin/orderservices', code), code).toEqual([repair])
  }

  const { sale } = await bought(person, 'RESET-771188')
  for (const code of ['RESET-771188', '771188'])
    expect(await idsOf('/admin/salereset', code), code).toEqual([sale.id])
  expect(await find(admin, '771188')).toEqual([expect.objectContaining({ kind: 'serial', id: sale.id })])

  await added(person, await insertProduct({ name: 'Cable de red' }))
  const order = await placed(person, { paymentMethod: 'transfer' })
  await post(`/admin/sellorders/${order.id}/payment`, { state: 'verified' })
  await person.fetch(`/sellorders/${order.id}/cancel`, { method: 'POST' })
  const readOrder = async () => (await admin.fetch(`/sellorders/${order.id}`)).json()
  if ((await readOrder()).status !== 'CANCELADA')
    await admin.fetch(`/sellorders/${order.id}`, {
      method: 'PATCH',
      json: { status: 'CANCELADA', respuesta: 'Se agotó' },
    })
  const { version } = await readOrder()
  const refund = { amount: order.total, paymentMethod: 'transfer', transactionCode: 'DEVUELTO-9091', version }
  expect((await post(`/admin/sellorders/${order.id}/refunds`, refund)).status).toBe(201)
  for (const code of ['DEVUELTO-9091', '9091']) {
    expect(
      (await find(admin, code)).map(({ id }) => id),
      code,
    ).toEqual([order.id])
    expect(await idsOf('/sellorders', code), code).toEqual([order.id])
  }
})

test('everybody finds what they may open, a few of each kind', async () => {
  const person = await shop.as('user')
  for (let count = 0; count < 7; count += 1) await insertProduct({ name: `Zafiro ${count}` })
  await added(person, await insertProduct({ name: 'Zafiro azul' }))
  await placed(person, { recipientName: 'Zafira Ruiz' })
  const [seller, editor] = [await shop.asStaff('seller'), await shop.asStaff('editor')]
  const countOf = (found: Found[], kind: string) => found.filter((one) => one.kind === kind).length
  const bySeller = await find(seller, 'zafir')
  expect([countOf(bySeller, 'order'), countOf(bySeller, 'product')]).toEqual([1, 5])
  expect(countOf(await find(editor, 'zafir'), 'order')).toBe(0)
  const email = await emailOf(shop.database.db, person.userId)
  expect(countOf(await find(seller, email), 'mail')).toBe(0)
  expect((await person.fetch('/admin/search?q=zafiro')).status).toBe(403)
})

test.each(["' | x:*", 'a & b', '!!', '(((', ':*', '\\', '%%', '...'])('%j is no operator', async (q) => {
  const admin = await shop.as('admin')
  expect((await admin.fetch(`/admin/search?q=${encodeURIComponent(q)}`)).status).toBeLessThan(500)
})

test('orders are searched by their indexes', async () => {
  const plan = await shop.database.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`)
    const { rows } = await tx.execute<Record<string, string>>(sql`
      explain select id from orders as o where ${sql.raw(searchedWords.orders('o.'))} @@ to_tsquery('simple', 'ana:*')
        or ${sql.raw(fromEnd.digits('o.buyer_phone'))} like '1234%'`)
    return JSON.stringify(rows)
  })
  expect(plan).toContain('orders_words')
  expect(plan).toContain('orders_buyer_phone_end')
})
