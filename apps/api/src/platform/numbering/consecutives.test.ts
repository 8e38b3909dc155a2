import { checkInvariants } from '@tecnoclick/database/invariants'
import { numberSeries } from '@tecnoclick/database/schema/platform/numbering'
import { formatOrderNumber } from '@tecnoclick/domain/platform/order-number'
import { sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { type Person, useTestApi } from '../../testing/test-api.ts'
import { transact } from '../rows/transact.ts'
import { takeNumber } from './take-number.ts'

const shop = useTestApi()

const send = (person: Person, method: string, path: string, json?: object) =>
  person.fetch(`/consecutives${path}`, { method, ...(json && { json }) })

async function add(admin: Person, json: object) {
  return (await send(admin, 'POST', '', json)).json()
}

afterEach(async () => {
  const results = await checkInvariants(shop.database.db)
  expect(results.filter(({ offending }) => offending > 0)).toEqual([])
})

test('a document is found as an array with its enabled consecutive', async () => {
  const admin = await shop.as('admin')
  const list = await (await send(admin, 'GET', '/findbydocument/ORDEN')).json()
  expect(list).toMatchObject([{ document: 'ORDEN', prefix: 'ORDEN', enable: true }])
  expect(await (await send(admin, 'GET', '/findbydocument/NADA')).json()).toEqual([])
  expect((await send(admin, 'GET', '/findbydocument/%00')).status).toBe(422)
  const enabled = await (await send(admin, 'GET', '?filter[where][enable]=true')).json()
  expect(enabled.total).toBe(enabled.data.length)
  expect(await (await send(admin, 'GET', `/${list[0].id}`)).json()).toEqual(list[0])
})

test('another prefix or number closes the series and opens a new one', async () => {
  const admin = await shop.as('admin')
  const made = await add(admin, { document: 'PROFORMA', prefix: 'PF', sequential: 7 })
  expect(made).toMatchObject({ prefix: 'PF', sequential: 7, enable: true, version: 1 })
  const changed = await send(admin, 'PATCH', `/${made.id}`, { prefix: 'PF26', version: 1 })
  expect(await changed.json()).toMatchObject({ success: true, prefix: 'PF26', sequential: 7, version: 2 })
  expect((await send(admin, 'PATCH', `/${made.id}`, { sequential: 9, version: 1 })).status).toBe(409)
  const series = await shop.database.db.select().from(numberSeries)
  expect(
    series.filter(({ consecutiveId }) => consecutiveId === made.id).map(({ closedAt }) => closedAt !== null),
  ).toEqual([true, false])
})

test('a used number is never used again', async () => {
  const admin = await shop.as('admin')
  const [orden] = await (await send(admin, 'GET', '/findbydocument/ORDEN')).json()
  // The document is not stored, so the number must not be used either.
  await expect(
    shop.database.db.transaction(async (tx) => {
      await takeNumber(tx, 'ORDEN')
      throw new Error('undone')
    }),
  ).rejects.toThrow('undone')
  expect(await (await send(admin, 'GET', `/${orden.id}`)).json()).toEqual(orden)
  expect((await send(admin, 'POST', '', { document: 'OTRO', prefix: 'ORDEN' })).status).toBe(409)
  const ahead = await send(admin, 'PATCH', `/${orden.id}`, { sequential: 50 })
  expect(await ahead.json()).toMatchObject({ sequential: 50 })
  await shop.database.pool.query(
    'update number_series set first_number = 50, next_number = 60 where closed_at is null and prefix = $1',
    ['ORDEN'],
  )
  const back = await send(admin, 'PATCH', `/${orden.id}`, { sequential: 55 })
  expect(back.status).toBe(409)
  await shop.database.pool.query(
    'update number_series set next_number = 50 where closed_at is null and prefix = $1',
    ['ORDEN'],
  )
})

test('a document has one enabled consecutive; an unused one is deleted', async () => {
  const admin = await shop.as('admin')
  const made = await add(admin, { document: 'RECIBO', prefix: 'R1' })
  expect((await send(admin, 'POST', '', { document: 'RECIBO', prefix: 'R2' })).status).toBe(409)
  expect(await (await send(admin, 'PATCH', `/${made.id}`, { enable: false })).json()).toMatchObject({
    enable: false,
  })
  expect((await send(admin, 'DELETE', `/${made.id}`)).status).toBe(204)
  expect((await send(admin, 'GET', `/${made.id}`)).status).toBe(404)
  expect((await send(admin, 'DELETE', `/${made.id}`)).status).toBe(404)
})

test.each([
  { document: 'x', prefix: 'A' },
  { document: 'A', prefix: 'a b' },
  { document: 'A', prefix: 'A', sequential: 0 },
  { document: 'A', prefix: 'A', sequential: 1.5 },
  { document: 'A', prefix: 'A', sequential: 2 ** 31 },
])('%j is invalid', async (json) => {
  expect((await send(await shop.as('admin'), 'POST', '', json)).status).toBe(422)
})

test('the database writes a number like the code', async () => {
  const { db } = shop.database
  for (const next of [1, 9, 10, 99, 100, 999, 1000, 1001, 99_999, 100_000, 2_147_483_646]) {
    const undone = new Error('undo')
    const taken = db.transaction(async (tx) => {
      await tx.execute(sql`
        update number_series set first_number = 1, next_number = ${next}
        where closed_at is null and consecutive_id = (select id from consecutives where document = 'ORDEN' and enable)`)
      const number = await takeNumber(tx, 'ORDEN')
      expect(number).toMatchObject({ number: formatOrderNumber('ORDEN', next), sequence: next })
      throw undone
    })
    await expect(taken).rejects.toBe(undone)
  }
})

test('numbers taken concurrently are different and consecutive', async () => {
  const numbers: string[] = []
  const take = () =>
    transact(shop.database.db, async (tx) => {
      const taken = await takeNumber(tx, 'SERVICIO')
      numbers.push(taken?.number ?? '')
      return taken
    })
  await Promise.all(Array.from({ length: 10 }, take))
  expect(numbers.toSorted()).toEqual(
    Array.from({ length: 10 }, (_, index) => `SERVICIO-${String(index + 1).padStart(3, '0')}`),
  )
  await shop.database.pool.query(
    "update number_series set next_number = first_number where prefix = 'SERVICIO'",
  )
})
