import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { withLock } from './lock.mjs'
import { temporaryTree, write } from './testing.mjs'

const lockIn = (root) => join(root, '.cache', 'lock')

test('the work of two is done one after the other, and the second says that it waits', async () => {
  const file = lockIn(temporaryTree())
  const events = []
  const work = (name) => async () => {
    events.push(`${name} begins`)
    await pause(100)
    events.push(`${name} ends`)
  }
  await Promise.all([
    withLock(file, work('first')),
    withLock(file, work('second'), (pid) => events.push(`waits for ${pid}`)),
  ])
  expect(events).toEqual([
    'first begins',
    `waits for ${process.pid}`,
    'first ends',
    'second begins',
    'second ends',
  ])
  expect(existsSync(file)).toBe(false)
})

test('a failure lets go of the lock', async () => {
  const file = lockIn(temporaryTree())
  await expect(withLock(file, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await withLock(file, async () => 'done')).toBe('done')
})

test('the lock of a dead process is taken over', async () => {
  const dead = Number(execFileSync(process.execPath, ['-p', 'process.pid']).toString())
  const root = temporaryTree({ '.cache/lock': { pid: dead, born: '1' } })
  expect(await withLock(lockIn(root), async () => 'done')).toBe('done')
})

test.runIf(process.platform === 'linux')(
  'a process that only has the number of the dead one holds nothing',
  async () => {
    const root = temporaryTree()
    write(root, '.cache/lock', { pid: process.pid, born: 'another time' })
    expect(await withLock(lockIn(root), async () => 'done')).toBe('done')
  },
)

test.runIf(process.platform !== 'win32')(
  'the lock of a dead process is kept while its child works on',
  async () => {
    const root = temporaryTree()
    const lock = lockIn(root)
    const script = `
    import { spawn } from 'node:child_process'
    import { withLock } from ${JSON.stringify(new URL('./lock.mjs', import.meta.url).href)}
    await withLock(${JSON.stringify(lock)}, async (share) => {
      const child = spawn('sleep', ['1'], { stdio: 'ignore', detached: true })
      share(child.pid)
      process.kill(process.pid, 'SIGKILL')
    })`
    spawnSync(process.execPath, ['--input-type=module', '--eval', script])
    let hasWaited = false
    await withLock(
      lock,
      async () => {},
      () => {
        hasWaited = true
      },
    )
    expect(hasWaited).toBe(true)
  },
)

test('many that find a dead lock still work one at a time', async () => {
  const root = temporaryTree({ '.cache/lock': { pid: 2 ** 22 + 1, born: '1' } })
  let working = 0
  let most = 0
  const work = async () => {
    working += 1
    most = Math.max(most, working)
    await pause(20)
    working -= 1
  }
  await Promise.all(Array.from({ length: 5 }, () => withLock(lockIn(root), work)))
  expect(most).toBe(1)
})
