import { chmodSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadSecretKey } from './secret-key.ts'
import { temporaryFolder } from './testing/run-store.ts'

const load = (dataDir: string, secretKey?: string) => loadSecretKey({ dataDir, secretKey })
const permissions = (file: string) => statSync(file).mode & 0o777

test('the first start makes a key that only its owner reads, later ones read it', async () => {
  const dataDir = join(temporaryFolder(), 'data')
  const keys = await Promise.all([load(dataDir), load(dataDir)])
  expect(keys[0]).toMatch(/^[\w-]{43}$/)
  expect(new Set([...keys, await load(dataDir)]).size).toBe(1)
  expect(readdirSync(dataDir)).toEqual(['secret.key'])
  expect(permissions(join(dataDir, 'secret.key'))).toBe(0o600)
  chmodSync(join(dataDir, 'secret.key'), 0o644)
  await load(dataDir)
  expect(permissions(join(dataDir, 'secret.key'))).toBe(0o600)
})

test('SECRET_KEY stands in for the file, which is not made then', async () => {
  const dataDir = temporaryFolder()
  const given = 'one key for all machines of the shop'
  expect(await load(dataDir, given)).toBe(given)
  expect(readdirSync(dataDir)).toEqual([])
})

test('a damaged file is told, not replaced', async () => {
  const dataDir = temporaryFolder()
  writeFileSync(join(dataDir, 'secret.key'), 'short\n')
  await expect(load(dataDir)).rejects.toMatchObject({ kind: 'dataDir' })
})
