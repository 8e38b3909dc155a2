import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressFolder } from './compress.mjs'
import { temporaryTree, write } from './testing.mjs'

const long = 'una y otra vez '.repeat(200)

test('text gets its compressed twins', async () => {
  const root = temporaryTree({ 'assets/a.js': long })
  await compressFolder(root)
  expect(brotliDecompressSync(readFileSync(join(root, 'assets/a.js.br'))).toString()).toBe(long)
  expect(gunzipSync(readFileSync(join(root, 'assets/a.js.gz'))).toString()).toBe(long)
})

test('pictures and small files get none, and old twins go', async () => {
  const root = temporaryTree({ 'a.webp': long, 'b.js': 'short', 'b.js.br': 'of an older version' })
  await compressFolder(root)
  for (const name of ['a.webp.br', 'b.js.br', 'b.js.gz']) expect(existsSync(join(root, name))).toBe(false)
})

test('doing it twice changes nothing', async () => {
  const root = temporaryTree({ 'a.css': long })
  await compressFolder(root)
  write(root, 'a.css', long)
  await compressFolder(root)
  expect(existsSync(join(root, 'a.css.br.br'))).toBe(false)
})
