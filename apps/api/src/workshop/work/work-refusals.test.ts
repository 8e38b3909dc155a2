import { days } from '@tecnoclick/domain/platform/duration'
import { havanaDay } from '@tecnoclick/domain/platform/havana-day'
import { afterEach, expect, test } from 'vitest'
import { useBuyers } from '../../stock/ledger/testing/buyer-fixture.ts'
import { useTestApi } from '../../testing/test-api.ts'
import { useRepairs } from './testing/repairs.ts'

const shop = useTestApi({ rateLimitFactor: 100 })
const { insertProduct, expectInvariants } = useBuyers(shop)
const { repair } = useRepairs(shop)

afterEach(expectInvariants)

const dayIn = (span: number) => havanaDay(new Date(shop.clock.now.getTime() + span))

test('every act is refused on a repair that is unknown or closed, and for another request with the same key', async () => {
  const admin = await shop.asStaff('administrator')
  const one = await repair(admin)
  const product = await insertProduct({ stock: 3 })
  const soon = dayIn(days(1))
  const { id: loanerId } = await (
    await admin.fetch('/admin/loaners', {
      method: 'POST',
      json: { name: 'Router', serial: crypto.randomUUID() },
    })
  ).json()
  await one.post('parts', { productId: product, quantity: 1 })
  await one.post('times')
  await one.post('times/stop')
  await one.post('loans', { loanerId, dueOn: soon })
  await one.post('outside-jobs', { workshop: 'Otro', expectedOn: soon })
  const { parts, times, loans, outsideJobs } = await one.work()
  const acts: [method: string, path: string, json: object][] = [
    ['POST', 'parts', { productId: product, quantity: 1 }],
    ['POST', `parts/${parts[0]?.id}`, { act: 'fit', quantity: 1, version: 9 }],
    ['POST', 'times', {}],
    ['PATCH', `times/${times[0]?.id}`, { minutes: 1, reason: 'x', version: 9 }],
    ['POST', 'loans', { loanerId, dueOn: soon }],
    ['POST', `loans/${loans[0]?.id}/return`, {}],
    ['POST', 'outside-jobs', { workshop: 'Otro', expectedOn: soon }],
    ['POST', `outside-jobs/${outsideJobs[0]?.id}/return`, {}],
    ['PUT', 'repeats', { firstId: null, version: 9 }],
  ]
  await one.patch({ status: 'CANCELADA', respuesta: 'No la quiso' })
  // They come back after the repair is closed too, once.
  await one.post(`loans/${loans[0]?.id}/return`)
  await one.post(`outside-jobs/${outsideJobs[0]?.id}/return`)
  for (const [method, path, json] of acts) {
    expect((await admin.fetch(`${one.path}/${path}`, { method, json })).status, path).toBe(409)
    const unknown = await admin.fetch(`/admin/orderservices/999999/${path}`, { method, json })
    expect(unknown.status, path).toBe(404)
  }
  const headers = { 'idempotency-key': 'one-key' }
  const other = await repair(admin)
  const stop = (path: string) => admin.fetch(`${path}/times/stop`, { method: 'POST', headers })
  expect((await stop(one.path)).status).toBe(200)
  expect((await stop(other.path)).status).toBe(409)
  expect((await stop('/admin/orderservices/999999')).status).toBe(409)
  expect((await admin.fetch('/admin/orderservices/999999/times/stop', { method: 'POST' })).status).toBe(404)
  expect((await admin.fetch('/admin/orderservices/999999/work')).status).toBe(404)
})

test.each(['labourtasks', 'loaners'])(
  'a row of /admin/%s is read by its id and changed from its version',
  async (name) => {
    const admin = await shop.asStaff('administrator')
    const json = { name: crypto.randomUUID(), serial: crypto.randomUUID(), minutes: 5, note: '' }
    const { id } = await (await admin.fetch(`/admin/${name}`, { method: 'POST', json })).json()
    expect((await admin.fetch(`/admin/${name}/${id}`)).status).toBe(200)
    expect((await admin.fetch(`/admin/${name}/999999`)).status).toBe(404)
    expect((await admin.fetch(`/admin/${name}`, { method: 'POST', json })).status).toBe(409)
    const change = (of: number, version: number) =>
      admin.fetch(`/admin/${name}/${of}`, { method: 'PATCH', json: { name: 'Otro', version } })
    expect((await change(id, 9)).status).toBe(409)
    expect((await change(999_999, 1)).status).toBe(404)
    expect((await change(id, 1)).status).toBe(200)
  },
)
