import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { clusterName, pidsFromPs, pidsInListing, processesIn } from './cluster-processes.ts'
import { identify, isAlive, readPid, readPs, signal } from './process-identity.ts'
import { clusterOf, start, usedStore } from './testing/store.ts'

test('a process keeps its identity until it ends', async () => {
  const child = spawn('sleep', ['100'])
  const identity = identify(child.pid ?? 0)
  if (!identity) throw new Error('not started')
  expect(isAlive(identity)).toBe(true)
  const gone = once(child, 'exit')
  signal(identity, 'SIGTERM')
  await gone
  expect(isAlive(identity)).toBe(false)
  expect(identify(identity.pid)).toBeUndefined()
})

test('a signal for an earlier process does not reach another process with its pid', () => {
  const child = spawn('sleep', ['100'])
  onTestFinished(() => void child.kill())
  const former = { pid: child.pid ?? 0, startedAt: 'long ago' }
  expect(isAlive(former)).toBe(false)
  signal(former, 'SIGKILL')
  expect(child.killed || child.exitCode !== null).toBe(false)
  expect(identify(former.pid)).toBeDefined()
})

// A small Debian has no ps and needs none.
const hasPs = spawnSync('ps').error === undefined

test.runIf(hasPs)('without /proc, ps gives the same results', async () => {
  const first = readPs(process.pid)
  expect(first.state).toMatch(/^[RSD]/)
  expect(new Date(first.startedAt ?? '').getTime()).toBeLessThanOrEqual(Date.now())
  expect(readPs(process.pid).startedAt).toBe(first.startedAt)
  expect(readPs(2 ** 22 + 1)).toEqual({ state: undefined, startedAt: undefined })

  // In the C locale, ps escapes non-ASCII characters.
  const dataDir = await usedStore('Mi tienda, la ñ')
  await start(dataDir)
  const cluster = clusterOf(dataDir)
  const found = pidsFromPs(cluster).sort()
  expect(found.length).toBeGreaterThan(3)
  expect(found).toEqual(
    processesIn(cluster)
      .map(({ pid }) => pid)
      .sort(),
  )
})

test('on Windows a process is identified by its pid alone', () => {
  expect(readPid(process.pid)).toMatchObject({ startedAt: '' })
  expect(readPid(2 ** 22 + 1)).toEqual({})
})

const cluster = 'C:\\tienda\\postgres\\cluster'
const postmaster = {
  ProcessId: 10,
  ParentProcessId: 9,
  CommandLine: `"C:/pg/bin/postgres.exe" -D "C:/tienda/postgres/cluster" -c cluster_name=${clusterName(cluster)} -c port=20001`,
}
const backend = (pid: number, parent: number) => ({
  ProcessId: pid,
  ParentProcessId: parent,
  CommandLine: `"C:/pg/bin/postgres.exe" --forkchild="backend" ${pid}`,
})
const stranger = { ProcessId: 20, ParentProcessId: 9, CommandLine: '"postgres.exe" -c cluster_name=other' }
const unreadable = { ProcessId: 30, ParentProcessId: 1, CommandLine: null }

test.each([
  ['nothing runs', '', 10, []],
  ['only the postmaster runs', JSON.stringify(postmaster), 10, [10]],
  [
    'the postmaster runs with a backend, beside another store',
    JSON.stringify([postmaster, backend(11, 10), stranger, backend(21, 20), unreadable]),
    10,
    [10, 11],
  ],
  ['the postmaster is dead', JSON.stringify([backend(11, 10), stranger, backend(21, 20)]), 10, [11]],
  ['its pid belongs to another store by now', JSON.stringify([stranger, backend(21, 20)]), 20, []],
])('in the process list of Windows, %s', (_, json, recordedPid, found) => {
  expect(pidsInListing(json, cluster, recordedPid)).toEqual(found)
})
