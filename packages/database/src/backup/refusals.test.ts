import { readFile, writeFile } from 'node:fs/promises'
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing.ts'
import type { BackupProblem } from './backup-error.ts'
import { createSeal } from './backup-format.ts'
import { restoreBackup } from './restore-backup.ts'
import { backUp, emptyDatabase, query, temporaryFile } from './testing/scratch.ts'
import { type VerifiedBackup, verifyBackup } from './verify-backup.ts'
import { writeBackup } from './write-backup.ts'

let shop: TestDatabase
let whole: Buffer
beforeAll(async () => {
  shop = await createTestDatabase()
})
afterAll(() => shop.drop())

async function wholeFile(): Promise<Buffer> {
  whole ??= await readFile((await backUp(shop.url)).file)
  return whole
}

/** Compressed again, so that only our own checksums can detect the change. */
const edited = (change: (text: string) => string) => (file: Buffer) =>
  zstdCompressSync(change(zstdDecompressSync(file).toString('utf8')))

const damages: [string, BackupProblem, (file: Buffer) => Buffer][] = [
  ['without its last bytes', 'damaged', (file) => file.subarray(0, -40)],
  ['with more behind it', 'damaged', edited((text) => `${text}more\n`)],
  ['cut in half', 'damaged', (file) => file.subarray(0, file.length / 2)],
  ['with one bit turned', 'damaged', (file) => turnBit(file)],
  ['empty', 'damaged', () => Buffer.alloc(0)],
  ['with a changed row', 'damaged', edited((text) => text.replace('Bayamo', 'Bayano'))],
  ['with a changed header', 'damaged', edited((text) => text.replace('"last":"', '"last":"9'))],
  ['without one table', 'damaged', edited((text) => text.replace(/\{"table":"brands".*\n\\\.\n.*\n/, ''))],
  ['without its last line', 'damaged', edited((text) => text.replace(/\{"tables":.*\n$/, ''))],
  ['of text', 'not-a-backup', () => Buffer.from('select 1')],
  ['of other compressed text', 'not-a-backup', edited(() => 'select 1\n')],
  ['of one long line', 'damaged', edited(() => 'x'.repeat(2_000_000))],
  [
    'of a later format',
    'newer',
    edited((text) => text.replace('tecnoclick-backup 1', 'tecnoclick-backup 2')),
  ],
]

test.each(damages)('a file %s is refused as %s', async (_, problem, damage) => {
  const file = await temporaryFile()
  await writeFile(file, damage(await wholeFile()))
  await expect(verifyBackup(file)).rejects.toMatchObject({ name: 'BackupError', problem })
})

test('a missing file is named', async () => {
  await expect(verifyBackup('/nowhere/copia.zst')).rejects.toThrow('/nowhere/copia.zst')
})

const histories: [BackupProblem, (text: string) => string][] = [
  ['newer', (text) => text.replace(/"migrations":\[/, '$&{"name":"9999_later.sql","checksum":"x"},')],
  ['foreign', (text) => text.replace(/("name":"0001[^"]*","checksum":")./, '$1x')],
]

test.each(histories)('a %s backup is refused and leaves the database empty', async (problem, change) => {
  const file = await temporaryFile()
  await writeFile(file, edited((text) => reseal(change(text)))(await wholeFile()))
  const url = await emptyDatabase()
  const restoring = restoreBackup({ url, backup: await verifyBackup(file) })
  await expect(restoring).rejects.toMatchObject({ name: 'BackupError', problem })
  expect(await relations(url)).toEqual([])
})

test('a restore that fails halfway leaves the database empty, and the next one succeeds', async () => {
  await query(shop.url, 'alter table users add column by_hand integer')
  const odd = await backUp(shop.url)
  await query(shop.url, 'alter table users drop column by_hand')
  const url = await emptyDatabase()
  await expect(restoreBackup({ url, backup: odd })).rejects.toThrow('by_hand')
  expect(await relations(url)).toEqual([])
  await restoreBackup({ url, backup: await backUp(shop.url) })
})

test('a file that changes between check and restore is detected, and nothing is restored', async () => {
  const backup: VerifiedBackup = await backUp(shop.url)
  const url = await emptyDatabase()
  await writeFile(backup.file, edited((text) => text.replace('Bayamo', 'Bayano'))(await wholeFile()))
  await expect(restoreBackup({ url, backup })).rejects.toMatchObject({ problem: 'damaged' })
  expect(await relations(url)).toEqual([])
})

test('a database that is not empty is refused and not changed', async () => {
  const backup = await backUp(shop.url)
  await expect(restoreBackup({ url: shop.url, backup })).rejects.toMatchObject({ problem: 'not-empty' })
  const url = await emptyDatabase()
  await query(url, 'create view mine as select 1 as one')
  await expect(restoreBackup({ url, backup })).rejects.toThrow('mine')
  expect(await query(url, 'select one from mine')).toEqual([{ one: 1 }])
})

test('a backup never overwrites a file', async () => {
  const { file } = await backUp(shop.url)
  const before = await readFile(file)
  const writing = writeBackup({ url: shop.url, file, now: new Date() })
  await expect(writing).rejects.toMatchObject({ problem: 'file-exists' })
  expect(await readFile(file)).toEqual(before)
})

test('without a shop there is no backup and no file', async () => {
  const file = await temporaryFile()
  const writing = writeBackup({ url: await emptyDatabase(), file, now: new Date() })
  await expect(writing).rejects.toMatchObject({ problem: 'no-store' })
  await expect(readFile(file)).rejects.toThrow('ENOENT')
  await expect(readFile(`${file}.part`)).rejects.toThrow('ENOENT')
})

function relations(url: string) {
  return query(url, "select relname from pg_class where relnamespace = 'public'::regnamespace")
}

function turnBit(file: Buffer): Buffer {
  const turned = Buffer.from(file)
  const middle = file.length >> 1
  turned[middle] = (turned[middle] ?? 0) ^ 1
  return turned
}

/** Writes what a shop of another version would have written. */
function reseal(text: string): string {
  const seal = createSeal()
  const lines = text.replaceAll(/^(\{"table":.*\n)(?:(?!\\\.\n).*\n)*\\\.\n/gm, '$1').split('\n')
  for (const line of lines.slice(0, -2)) seal.add(line)
  return text.replace(/"seal":"\w+"/, `"seal":"${seal.value()}"`)
}
