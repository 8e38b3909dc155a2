import { randomBytes } from 'node:crypto'
import { closeSync, existsSync, fsyncSync, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Binaries } from './binaries.ts'
import { processesIn } from './cluster-processes.ts'
import { type Credentials, scramVerifier } from './credentials.ts'
import { EmbeddedPostgresError } from './errors.ts'
import type { Platform } from './platform.ts'
import { signal } from './process-identity.ts'
import type { RunAs } from './run-as.ts'
import { runProgram } from './run-program.ts'
import { sentences } from './sentences.ts'
import { initialSettings, settingArguments } from './settings.ts'
import type { StoreFolder } from './store-folder.ts'

const unfinishedPrefix = 'initdb-'
const renameAttempts = 50
const renameDelayMs = 100

/** True for a cluster that these binaries can run, false if there is none yet; throws for any other. */
export function hasCluster(folder: StoreFolder, binaries: Binaries): boolean {
  if (!existsSync(folder.cluster)) return false
  const versionFile = join(folder.cluster, 'PG_VERSION')
  if (!existsSync(versionFile)) {
    throw new EmbeddedPostgresError('not-a-cluster', sentences.notACluster(folder.cluster))
  }
  const major = readFileSync(versionFile, 'utf8').trim()
  if (major === binaries.major) return true
  const sentence = sentences.versionMismatch(folder.cluster, major, binaries.major)
  throw new EmbeddedPostgresError('version-mismatch', sentence)
}

type NewCluster = {
  folder: StoreFolder
  platform: Platform
  binaries: Binaries
  credentials: Credentials
  runAs: RunAs
}

/** A cluster gets its name when it is complete and on disk: initdb may be killed at any time. */
export async function createCluster({ folder, platform, binaries, credentials, runAs }: NewCluster) {
  const unfinished = join(folder.home, `${unfinishedPrefix}${randomBytes(4).toString('hex')}`)
  const passwordFile = `${unfinished}.password`
  // initdb runs as PostgreSQL's user and stores the verifier unchanged: that user never sees the password.
  writeFileSync(passwordFile, scramVerifier(credentials.admin.password), { flag: 'wx', mode: 0o644 })
  try {
    await runProgram(folder, runAs, binaries.initdb, [
      `--pgdata=${unfinished}`,
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-locale',
      '--auth=scram-sha-256',
      `--username=${credentials.admin.user}`,
      `--pwfile=${passwordFile}`,
      ...settingArguments('--set', initialSettings),
    ])
    await renameDirectory(unfinished, folder.cluster)
  } finally {
    await rm(unfinished, { recursive: true, force: true })
    await rm(passwordFile, { force: true })
  }
  if (platform.hasFileModes) syncDirectory(folder.home)
}

/** An initdb whose server was killed may still be writing to its folder. */
export async function removeUnfinishedClusters(folder: StoreFolder): Promise<void> {
  for (const name of readdirSync(folder.home).filter((entry) => entry.startsWith(unfinishedPrefix))) {
    const path = join(folder.home, name)
    for (const writer of processesIn(path)) signal(writer, 'SIGKILL')
    await rm(path, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
  }
}

/** On Windows a virus scanner that reads a new file keeps its directory from being renamed for a moment. */
async function renameDirectory(from: string, to: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await rename(from, to)
    } catch (error) {
      if (process.platform !== 'win32' || attempt === renameAttempts) throw error
      await sleep(renameDelayMs)
    }
  }
}

/** Not possible on Windows, where a directory cannot be opened. */
function syncDirectory(path: string): void {
  const directory = openSync(path, 'r')
  fsyncSync(directory)
  closeSync(directory)
}
