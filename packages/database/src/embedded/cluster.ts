import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { closeSync, existsSync, fsyncSync, openSync, readdirSync, readFileSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Binaries } from './binaries.ts'
import { processesIn } from './cluster-processes.ts'
import { EmbeddedPostgresError, explainOutput } from './errors.ts'
import { appendToLog } from './log-file.ts'
import { SUPERUSER } from './main-database.ts'
import { signal } from './process-identity.ts'
import { cleanEnvironment, commandAs, type RunAs } from './run-as.ts'
import { sentences } from './sentences.ts'
import { initialSettings, settingArguments } from './settings.ts'
import type { StoreFolder } from './store-folder.ts'

const UNFINISHED = 'initdb-'

/** True when there is a cluster these binaries can run, false when there is none yet; throws on any other. */
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

/** A cluster appears under its name only when it is complete and on disk: initdb may be killed at any moment. */
export async function createCluster(folder: StoreFolder, binaries: Binaries, runAs: RunAs): Promise<void> {
  const unfinished = join(folder.home, `${UNFINISHED}${randomBytes(4).toString('hex')}`)
  const { file, args, user } = commandAs(runAs, binaries.initdb, [
    `--pgdata=${unfinished}`,
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-locale',
    '--auth=trust',
    `--username=${SUPERUSER}`,
    ...settingArguments('--set', initialSettings),
  ])
  try {
    await promisify(execFile)(file, args, { ...user, cwd: folder.home, env: cleanEnvironment })
  } catch (error) {
    const output = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error)
    const explained = explainOutput(output, folder.home, folder.logFile)
    await rm(unfinished, { recursive: true, force: true })
    appendToLog(folder.logFile, output)
    throw explained
  }
  await rename(unfinished, folder.cluster)
  syncDirectory(folder.home)
}

/** An initdb whose server was killed may still be writing into its folder. */
export async function removeUnfinishedClusters(folder: StoreFolder): Promise<void> {
  for (const name of readdirSync(folder.home).filter((entry) => entry.startsWith(UNFINISHED))) {
    const path = join(folder.home, name)
    for (const writer of processesIn(path)) signal(writer, 'SIGKILL')
    await rm(path, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
  }
}

function syncDirectory(path: string): void {
  const directory = openSync(path, 'r')
  fsyncSync(directory)
  closeSync(directory)
}
