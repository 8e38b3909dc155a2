import {
  chmodSync,
  chownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  statSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { startOwner } from './testing/owner.ts'
import { clusterOf, emptyStore, query, start, usedStore } from './testing/store.ts'
import {
  canBecomeOthers,
  hasUserNamespaces,
  isRoot,
  nobody,
  othersHaveNamespaces,
  unregistered,
} from './testing/system.ts'

const kept = [{ fact: 'kept' }]

test.skipIf(!canBecomeOthers || !othersHaveNamespaces)(
  'root runs it as an unused user id, and uses the same id after a stop',
  async () => {
    const dataDir = await emptyStore()
    const first = await start(dataDir)
    const uid = uidOf(first.pid)
    expect([0, nobody.uid]).not.toContain(uid)
    expect(readFileSync('/etc/passwd', 'utf8')).not.toContain(`:${uid}:`)
    expect(statSync(clusterOf(dataDir)).uid).toBe(uid)
    await first.stop()
    expect(uidOf((await start(dataDir)).pid)).toBe(uid)
  },
)

test.skipIf(!canBecomeOthers || !hasUserNamespaces)(
  'a cluster that an earlier version gave to `nobody` gets its own user',
  async () => {
    const dataDir = await usedStore()
    for (const name of readdirSync(clusterOf(dataDir), { recursive: true, encoding: 'utf8' })) {
      chownSync(join(clusterOf(dataDir), name), nobody.uid, nobody.gid)
    }
    chownSync(clusterOf(dataDir), nobody.uid, nobody.gid)
    const postgres = await start(dataDir)
    expect([0, nobody.uid]).not.toContain(statSync(join(clusterOf(dataDir), 'PG_VERSION')).uid)
    expect(await query(postgres.url, 'select fact from memory')).toEqual(kept)
  },
)

test.skipIf(!isRoot || !hasUserNamespaces)(
  'root below a 0700 directory runs it in a user namespace',
  async () => {
    const dataDir = await emptyStore('private', 'store')
    mkdirSync(dirname(dataDir), { mode: 0o700 })
    const postgres = await start(dataDir)
    expect(isInNamespace(postgres.pid)).toBe(true)
    expect(await query(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }])
    await postgres.stop()
    const again = await start(dataDir)
    expect(again.adopted).toBe(false)
  },
)

test.skipIf(!isRoot || !hasUserNamespaces)('and adopts it there after kill -9', async () => {
  const dataDir = await usedStore('private', 'store')
  chmodSync(dirname(dataDir), 0o700)
  const owner = startOwner(dataDir)
  const { pid } = await owner.report
  await owner.kill()
  expect(await start(dataDir)).toMatchObject({ adopted: true, pid })
})

test.skipIf(!canBecomeOthers)(
  'root runs it as the owner of the data folder, who can run it alone later',
  async () => {
    const dataDir = await emptyStore('store')
    mkdirSync(dataDir)
    chownSync(dataDir, nobody.uid, nobody.gid)
    const postgres = await start(dataDir)
    expect(uidOf(postgres.pid)).toBe(nobody.uid)
    await postgres.stop()
    const report = await startOwner(dataDir, nobody).report
    expect(report.problem).toBeUndefined()
    expect(await query(report.url, 'select 1 as one')).toEqual([{ one: 1 }])
  },
)

test.skipIf(!canBecomeOthers || !hasUserNamespaces)(
  'a store that is moved to a folder without access for its user gets another user',
  async () => {
    const dataDir = await emptyStore('store')
    mkdirSync(dataDir)
    chownSync(dataDir, nobody.uid, nobody.gid)
    const open = await start(dataDir)
    await query(open.url, "create table memory as select 'kept' as fact")
    await open.stop()
    expect(statSync(clusterOf(dataDir)).uid).not.toBe(0)

    const closed = join(dirname(dataDir), 'private')
    mkdirSync(closed, { mode: 0o700 })
    renameSync(dataDir, join(closed, 'store'))
    const moved = await start(join(closed, 'store'))
    expect(statSync(clusterOf(join(closed, 'store'))).uid).toBe(0)
    expect(await query(moved.url, 'select fact from memory')).toEqual(kept)
  },
)

test.skipIf(!canBecomeOthers)('an ordinary user needs only a folder', async () => {
  const dataDir = await emptyStore()
  chownSync(dataDir, nobody.uid, nobody.gid)
  const first = startOwner(dataDir, nobody)
  const before = await first.report
  expect(uidOf(before.pid)).toBe(nobody.uid)
  expect(await query(before.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await first.kill()
  expect(await startOwner(dataDir, nobody).report).toMatchObject({ adopted: true, pid: before.pid })
})

test.skipIf(!canBecomeOthers || !othersHaveNamespaces)(
  'an ordinary user needs no entry in /etc/passwd',
  async () => {
    const dataDir = await emptyStore()
    chownSync(dataDir, unregistered.uid, unregistered.gid)
    const { url, pid } = await startOwner(dataDir, unregistered).report
    expect(uidOf(pid)).toBe(unregistered.uid)
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
  },
)

test('a copied cluster that is world-readable is made private again', async () => {
  const dataDir = await usedStore()
  chmodSync(clusterOf(dataDir), 0o755)
  const postgres = await start(dataDir)
  expect(statSync(clusterOf(dataDir)).mode & 0o777).toBe(0o700)
  expect(await query(postgres.url, 'select fact from memory')).toEqual(kept)
})

function isInNamespace(pid: number): boolean {
  return readlinkSync(`/proc/${pid}/ns/user`) !== readlinkSync('/proc/self/ns/user')
}

function uidOf(pid: number): number {
  return Number(/^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
}
