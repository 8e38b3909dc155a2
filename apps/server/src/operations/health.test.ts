import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createTestDatabase } from '@tecnoclick/database/testing'
import { expect, onTestFinished, test } from 'vitest'
import { createHealth } from './health.ts'

async function askedHealth() {
  const database = await createTestDatabase()
  onTestFinished(database.drop)
  const health = createHealth(database.pool)
  const server = createServer((_incoming, outgoing) => void health.ready(outgoing)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const ask = async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).status
  return { health, ask }
}

test('a balancer is told twice before the port closes', async () => {
  const { health, ask } = await askedHealth()
  expect(await ask()).toBe(200)
  let isNoticed = false
  const closing = health.close(60_000).then(() => {
    isNoticed = true
  })
  expect(await ask()).toBe(503)
  expect(isNoticed).toBe(false)
  expect(await ask()).toBe(503)
  await closing
})

test('a balancer that asks no more is not waited for', async () => {
  const { health, ask } = await askedHealth()
  await ask()
  await health.close(50)
})

test('without a balancer nobody waits', async () => {
  const { health } = await askedHealth()
  await health.close(600_000)
})
