import { randomBytes } from 'node:crypto'
import { constants, existsSync, lchownSync, lstatSync, readdirSync, statSync } from 'node:fs'
import { cp, mkdir, readdir, rename, rm, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fingerprint } from '../../../../scripts/fingerprint.mjs'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const defaultFolder = join(root, 'node_modules', '.cache', 'test-templates')
const cachedStores = 2

/** Everything that migrations and the reference seed read. */
const sources = ['packages/database', 'packages/domain/src', 'package-lock.json']

export interface TemplateCache {
  /** Copies the cached store into a folder. False if there is none for the present sources. */
  restore(dataDir: string): Promise<boolean>
  /** PostgreSQL must be stopped. */
  store(dataDir: string): Promise<void>
}

/** Stores with a template database. Migrating and seeding one takes longer than most test files. */
export function openTemplateCache(folder = defaultFolder, key = sourcesKey()): TemplateCache {
  const cached = join(folder, key)
  return {
    async restore(dataDir) {
      if (!existsSync(cached)) return false
      await copy(cached, dataDir)
      await utimes(cached, new Date(), new Date())
      return true
    },
    async store(dataDir) {
      const unfinished = `${cached}.${randomBytes(4).toString('hex')}`
      await mkdir(folder, { recursive: true })
      await copy(dataDir, unfinished)
      // A test run at the same time may have stored the same.
      await rename(unfinished, cached).catch(() => rm(unfinished, { recursive: true, force: true }))
      await removeOldest(folder)
    },
  }
}

function sourcesKey(): string {
  return fingerprint(root, sources, `${process.platform}-${process.arch}`).slice(0, 16)
}

async function copy(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE })
  // When root runs the tests, the files belong to PostgreSQL's user.
  if (process.getuid?.() !== 0) return
  for (const name of readdirSync(from, { recursive: true, encoding: 'utf8' })) {
    const { uid, gid } = lstatSync(join(from, name))
    lchownSync(join(to, name), uid, gid)
  }
}

async function removeOldest(folder: string): Promise<void> {
  const newestFirst = (await readdir(folder))
    .map((name) => join(folder, name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
  for (const path of newestFirst.slice(cachedStores)) await rm(path, { recursive: true, force: true })
}
