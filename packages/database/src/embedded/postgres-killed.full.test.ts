import { existsSync, rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { processesIn } from './cluster-processes.ts'
import { identify } from './process-identity.ts'
import { startOwner } from './testing/owner.ts'
import { clusterOf, query, start, usedStore } from './testing/store.ts'

const kept = [{ fact: 'kept' }]

test('a PostgreSQL killed with -9 is restarted by its server at the same address', async () => {
  const lines: string[] = []
  const postgres = await start(await usedStore(), (line) => lines.push(line))
  const { pid, url } = postgres
  process.kill(pid, 'SIGKILL')
  await expect.poll(() => postgres.pid).not.toBe(pid)
  expect(await query(url, 'select fact from memory')).toEqual(kept)
  expect(lines).toEqual([
    'PostgreSQL se detuvo de forma inesperada; se inicia de nuevo.',
    `PostgreSQL está en marcha otra vez (proceso ${postgres.pid}).`,
  ])
})

test('an adopted one is restarted as well, several times', async () => {
  const dataDir = await usedStore()
  const owner = startOwner(dataDir)
  await owner.report
  await owner.kill()
  const postgres = await start(dataDir)
  for (let round = 0; round < 3; round++) {
    const { pid } = postgres
    process.kill(pid, 'SIGKILL')
    await expect.poll(() => postgres.pid).not.toBe(pid)
    expect(await query(postgres.url, 'select fact from memory')).toEqual(kept)
  }
})

test('a data folder removed under a running server is not replaced by an empty shop', async () => {
  const dataDir = await usedStore()
  const lines: string[] = []
  const postgres = await start(dataDir, (line) => lines.push(line))
  rmSync(clusterOf(dataDir), { recursive: true, force: true, maxRetries: 10 })
  process.kill(postgres.pid, 'SIGKILL')
  await expect.poll(() => lines.at(-1)).toContain('no contiene una base de datos')
  await postgres.stop()
  expect(existsSync(clusterOf(dataDir))).toBe(false)
})

test('a stop during such a restart leaves nothing running', async () => {
  const dataDir = await usedStore()
  const postgres = await start(dataDir)
  process.kill(postgres.pid, 'SIGKILL')
  await sleep(230)
  await postgres.stop()
  await expect.poll(() => processesIn(clusterOf(dataDir))).toEqual([])
})

test('the last backend of a killed PostgreSQL is waited for', async () => {
  const dataDir = await usedStore()
  const owner = startOwner(dataDir)
  const { url, pid } = await owner.report
  const lost = query(url, 'select pg_sleep(100)').catch(() => 'lost')
  await expect.poll(() => query(url, sleepers)).toHaveLength(1)
  const stopped = Number((await query(url, sleepers))[0]?.pid)
  process.kill(stopped, 'SIGSTOP')
  await owner.kill()
  process.kill(pid, 'SIGKILL')

  const starting = start(dataDir)
  let done = false
  void starting.finally(() => {
    done = true
  })
  await sleep(700)
  expect(done).toBe(false)
  process.kill(stopped, 'SIGCONT')
  const postgres = await starting
  await lost
  expect(identify(stopped)).toBeUndefined()
  expect(await query(postgres.url, 'select fact from memory')).toEqual(kept)
})

const sleepers = "select pid from pg_stat_activity where query = 'select pg_sleep(100)'"
