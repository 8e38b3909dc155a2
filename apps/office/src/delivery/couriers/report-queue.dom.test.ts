import { type Client, createClient } from '@tecnoclick/contract/platform/client'
import type { ErrorCode } from '@tecnoclick/contract/platform/error-codes'
import { errorCodes } from '@tecnoclick/contract/platform/error-codes'
import { afterEach, expect, test, vi } from 'vitest'
import { createReportQueue } from './report-queue.ts'
import { countUnsent, forgetList, readReports, storedCourier, storeList } from './stored-deliveries.ts'

const delivery = { id: 7, noSellOrden: 'ORDEN-007' }
const courier = 3

afterEach(() => localStorage.clear())

/** Answers each report in turn; `undefined` is a lost connection. Notes what was asked. The session is of `courier`. */
function server(...answers: (200 | ErrorCode | undefined)[]) {
  return serverFor(courier, ...answers)
}

function serverFor(userId: number, ...answers: (200 | ErrorCode | undefined)[]) {
  const asked: { path: string; key: string | null; body: { report: string } }[] = []
  const client: Client = createClient(async (path, { headers, body }) => {
    if (path.endsWith('/security/me')) return Response.json({ user: { id: userId } })
    asked.push({ path, key: new Headers(headers).get('idempotency-key'), body: JSON.parse(String(body)) })
    const answer = answers.shift()
    if (answer === undefined) throw new TypeError('Failed to fetch')
    if (answer === 200) return Response.json({})
    const { status: statusCode, name } = errorCodes[answer]
    const error = { statusCode, name, code: answer, message: 'No.', values: { left: 2 } }
    return Response.json({ error }, { status: statusCode })
  })
  return { client, asked }
}

test('what cannot be sent waits, in order, and is sent with its key when the connection is back', async () => {
  const { client, asked } = server(undefined, undefined, 200, 200)
  const queue = createReportQueue(client, courier)
  expect(await queue.add(delivery, { report: 'started' })).toBe('queued')
  expect(await queue.add(delivery, { report: 'delivered', code: '1234' })).toBe('queued')
  expect(countUnsent(courier)).toBe(2)

  // The page was closed meanwhile.
  const reopened = createReportQueue(client, courier)
  expect(await reopened.send()).toBe('online')
  expect(asked.slice(2).map(({ body }) => body.report)).toEqual(['started', 'delivered'])
  expect(asked[2]?.key).toBe(asked[0]?.key)
  expect(reopened.read()).toEqual([])
  expect(countUnsent(courier)).toBe(0)
})

test('cash that was collected offline waits with its report, and is sent again with the same key', async () => {
  const collected = { amount: 4_940, currency: 'CUP', settles: 13 }
  const { client, asked } = server(undefined, undefined, 200)
  const queue = createReportQueue(client, courier)
  await queue.add(delivery, { report: 'delivered', code: '1234', collected })
  const reopened = createReportQueue(client, courier)
  expect(reopened.read()).toMatchObject([{ report: { collected } }])
  expect([await reopened.send(), await reopened.send()]).toEqual(['offline', 'online'])
  expect(asked.map(({ body }) => body)).toEqual([1, 2, 3].map(() => expect.objectContaining({ collected })))
  expect(new Set(asked.map(({ key }) => key)).size).toBe(1)
})

test('a refusal of what was written offline is kept until it is read; the rest is sent', async () => {
  const { client } = server(undefined, undefined, 'notAssigned', 200)
  const queue = createReportQueue(client, courier)
  await queue.add(delivery, { report: 'delivered', code: '1234' })
  await queue.add({ id: 8, noSellOrden: 'ORDEN-008' }, { report: 'failed', reason: 'Nadie' })
  expect(await queue.send()).toBe('online')
  expect(queue.read()).toMatchObject([{ orderId: 7, refused: 'El pedido pasó a otro mensajero.' }])
  expect(countUnsent(courier)).toBe(0)
  queue.dismiss(queue.read()[0]?.key ?? '')
  expect(readReports(courier)).toEqual([])
})

test('a refusal at once is told at once and not kept', async () => {
  const { client } = server('wrongCode', 'invalid')
  const queue = createReportQueue(client, courier)
  const refused = 'El código no es correcto. Quedan 2 intentos.'
  expect(await queue.add(delivery, { report: 'delivered', code: '1234' })).toEqual({ refused })
  expect(await queue.add(delivery, { report: 'delivered' })).toEqual({ refused: 'No.' })
  expect(queue.read()).toEqual([])
})

