import { initialPublicSettings, initialSettings } from '@tecnoclick/domain/site/settings-initial'
import { asc, eq, type SQL } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fileChunks, files } from '../schema/platform/files.ts'
import { consecutives, numberSeries } from '../schema/platform/numbering.ts'
import { currencies } from '../schema/site/currencies.ts'
import { cities, countries, states } from '../schema/site/geography.ts'
import { settings } from '../schema/site/settings.ts'
import { createTestDatabase, type TestDatabase } from '../testing.ts'
import { seedReference } from './reference.ts'

let shop: TestDatabase
beforeAll(async () => {
  shop = await createTestDatabase()
})
afterAll(() => shop.drop())

test('Cuba has 16 states with 168 cities, each province its own', async () => {
  const rows = await shop.db
    .select({
      country: countries.name,
      state: states.name,
      cities: shop.db.$count(cities, eq(cities.stateId, states.id)),
    })
    .from(states)
    .innerJoin(countries, eq(countries.id, states.countryId))
    .orderBy(asc(states.id))
  expect(new Set(rows.map((row) => row.country))).toEqual(new Set(['Cuba']))
  expect(rows.map((row) => [row.state, row.cities])).toEqual([
    ['Pinar del Río', 11],
    ['Artemisa', 11],
    ['La Habana', 15],
    ['Mayabeque', 11],
    ['Matanzas', 13],
    ['Cienfuegos', 8],
    ['Villa Clara', 13],
    ['Sancti Spíritus', 8],
    ['Ciego de Ávila', 10],
    ['Camagüey', 13],
    ['Las Tunas', 8],
    ['Holguín', 14],
    ['Granma', 13],
    ['Santiago de Cuba', 9],
    ['Guantánamo', 10],
    ['Isla de la Juventud', 1],
  ])
  expect(await shop.db.$count(cities)).toBe(168)
})

test('every municipality has a postal code of five digits', async () => {
  const places = await shop.db.select({ city: cities.name, zip: cities.zip }).from(cities)
  expect(places.filter(({ zip }) => !/^\d{5}$/.test(zip ?? ''))).toEqual([])
  expect(places.find(({ city }) => city === 'Bayamo')?.zip).toBe('85100')
})

test('there are three currencies in order', async () => {
  const rows = await shop.db.select().from(currencies).orderBy(currencies.position)
  expect(rows.map(({ code, symbol, decimals }) => [code, symbol, decimals])).toEqual([
    ['USD', '$', 2],
    ['MLC', 'MLC', 2],
    ['CUP', 'CUP', 2],
  ])
})

test('every document starts at one, each with an open series', async () => {
  const rows = await shop.db
    .select({ document: consecutives.document, prefix: numberSeries.prefix, next: numberSeries.nextNumber })
    .from(consecutives)
    .innerJoin(numberSeries, eq(numberSeries.consecutiveId, consecutives.id))
    .orderBy(consecutives.document)
  expect(rows).toEqual([
    { document: 'CREDITO', prefix: 'CREDITO', next: 1 },
    { document: 'DEVOLUCION', prefix: 'DEVOLUCION', next: 1 },
    { document: 'FACTURA', prefix: 'FACTURA', next: 1 },
    { document: 'ORDEN', prefix: 'ORDEN', next: 1 },
    { document: 'SERVICIO', prefix: 'SERVICIO', next: 1 },
  ])
})

test('every setting is a row and is read back unchanged', async () => {
  expect(await storedSettings()).toEqual(initialSettings)
  expect(await storedSettings(eq(settings.public, true))).toEqual(initialPublicSettings)
})

test.each([
  ['anuncio.jpg', 'image/jpeg', 'ffd8ff'],
  ['default-avatar.webp', 'image/webp', '52494646'],
])('%s is stored as a valid picture', async (name, contentType, magic) => {
  const [row] = await shop.db
    .select()
    .from(files)
    .innerJoin(fileChunks, eq(fileChunks.fileId, files.id))
    .where(eq(files.name, name))
  expect(row?.files).toMatchObject({ contentType, visibility: 'public', size: row?.file_chunks.data.length })
  expect(row?.file_chunks.data.toString('hex').startsWith(magic)).toBe(true)
})

test('seeding again adds nothing and keeps changes by staff', async () => {
  await shop.db.update(settings).set({ value: 'Mi Tienda' }).where(eq(settings.key, 'storeName'))
  await shop.db.update(cities).set({ name: 'Bayamo, Ciudad Monumento' }).where(eq(cities.name, 'Bayamo'))
  await shop.db.update(currencies).set({ enable: false }).where(eq(currencies.code, 'MLC'))
  await shop.db.update(consecutives).set({ enable: false }).where(eq(consecutives.document, 'SERVICIO'))
  await shop.db.delete(settings).where(eq(settings.key, 'lowStockFrom'))
  const counts = () =>
    Promise.all(
      [cities, currencies, consecutives, numberSeries, files, fileChunks].map((table) =>
        shop.db.$count(table),
      ),
    )
  const before = await counts()
  await Promise.all([seedReference(shop.db), seedReference(shop.db)])
  expect(await counts()).toEqual(before)
  expect(await storedSettings()).toMatchObject({
    storeName: 'Mi Tienda',
    lowStockFrom: initialSettings.lowStockFrom,
  })
  expect(await shop.db.$count(cities, eq(cities.name, 'Bayamo'))).toBe(0)
})

test('a seed waits for another one longer than the lock timeout of a request', async () => {
  const other = await shop.pool.connect()
  try {
    await other.query('begin')
    await other.query('select pg_advisory_xact_lock($1)', [0x73656564])
    const waiting = seedReference(shop.db)
    await other.query('select pg_sleep(2.2)')
    await other.query('commit')
    await expect(waiting).resolves.toBeUndefined()
  } finally {
    other.release()
  }
})

async function storedSettings(where?: SQL) {
  const rows = await shop.db.select().from(settings).where(where)
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]))
}
