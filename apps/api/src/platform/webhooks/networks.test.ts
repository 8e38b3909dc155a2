import type { LookupAddress } from 'node:dns'
import { webhookEvents, webhooks } from '@tecnoclick/database/schema/platform/webhooks'
import { createTestDatabase, type TestDatabase } from '@tecnoclick/database/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Receiver, startReceiver } from './testing/receiver.ts'
import { allowNetworks, eventRow, insertEvent, insertWebhook, sendDue } from './testing/webhook-fixture.ts'

/** Only public networks, by https, unless the setting allows more (platform.md#webhook-networks). */

let database: TestDatabase
let receiver: Receiver
beforeAll(async () => {
  database = await createTestDatabase()
  receiver = await startReceiver()
})
afterAll(async () => {
  await receiver.close()
  await database.drop()
})
beforeEach(async () => {
  await database.db.delete(webhookEvents)
  await database.db.delete(webhooks)
  await allowNetworks(database, 'public')
  receiver.received.length = 0
})

async function attempt(url: string, resolve?: (name: string) => Promise<LookupAddress[]>) {
  const { id } = await insertWebhook(database, url)
  const event = await insertEvent(database, id, 1)
  await sendDue(database, { timeoutMs: 500, ...(resolve && { resolve }) })
  return eventRow(database, event)
}

const port = () => new URL(receiver.url).port
const at = (...addresses: string[]) =>
  addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))

test('plain http is refused', async () => {
  expect(await attempt(receiver.url)).toMatchObject({ failure: 'insecure' })
  expect(receiver.received).toEqual([])
})

test.each([
  'https://127.0.0.1',
  'https://[::1]',
  'https://[::ffff:127.0.0.1]',
  'https://0x7f.1',
  'https://2130706433',
  'https://0177.0.0.1',
  'https://10.0.0.5',
  'https://192.168.1.1',
  'https://169.254.169.254/latest/meta-data',
  'https://100.64.0.1',
  'https://[fe80::1]',
])('%s is refused without a connection', async (url) => {
  expect(await attempt(new URL(url).href)).toMatchObject({ failure: 'network', answerStatus: null })
})

test.each([
  ['127.0.0.1'],
  ['10.0.0.1'],
  ['::1'],
  ['::ffff:10.0.0.1'],
  ['8.8.8.8', '127.0.0.1'],
  ['2606:4700::1', 'fd00::1'],
])('a name with the address %s is refused: every address counts', async (...addresses) => {
  const event = await attempt('https://receiver.test/', async () => at(...addresses))
  expect(event).toMatchObject({ failure: 'network' })
  expect(event.failureDetail).toContain('receiver.test')
})

test('localhost is resolved and refused', async () => {
  expect(await attempt(`https://localhost:${port()}/`)).toMatchObject({ failure: 'network' })
})

test('a name that changes its address: the checked address is the one that is connected to', async () => {
  const asked: string[] = []
  // The first answer would pass a check, the second is where a second look-up would connect to.
  const rebinding = async (name: string) => {
    asked.push(name)
    return at(asked.length === 1 ? '203.0.114.1' : '127.0.0.1')
  }
  const event = await attempt(`https://rebinding.test:${port()}/`, rebinding)
  expect(asked).toEqual(['rebinding.test'])
  expect(['timeout', 'connection']).toContain(event.failure)
  expect(receiver.received).toEqual([])
  // The next attempt looks again and refuses.
  await sendDue(database, { at: event.nextAttemptAt, timeoutMs: 500, resolve: rebinding })
  expect(await eventRow(database, event.id)).toMatchObject({ failure: 'network', attempts: 2 })
})

test('a name without an address', async () => {
  expect(await attempt('https://receiver.test/', async () => [])).toMatchObject({ failure: 'name' })
  const missing = () => Promise.reject(new Error('getaddrinfo ENOTFOUND receiver.test'))
  expect(await attempt('https://receiver.test/', missing)).toMatchObject({ failure: 'name' })
})

test('the setting allows private networks and http, at once', async () => {
  await allowNetworks(database, 'any')
  const local = `http://receiver.test:${port()}/`
  expect(await attempt(local, async () => at('127.0.0.1'))).toMatchObject({ state: 'delivered' })
  expect(receiver.received[0]?.headers.host).toBe(`receiver.test:${port()}`)
  await allowNetworks(database, 'public')
  expect(await attempt(local, async () => at('127.0.0.1'))).toMatchObject({ failure: 'insecure' })
})
