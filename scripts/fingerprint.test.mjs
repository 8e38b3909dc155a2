import { rmSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fileTimes, fingerprint } from './fingerprint.mjs'
import { temporaryTree, write } from './testing.mjs'

const files = { 'app/a.ts': 'one', 'app/deep/b.ts': 'two', 'lock.json': '{}' }
const paths = ['app', 'lock.json']

test('the same files give the same hash in any folder', () => {
  expect(fingerprint(temporaryTree(files), paths)).toBe(fingerprint(temporaryTree(files), paths))
})

test.each([
  ['a changed file', (root) => write(root, 'app/deep/b.ts', 'TWO')],
  ['a new file', (root) => write(root, 'app/c.ts', '')],
  ['a missing file', (root) => rmSync(join(root, 'app/a.ts'))],
  [
    'text moved from one file to the next',
    (root) => {
      write(root, 'app/a.ts', '')
      write(root, 'app/deep/b.ts', 'onetwo')
    },
  ],
])('%s changes it', (_name, change) => {
  const root = temporaryTree(files)
  const before = fingerprint(root, paths)
  change(root)
  expect(fingerprint(root, paths)).not.toBe(before)
})

test.each([
  'app/a.test.ts',
  'app/build/client/a.js',
  'app/node_modules/x/index.js',
  'app/.react-router/types.ts',
])('%s does not count', (path) => {
  const root = temporaryTree(files)
  const before = fingerprint(root, paths)
  write(root, path, 'anything')
  expect(fingerprint(root, paths)).toBe(before)
})

test('a folder that is not there counts as empty', () => {
  expect(fingerprint(temporaryTree(), ['nowhere'])).toMatch(/^[0-9a-f]{64}$/)
})

test('a file that is written again changes the times, not the hash', () => {
  const root = temporaryTree(files)
  const before = [fileTimes(root, paths), fingerprint(root, paths)]
  expect([fileTimes(root, paths), fingerprint(root, paths)]).toEqual(before)
  utimesSync(join(root, 'app/a.ts'), new Date(), new Date(Date.now() + 1000))
  expect(fileTimes(root, paths)).not.toBe(before[0])
  expect(fingerprint(root, paths)).toBe(before[1])
})