test('an ended session and a busy server keep what waits', async () => {
  const { client } = server('unauthenticated', 'overloaded', 'tooMany', 200)
  const queue = createReportQueue(client, courier)
  expect(await queue.add(delivery, { report: 'started' })).toBe('queued')
  expect([await queue.send(), await queue.send(), await queue.send()]).toEqual([
    'offline',
    'offline',
    'online',
  ])
})

test('the stored list opens the page of deliveries for its courier, and nothing else', () => {
  storeList({ userId: courier, name: 'Yoel', email: 'yoel@ejemplo.cu', at: '', deliveries: [] })
  history.replaceState({}, '', '/admin/deliveries')
  expect(storedCourier()).toMatchObject({ id: courier, permissions: ['deliveries:read', 'deliveries:write'] })
  history.replaceState({}, '', '/admin/orders')
  expect(storedCourier()).toBeUndefined()
  history.replaceState({}, '', '/admin/deliveries')
  forgetList()
  expect(storedCourier()).toBeUndefined()
})

const other = 99
const reportsIn = (queue: { read(): readonly { report: { report: string } }[] }) =>
  queue.read().map(({ report }) => report.report)

test('reports of another account are not sent, and stay until their writer signs in again', async () => {
  await createReportQueue(server(undefined).client, courier).add(delivery, { report: 'started' })
  const { client, asked } = serverFor(other, 200)
  const queue = createReportQueue(client, other)
  expect(await queue.send()).toBe('online')
  expect(await queue.add({ id: 8, noSellOrden: 'ORDEN-008' }, { report: 'started' })).toBe('sent')
  expect(asked.map(({ path }) => path)).toEqual(['/api/admin/deliveries/8'])
  expect(countUnsent(courier)).toBe(1)

  const again = server(200)
  expect(await createReportQueue(again.client, courier).send()).toBe('online')
  expect(again.asked.map(({ path }) => path)).toEqual(['/api/admin/deliveries/7'])
})

test('a tab of somebody whose session is over sends nothing under the session of another', async () => {
  const { client, asked } = serverFor(other, 'notAssigned')
  const queue = createReportQueue(client, courier)
  expect(await queue.add(delivery, { report: 'started' })).toBe('queued')
  expect(await queue.send()).toBe('signedOut')
  expect([asked, reportsIn(queue)]).toEqual([[], ['started']])
})

test('two tabs do not overwrite each other, and follow each other', async () => {
  const one = createReportQueue(server(undefined).client, courier)
  const two = createReportQueue(server(undefined).client, courier)
  let changes = 0
  const stop = one.subscribe(() => {
    changes += 1
  })
  await one.add(delivery, { report: 'started' })
  changes = 0
  await two.add(delivery, { report: 'delivered', code: '1234' })
  expect(countUnsent(courier)).toBe(2)
  window.dispatchEvent(new StorageEvent('storage', { key: `delivery-report:${courier}:x` }))
  expect([changes, reportsIn(one)]).toEqual([1, ['started', 'delivered']])
  window.dispatchEvent(new StorageEvent('storage', { key: `delivery-report:${other}:x` }))
  expect(changes).toBe(1)
  stop()
})

test('signing out of the shop leaves reports: their keys are not private ones', async () => {
  await createReportQueue(server(undefined).client, courier).add(delivery, { report: 'started' })
  for (const key of Object.keys(localStorage)) if (key.startsWith('private:')) localStorage.removeItem(key)
  expect(countUnsent(courier)).toBe(1)
})

test('reports that an earlier version stored together are kept', () => {
  const report = { report: 'started', date: '2026-11-18T12:00:00Z' }
  const queued = (key: string, userId: number) => ({ key, userId, orderId: 7, number: 'ORDEN-007', report })
  localStorage.setItem('private:delivery-reports', JSON.stringify([queued('a', courier), queued('b', other)]))
  expect([countUnsent(courier), countUnsent(other)]).toEqual([1, 1])
  expect(localStorage.getItem('private:delivery-reports')).toBeNull()
})

test('without storage a report waits until the page is closed', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const { client, asked } = server(undefined, 200)
  const queue = createReportQueue(client, courier)
  expect(await queue.add(delivery, { report: 'started' })).toBe('queued')
  vi.restoreAllMocks()
  expect([await queue.send(), asked.length, reportsIn(queue)]).toEqual(['online', 2, []])
})
