import { randomBytes } from 'node:crypto'
import { chmodSync, cpSync, existsSync, lchownSync, lstatSync, readdirSync, statSync } from 'node:fs'
import { mkdir, readdir, rename, rm, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fingerprint } from '../../../../scripts/fingerprint.mjs'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const cachedStores = 2

/** Everything that migrations and seeds read. */
const sources = ['packages/database', 'packages/domain/src', 'package-lock.json']

export interface TemplateCache {
  /** Copies the cached store into a folder. False if there is none for the present sources. */
  restore(dataDir: string): Promise<boolean>
  /** PostgreSQL must be stopped. */
  store(dataDir: string): Promise<void>
}

/** Stores with a filled database. Migrating and seeding one takes longer than most test files. */
export function openTemplateCache(folder = cacheFolder('test-templates'), key = sourcesKey()): TemplateCache {
  const cached = join(folder, key)
  return {
    async restore(dataDir) {
      if (!existsSync(cached)) return false
      copy(cached, dataDir)
      await utimes(cached, new Date(), new Date())
      return true
    },
    async store(dataDir) {
      const unfinished = `${cached}.${randomBytes(4).toString('hex')}`
      await mkdir(folder, { recursive: true })
      copy(dataDir, unfinished)
      // A test run at the same time may have stored the same.
      await rename(unfinished, cached).catch(() => rm(unfinished, { recursive: true, force: true }))
      await removeOldest(folder)
    },
  }
}

export function cacheFolder(name: string): string {
  return join(root, 'node_modules', '.cache', name)
}

export function sourcesKey(extra = ''): string {
  return fingerprint(root, sources, `${process.platform}-${process.arch}${extra}`).slice(0, 16)
}

/** `cpSync` with only this option copies natively, in a tenth of the time, but forgets the modes of folders. */
function copy(from: string, to: string): void {
  cpSync(from, to, { recursive: true })
  // When root runs the tests, the files belong to PostgreSQL's user.
  const hasOwners = process.getuid?.() === 0
  for (const name of readdirSync(from, { recursive: true, encoding: 'utf8' })) {
    const stats = lstatSync(join(from, name))
    if (stats.isDirectory()) chmodSync(join(to, name), stats.mode)
    if (hasOwners) lchownSync(join(to, name), stats.uid, stats.gid)
  }
}

async function removeOldest(folder: string): Promise<void> {
  const newestFirst = (await readdir(folder))
    .map((name) => join(folder, name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
  for (const path of newestFirst.slice(cachedStores)) await rm(path, { recursive: true, force: true })
}
