import { sessions } from '@tecnoclick/database/schema/people/users'
import { minutes } from '@tecnoclick/domain/platform/duration'
import type { OfficeTopic } from '@tecnoclick/domain/staff/office-topics'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test, vi } from 'vitest'
import { createSampleShop, type SampleShop } from '../../testing/sample-shop.ts'
import { type Person, testDeps, useTestApi } from '../../testing/test-api.ts'
import { type Listener, watchChanges } from './watch-changes.ts'

const shop = useTestApi({ rateLimitFactor: 1000, streamLifetimeMs: minutes(5) })
let sample: SampleShop
beforeAll(async () => {
  sample = await createSampleShop(shop)
})

/** What an open office hears. */
async function open(person: Pick<Person, 'fetch'>) {
  const response = await person.fetch('/admin/changes')
  expect(response.headers.get('content-type')).toBe('text/event-stream')
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  const heard: string[] = []
  let isOver = false
  const reading = (async () => {
    for (;;) {
      const part = await reader?.read()
      if (!part || part.done) break
      heard.push(part.value)
    }
    isOver = true
  })()
  return {
    heard: () => heard.join(''),
    isOver: () => isOver,
    close: async () => {
      await reader?.cancel()
      await reading
    },
  }
}

const patiently = { timeout: 30_000, interval: 20 }

test('an order is heard of by whoever may read orders', async () => {
  const [seller, editor] = [
    await open(await shop.asStaff('seller')),
    await open(await shop.asStaff('editor')),
  ]
  // The first look only remembers.
  await vi.waitFor(() => expect(seller.heard()).toContain('event: beat'), patiently)
  await sample.order(sample.ana)
  await vi.waitFor(() => expect(seller.heard()).toMatch(/event: changed\ndata: .*"orders"/), patiently)
  expect(editor.heard()).not.toContain('orders')
  await sample.admin.fetch(`/sellorders/${sample.placed.id}`, {
    method: 'PATCH',
    json: { respuesta: 'Hola' },
  })
  await vi.waitFor(() => expect(editor.heard()).toContain('"waiting"'), patiently)
  await Promise.all([seller.close(), editor.close()])
})

test('customers and visitors hear nothing', async () => {
  expect((await sample.ana.fetch('/admin/changes')).status).toBe(403)
  expect((await shop.fetch('/admin/changes')).status).toBe(401)
})

test('signing out ends the stream', async () => {
  const seller = await shop.asStaff('seller')
  const office = await open(seller)
  await shop.database.db.delete(sessions).where(eq(sessions.userId, seller.userId))
  await vi.waitFor(() => expect(office.isOver()).toBe(true), patiently)
})

test('closing the shop ends every stream at once', async () => {
  const office = await open(sample.admin)
  shop.api.endStreams()
  await vi.waitFor(() => expect(office.isOver()).toBe(true), patiently)
})

test('five hundred listeners cost one query for each look, and are asked to read as slowly as pollers', async () => {
  const told: { topics: OfficeTopic[]; paceMs: number }[] = []
  const listener = (): Listener => ({
    sessionId: 1,
    topics: new Set(['orders']),
    changed: (topics, paceMs) => void told.push({ topics, paceMs }),
    beat() {},
    end() {},
  })
  const queries = vi.spyOn(shop.database.db, 'execute')
  const watch = watchChanges({ log: testDeps.log, database: shop.database, now: () => new Date() })
  const leave = Array.from({ length: 500 }, () => watch.listen(listener()))
  await vi.waitFor(() => expect(queries.mock.calls.length).toBeGreaterThanOrEqual(2), patiently)
  const before = queries.mock.calls.length
  await sample.order(sample.ana)
  const orders = queries.mock.calls.length - before
  await vi.waitFor(() => expect(told).toHaveLength(500), patiently)
  expect(queries.mock.calls.length - before - orders).toBeLessThanOrEqual(3)
  expect(told[0]?.paceMs).toBeGreaterThan(15_000)
  for (const end of leave) end?.()
  queries.mockRestore()
})

test('beyond a thousand listeners the office polls', async () => {
  const watch = watchChanges({ database: shop.database, log: testDeps.log, now: () => new Date() })
  const listener: Omit<Listener, 'sessionId'> = { topics: new Set(), changed() {}, beat() {}, end() {} }
  const places = Array.from({ length: 1001 }, (_, sessionId) => watch.listen({ ...listener, sessionId }))
  expect(places.filter((leave) => leave === undefined)).toHaveLength(1)
  watch.endAll()
})
