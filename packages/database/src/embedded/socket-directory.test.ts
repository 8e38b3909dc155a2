import { chmodSync, existsSync, lstatSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { platforms } from './platform.ts'
import { claimSocketDirectory, socketDirectoryFor } from './socket-directory.ts'
import { openStoreFolder } from './store-folder.ts'
import { emptyStore } from './testing/store.ts'

const owner = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 }
const letters = (count: number) => 'a'.repeat(count)

test.each([
  ['Linux', platforms.linux, 107],
  ['macOS', platforms.darwin, 103],
] as const)(
  'the socket stays with the data up to the limit of %s, counted in bytes',
  async (_, platform, limit) => {
    const root = await emptyStore()
    const room = limit - Buffer.byteLength(join(root, '/postgres/.s.PGSQL.5432')) - 1
    const fits = openStoreFolder(join(root, letters(room)))
    expect(socketDirectoryFor(fits, platform)).toBe(fits.home)
    const tooLong = openStoreFolder(join(root, letters(room + 1)))
    expect(socketDirectoryFor(tooLong, platform)).toMatch(/^\/tmp\/tecnoclick-[0-9a-f]{16}$/)
    const accents = openStoreFolder(join(root, 'ñ'.repeat(room - 1)))
    expect(socketDirectoryFor(accents, platform)).toMatch(/^\/tmp\//)
  },
)

test.each([
  ['a link to elsewhere', (path: string, elsewhere: string) => symlinkSync(elsewhere, path)],
  [
    'a directory open to all',
    (path: string) => chmodSync(mkdirSync(path, { recursive: true }) ?? path, 0o777),
  ],
  ['a file', (path: string) => writeFileSync(path, '')],
])('%s in its place under /tmp is not trusted', async (_, place) => {
  const root = await emptyStore()
  const elsewhere = join(root, 'elsewhere')
  mkdirSync(elsewhere)
  writeFileSync(join(elsewhere, 'precious'), '')
  const folder = openStoreFolder(join(root, letters(120)))
  const directory = socketDirectoryFor(folder)
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  place(directory, elsewhere)

  expect(claimSocketDirectory(folder, owner)).toBe(directory)
  expect(lstatSync(directory).isDirectory()).toBe(true)
  expect(lstatSync(directory).mode & 0o777).toBe(0o700)
  expect(existsSync(join(elsewhere, 'precious'))).toBe(true)
})
