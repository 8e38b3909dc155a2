import { expect, onTestFinished, test } from 'vitest'
import { staysSilent } from './circuit-breaker.ts'
import { connectDatabase } from './connect.ts'
import { startDatabaseProxy } from './testing/database-proxy.ts'
import { createTestDatabase } from './testing.ts'

/** No connection is closed for its silence within the test. */
async function shopBehindProxy() {
  const { url, drop } = await createTestDatabase()
  onTestFinished(drop)
  const proxy = await startDatabaseProxy(url)
  onTestFinished(proxy.down)
  const { pool, close } = connectDatabase(proxy.url, { responseTimeoutMs: 600_000 })
  onTestFinished(async () => {
    await proxy.down()
    await close()
  })
  await pool.query('select 1')
  return { pool, proxy }
}

test('a frozen PostgreSQL is refused at once, until it answers again', async () => {
  const { pool, proxy } = await shopBehindProxy()
  proxy.freeze({ forNew: true })
  // They wait. Nothing but the breaker refuses the next with this message.
  for (let request = 0; request < 3; request += 1) pool.query('select 2').catch(() => {})
  const refusal = () =>
    Promise.race([
      pool.query('select 3').then(
        () => 'answered',
        (error: Error) => error.message,
      ),
      new Promise((resolve) => setTimeout(resolve, 500, 'waiting')),
    ])
  await expect.poll(refusal, { timeout: 30_000 }).toBe('Connection terminated: PostgreSQL is silent')
  await expect(pool.connect()).rejects.toThrow('PostgreSQL is silent')

  proxy.thaw()
  await expect.poll(refusal, { timeout: 30_000 }).toBe('answered')
})

test('a slow statement is no silence, and a killed PostgreSQL refuses by itself', async () => {
  const { pool, proxy } = await shopBehindProxy()
  const slow = pool.query('select pg_sleep(3)')
  await expect.poll(() => pool.query('select 4 as four').then(({ rows }) => rows)).toEqual([{ four: 4 }])
  await slow
  expect((await pool.query('select 5 as five')).rows).toEqual([{ five: 5 }])
  await proxy.down()
  await expect(pool.query('select 6')).rejects.not.toThrow('PostgreSQL is silent')
})

test('a machine that was paused begins to count again', async () => {
  let now = 0
  const pauses = [200, 200, 200, 200, 60_000]
  let ticks = 0
  const clock = {
    tickMs: 200,
    now: () => now,
    async tick() {
      now += pauses[ticks] ?? 200
      ticks += 1
    },
  }
  expect(await staysSilent(() => ticks > 6, clock)).toBe(false)
  ticks = 0
  expect(await staysSilent(() => false, clock)).toBe(true)
  expect(ticks).toBe(10)
})
