import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { identify, waitUntilGone } from './process-identity.ts'
import { startOwner } from './testing/owner.ts'
import { clusterOf, query, start, usedStore } from './testing/store.ts'

const kept = [{ fact: 'kept' }]

test('after kill -9 of both, the stale lock files do not prevent a start', async () => {
  const dataDir = await killedStore()
  expect(existsSync(join(dataDir, 'postgres/.s.PGSQL.5432.lock'))).toBe(true)
  const postgres = await start(dataDir)
  expect(postgres.adopted).toBe(false)
  expect(await query(postgres.url, 'select fact from memory')).toEqual(kept)
})

test('a pid that now belongs to another program does not prevent a start, and that program is not touched', async () => {
  const dataDir = await killedStore()
  const stranger = spawn('sleep', ['100'])
  onTestFinished(() => void stranger.kill())
  recordPid(dataDir, stranger.pid)
  const postgres = await start(dataDir)
  expect(await query(postgres.url, 'select fact from memory')).toEqual(kept)
  await postgres.stop()
  expect(stranger.exitCode ?? stranger.signalCode).toBeNull()
})

test('a pid that now belongs to the PostgreSQL of another store is neither adopted nor stopped', async () => {
  const other = await start(await usedStore())
  const dataDir = await killedStore()
  recordPid(dataDir, other.pid)
  const postgres = await start(dataDir)
  expect(postgres.adopted).toBe(false)
  expect(postgres.pid).not.toBe(other.pid)
  await postgres.stop()
  expect(await query(other.url, 'select fact from memory')).toEqual(kept)
})

test('a zombie with the pid of the old PostgreSQL counts as dead', async () => {
  const dataDir = await killedStore()
  // The shell becomes a sleep that never waits for its child. Only then may the child end: a shell would reap it.
  const parent = spawn('sh', ['-c', 'exec 3<&0; cat <&3 & echo $!; exec sleep 100'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  onTestFinished(() => void parent.kill())
  const [output] = await once(parent.stdout, 'data')
  const zombie = Number(output)
  await expect.poll(() => readFileSync(`/proc/${parent.pid}/comm`, 'utf8')).toBe('sleep\n')
  parent.stdin.end()
  await expect.poll(() => readFileSync(`/proc/${zombie}/stat`, 'utf8').split(' ')[2]).toBe('Z')
  recordPid(dataDir, zombie)
  const postgres = await start(dataDir)
  expect(await query(postgres.url, 'select fact from memory')).toEqual(kept)
})

test.each([
  ['empty', ''],
  ['nonsense', 'ñ\n'],
])('a postmaster.pid left %s by a power failure does not prevent a start', async (_, content) => {
  const dataDir = await killedStore()
  writeFileSync(join(clusterOf(dataDir), 'postmaster.pid'), content)
  writeFileSync(join(dataDir, 'postgres/.s.PGSQL.5432.lock'), content)
  const postgres = await start(dataDir)
  expect(await query(postgres.url, 'select fact from memory')).toEqual(kept)
})

/** A store whose server and PostgreSQL were both killed with -9. */
async function killedStore(): Promise<string> {
  const dataDir = await usedStore()
  const owner = startOwner(dataDir)
  const { pid } = await owner.report
  const postmaster = identify(pid)
  await owner.kill()
  process.kill(pid, 'SIGKILL')
  expect(postmaster && (await waitUntilGone([postmaster], 5_000))).toBe(true)
  expect(statSync(join(clusterOf(dataDir), 'postmaster.pid')).size).toBeGreaterThan(0)
  return dataDir
}

/** Writes this pid into both lock files. */
function recordPid(dataDir: string, pid: number | undefined): void {
  for (const file of [
    join(clusterOf(dataDir), 'postmaster.pid'),
    join(dataDir, 'postgres/.s.PGSQL.5432.lock'),
  ]) {
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^\d+/, String(pid)))
  }
}
