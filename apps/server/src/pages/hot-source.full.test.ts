import { once } from 'node:events'
import { createTestDatabase } from '@tecnoclick/database/testing'
import { expect, onTestFinished, test } from 'vitest'
import { ownStore, runStore, temporaryFolder } from '../testing/run-store.ts'

test('open pages keep hot reload over a restart: its socket is at the address of the shop', async () => {
  const database = await createTestDatabase()
  onTestFinished(database.drop)
  const environment = { NODE_ENV: 'development', DATA_DIR: temporaryFolder(), DATABASE_URL: database.url }
  const store = runStore(environment, ownStore)
  const address = await store.address()
  expect((await fetch(`${address}/site/contact-us`)).status).toBe(200)

  for (const base of ['/', '/admin/']) {
    const socket = new WebSocket(address.replace('http', 'ws') + base, 'vite-hmr')
    const [message] = await once(socket, 'message')
    expect(JSON.parse(message.data)).toEqual({ type: 'connected' })
  }
  // Ctrl-C: open sockets do not hold it until the time limit. SIGTERM ends it at once, through a listener of React Router's Vite.
  expect(await store.kill('SIGINT')).toBe(0)
})
