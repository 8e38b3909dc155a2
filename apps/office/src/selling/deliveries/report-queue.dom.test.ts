import { type Client, createClient } from '@tecnoclick/contract/platform/client'
import type { ErrorCode } from '@tecnoclick/contract/platform/error-codes'
import { errorCodes } from '@tecnoclick/contract/platform/error-codes'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createReportQueue } from './report-queue.ts'
import { countUnsent, forgetDeliveries, readQueue, storedCourier, storeList } from './stored-deliveries.ts'

const delivery = { id: 7, noSellOrden: 'ORDEN-007' }
const courier = 3

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

/** Answers each request in turn; `undefined` is a lost connection. Notes what was asked. */
function server(...answers: (200 | ErrorCode | undefined)[]) {
  const asked: { path: string; key: string | null; body: { report: string } }[] = []
  const client: Client = createClient(async (path, { headers, body }) => {
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
  expect(countUnsent()).toBe(2)

  // The page was closed meanwhile.
  const reopened = createReportQueue(client, courier)
  expect(await reopened.send()).toBe('online')
  expect(asked.slice(2).map(({ body }) => body.report)).toEqual(['started', 'delivered'])
  expect(asked[2]?.key).toBe(asked[0]?.key)
  expect(reopened.read()).toEqual([])
  expect(countUnsent()).toBe(0)
})

test('a refusal of what was written offline is kept until it is read; the rest is sent', async () => {
  const { client } = server(undefined, undefined, 'notAssigned', 200)
  const queue = createReportQueue(client, courier)
  await queue.add(delivery, { report: 'delivered', code: '1234' })
  await queue.add({ id: 8, noSellOrden: 'ORDEN-008' }, { report: 'failed', reason: 'Nadie' })
  expect(await queue.send()).toBe('online')
  expect(queue.read()).toMatchObject([{ orderId: 7, refused: 'El pedido pasó a otro mensajero.' }])
  expect(countUnsent()).toBe(0)
  queue.dismiss(queue.read()[0]?.key ?? '')
  expect(readQueue(courier)).toEqual([])
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
  vi.stubGlobal('location', { pathname: '/admin/deliveries' })
  expect(storedCourier()).toMatchObject({ id: courier, permissions: ['deliveries:read', 'deliveries:write'] })
  vi.stubGlobal('location', { pathname: '/admin/orders' })
  expect(storedCourier()).toBeUndefined()
  vi.stubGlobal('location', { pathname: '/admin/deliveries' })
  forgetDeliveries()
  expect(storedCourier()).toBeUndefined()
})

test('reports of another account are not sent', async () => {
  await createReportQueue(server(undefined).client, courier).add(delivery, { report: 'started' })
  const { client, asked } = server(200)
  expect(await createReportQueue(client, 99).send()).toBe('online')
  expect(asked).toEqual([])
})
