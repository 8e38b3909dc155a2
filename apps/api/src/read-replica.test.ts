import { connectDatabase, type Database } from '@tecnoclick/database/connect'
import { seedReference } from '@tecnoclick/database/seed/reference'
import { type ReplicatedStore, startReplicatedStore } from '@tecnoclick/database/testing/replicated-store'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { type Api, buildApi } from './app.ts'
import { insertSession, insertUser } from './testing/people.ts'
import { insertSampleProducts, type SampleProducts } from './testing/sample-products.ts'
import { testDeps } from './testing/test-api.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let store: ReplicatedStore
let database: Database
let api: Api
let samples: SampleProducts
let token: string

beforeAll(async () => {
  store = await startReplicatedStore()
  database = connectDatabase(store.primary.url, { replica: { url: store.replica.url, maxLagMs: 5_000 } })
  await seedReference(database.db)
  samples = await insertSampleProducts(database.db)
  token = await insertSession(database.db, await insertUser(database.db, { role: 'admin' }), new Date())
  api = buildApi({ ...testDeps, database, now: () => new Date() })
  await api.warm()
})
afterAll(async () => {
  await api.close()
  await database.close()
  await store.stop()
})

async function ask(path: string, method = 'GET', body?: object): Promise<string> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const request = new Request(`http://shop.test/api${path}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  })
  const response = await api.fetch(request, {
    clientAddress: '127.0.0.1',
    requestId: 'test-request',
    secure: false,
  })
  expect(response.status).toBe(200)
  return response.text()
}

/** Reads of the replica and of the primary while something runs. */
async function readsOf(work: () => Promise<unknown>): Promise<{ replica: number; primary: number }> {
  const before = { ...database.replica?.reads }
  await work()
  const after = database.replica?.reads
  return {
    replica: (after?.replica ?? 0) - (before.replica ?? 0),
    primary: (after?.primary ?? 0) - (before.primary ?? 0),
  }
}

test('the catalogue was loaded from the replica', () => {
  expect(database.replica?.reads).toEqual({ replica: 1, primary: 0 })
})

test.each([
  '/admin/dashboard',
  '/admin/closing',
  '/admin/closings/export',
  '/admin/margins',
  '/admin/sellorders/export',
  '/admin/sellorders/export-lines',
  '/admin/returns/export',
  '/admin/products/export',
  '/admin/delivery/export',
  '/admin/promises/export',
  '/admin/translations/export',
])('%s reads the replica', async (path) => {
  const { replica, primary } = await readsOf(() => ask(path))
  expect(replica).toBeGreaterThan(0)
  expect(primary).toBe(0)
})

const printerPath = '/products/slug/epson-l3250'

async function changePrice(price: number): Promise<void> {
  await ask(`/products/${samples.products.printer}`, 'PATCH', { price })
}

test('whoever changes a product finds the change in shop and export', async () => {
  for (const price of [201, 202, 203, 204, 205]) {
    await changePrice(price)
    expect(JSON.parse(await ask(printerPath))).toMatchObject({ price })
    expect(await ask('/admin/products/export')).toContain(`"${price}`)
  }
})

test('while the replica is behind, changes are read from the primary', async () => {
  const admin = connectDatabase(store.replica.adminUrl, { max: 1 })
  onTestFinished(admin.close)
  await admin.pool.query('select pg_wal_replay_pause()')
  try {
    const { replica, primary } = await readsOf(async () => {
      await changePrice(206)
      expect(JSON.parse(await ask(printerPath))).toMatchObject({ price: 206 })
      expect(await ask('/admin/products/export')).toContain('"206')
    })
    expect(replica).toBe(0)
    expect(primary).toBeGreaterThan(0)
  } finally {
    await admin.pool.query('select pg_wal_replay_resume()')
  }
})
