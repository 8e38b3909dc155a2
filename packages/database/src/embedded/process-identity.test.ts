import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { pidsFromPs, processesIn } from './cluster-processes.ts'
import { clusterOf, start, usedStore } from './fixtures/store.ts'
import { askPs, identify, isAlive, signal } from './process-identity.ts'

test('a process is itself until it ends', async () => {
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

test('a signal meant for the former bearer of a pid does not reach the present one', () => {
  const child = spawn('sleep', ['100'])
  onTestFinished(() => void child.kill())
  const former = { pid: child.pid ?? 0, startedAt: 'long ago' }
  expect(isAlive(former)).toBe(false)
  signal(former, 'SIGKILL')
  expect(child.killed || child.exitCode !== null).toBe(false)
  expect(identify(former.pid)).toBeDefined()
})

test('where there is no /proc, ps tells the same', async () => {
  const first = askPs(process.pid)
  expect(first.state).toMatch(/^[RSD]/)
  expect(new Date(first.startedAt ?? '').getTime()).toBeLessThanOrEqual(Date.now())
  expect(askPs(process.pid).startedAt).toBe(first.startedAt)
  expect(askPs(2 ** 22 + 1)).toEqual({ state: undefined, startedAt: undefined })

  const dataDir = await usedStore()
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
