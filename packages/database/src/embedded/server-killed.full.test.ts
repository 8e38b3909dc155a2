import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { adminUrlOf } from '../testing/admin-url.ts'
import { processesIn } from './cluster-processes.ts'
import { identify } from './process-identity.ts'
import { startOwner } from './testing/owner.ts'
import { clusterOf, emptyStore, query, start, usedStore } from './testing/store.ts'

const kept = [{ fact: 'kept' }]

test('after kill -9 of the server its PostgreSQL is adopted with all committed data', async () => {
  const dataDir = await usedStore()
  const owner = startOwner(dataDir)
  const before = await owner.report
  await query(before.url, "insert into memory values ('committed before the kill')")
  await owner.kill()

  const after = await start(dataDir)
  expect(after).toMatchObject({ adopted: true, pid: before.pid, url: before.url })
  expect(await query(after.url, 'select fact from memory')).toEqual([
    ...kept,
    { fact: 'committed before the kill' },
  ])
  await after.stop()
  expect(processesIn(clusterOf(dataDir))).toEqual([])
})

test('a server killed while PostgreSQL is starting does not block the next start', async () => {
  const dataDir = await usedStore()
  for (const delay of [100, 200, 300, 400]) {
    const owner = startOwner(dataDir)
    owner.report.catch(() => 'killed before it reported')
    await sleep(delay)
    await owner.kill()
    const postgres = await start(dataDir)
    expect(await query(postgres.url, 'select fact from memory')).toEqual(kept)
    await postgres.stop()
  }
})

test('an orphan whose socket was removed is restarted instead of adopted', async () => {
  const dataDir = await usedStore()
  const owner = startOwner(dataDir)
  const before = await owner.report
  await owner.kill()
  rmSync(join(dataDir, 'postgres/.s.PGSQL.5432'))

  const after = await start(dataDir)
  expect(after.adopted).toBe(false)
  expect(after.pid).not.toBe(before.pid)
  expect(await query(after.url, 'select fact from memory')).toEqual(kept)
})

test('an orphan that is recovering from the loss of a backend is waited for and adopted', async () => {
  const dataDir = await usedStore()
  const owner = startOwner(dataDir)
  const { url, pid } = await owner.report
  const [writer] = await query(
    adminUrlOf(dataDir, url),
    "select pid from pg_stat_activity where backend_type = 'walwriter'",
  )
  await owner.kill()
  process.kill(Number(writer?.pid), 'SIGKILL')
  const after = await start(dataDir)
  expect(after).toMatchObject({ adopted: true, pid })
  // PostgreSQL may notice the loss only now, and closes all connections while it recovers.
  const remembered = () => query(after.url, 'select fact from memory').catch(() => undefined)
  await expect.poll(remembered, { timeout: 45_000 }).toEqual(kept)
})

test('a PostgreSQL that is still shutting down is waited for', async () => {
  const dataDir = await usedStore()
  const owner = startOwner(dataDir)
  const before = await owner.report
  await owner.exit()
  const after = await start(dataDir)
  expect(after.adopted).toBe(false)
  expect(identify(before.pid)).toBeUndefined()
  expect(await query(after.url, 'select fact from memory')).toEqual(kept)
})

const unfinishedIn = (home: string) =>
  (existsSync(home) ? readdirSync(home) : []).filter((name) => name.startsWith('initdb-'))

/** On a busy machine initdb may be done before this process sees that it has begun; then another store is tried. */
async function interruptedStore(): Promise<string> {
  for (;;) {
    const dataDir = await emptyStore()
    const home = join(dataDir, 'postgres')
    const owner = startOwner(dataDir)
    owner.report.catch(() => 'killed before it reported')
    const hasBegun = () => unfinishedIn(home).some((name) => existsSync(join(home, name, 'base/1')))
    await expect.poll(() => hasBegun() || existsSync(clusterOf(dataDir)), { interval: 5 }).toBe(true)
    await owner.kill()
    if (!existsSync(clusterOf(dataDir))) return dataDir
  }
}

test('an interrupted initdb is repeated, and its remains are removed', async () => {
  const dataDir = await interruptedStore()
  const postgres = await start(dataDir)
  expect(await query(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(unfinishedIn(join(dataDir, 'postgres'))).toEqual([])
})
