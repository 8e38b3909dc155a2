import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openTemplateCache } from './template-cache.ts'

test('a stored folder is restored for the same sources only', async () => {
  const [folder, from, to] = [temporary(), temporary(), temporary()]
  writeFileSync(join(from, 'PG_VERSION'), '18')
  expect(await openTemplateCache(folder, 'a').restore(to)).toBe(false)
  await openTemplateCache(folder, 'a').store(from)
  expect(await openTemplateCache(folder, 'b').restore(to)).toBe(false)
  expect(await openTemplateCache(folder, 'a').restore(to)).toBe(true)
  expect(readFileSync(join(to, 'PG_VERSION'), 'utf8')).toBe('18')
})

test('storing the same twice keeps the first, and the oldest is removed', async () => {
  const [folder, from] = [temporary(), temporary()]
  for (const [second, key] of ['a', 'a', 'b'].entries()) {
    await openTemplateCache(folder, key).store(from)
    utimesSync(join(folder, key), second, second)
  }
  await openTemplateCache(folder, 'c').store(from)
  expect(['a', 'b', 'c'].filter((key) => existsSync(join(folder, key)))).toEqual(['b', 'c'])
})

function temporary(): string {
  const path = mkdtempSync(join(tmpdir(), 'tecnoclick-template-cache-'))
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return path
}
