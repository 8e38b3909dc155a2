import { readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { appendToLog, boundLog, openLog, readLogSince } from './log-file.ts'
import { emptyStore, query, start, usedStore } from './testing/store.ts'

test('a log above its limit replaces the previous log', async () => {
  const log = join(await emptyStore(), 'postgres.log')
  writeFileSync(`${log}.1`, 'oldest')
  appendToLog(log, 'older')
  boundLog(log, 5)
  expect(readFileSync(`${log}.1`, 'utf8')).toBe('oldest')
  boundLog(log, 4)
  expect(readFileSync(`${log}.1`, 'utf8')).toBe('older')
  expect(readFileSync(log, 'utf8')).toBe('')
  boundLog(join(await emptyStore(), 'none.log'))
})

test('PostgreSQL continues at the new end of a log that was truncated', async () => {
  const dataDir = await usedStore()
  const postgres = await start(dataDir)
  const log = join(dataDir, 'postgres/postgres.log')
  boundLog(log, 0)
  await expect(query(postgres.url, 'select nonsense')).rejects.toThrow()
  await expect
    .poll(() => readFileSync(log, 'utf8'))
    .toMatch(/^[^\0]*ERROR: {2}column "nonsense" does not exist/)
})

test('only the end of what was written since is read', async () => {
  const log = join(await emptyStore(), 'postgres.log')
  appendToLog(log, 'before\n')
  appendToLog(log, 'after\n')
  expect(readLogSince(log, 7)).toBe('after\n')
  expect(readLogSince(log, 100)).toBe('')
  appendToLog(log, 'x'.repeat(20_000))
  expect(readLogSince(log, 7)).toHaveLength(8_192)
})

test('a log that is a symbolic link is refused', async () => {
  const folder = await emptyStore()
  symlinkSync('/etc/hostname', join(folder, 'postgres.log'))
  expect(() => openLog(join(folder, 'postgres.log'))).toThrow(/ELOOP/)
})
