import { closeSync, realpathSync } from 'node:fs'
import type { Binaries } from './binaries.ts'
import { createCluster, hasCluster, removeUnfinishedClusters } from './cluster.ts'
import { executableOf } from './cluster-processes.ts'
import { findPostmaster } from './leftovers.ts'
import { boundLog, openLog } from './log-file.ts'
import { ensureMainDatabase } from './main-database.ts'
import { handOver, ownerFor } from './ownership.ts'
import { becomesReady, type Postmaster, spawnPostmaster, stopPostmaster } from './postmaster.ts'
import { readPostmasterFile, removeStaleLocks } from './postmaster-file.ts'
import { isAlive } from './process-identity.ts'
import { chooseRunAs } from './run-as.ts'
import { sentences } from './sentences.ts'
import { launcherSettings, type Settings } from './settings.ts'
import { claimSocketDirectory } from './socket-directory.ts'
import type { StoreFolder } from './store-folder.ts'

export type Launcher = {
  folder: StoreFolder
  binaries: Binaries
  settings: Settings
  log: (line: string) => void
}

export type Running = { postmaster: Postmaster; socketDir: string; adopted: boolean }

/** One that does not answer may not obey either. */
const UNFIT_ORPHAN_PATIENCE_MS = 10_000

/** From whatever state the store is in to a PostgreSQL that answers. Only for the holder of the store lock. */
export async function bringUp(launcher: Launcher): Promise<Running> {
  const { folder, log } = launcher
  const exists = hasCluster(folder, launcher.binaries)
  const orphan = exists ? await findPostmaster(folder, log) : undefined
  if (orphan) {
    const socketDir = await adopt(launcher, orphan)
    if (socketDir !== undefined) return { postmaster: orphan, socketDir, adopted: true }
    log(sentences.replaced(orphan.pid))
    await stopPostmaster(orphan, UNFIT_ORPHAN_PATIENCE_MS)
  }
  return startAnew(launcher, exists)
}

/** The socket directory of a postmaster fit for use: of our own binaries, not about to stop, answering. */
async function adopt({ folder, binaries, log }: Launcher, orphan: Postmaster): Promise<string | undefined> {
  const executable = executableOf(orphan.pid)
  if (executable !== undefined && executable !== realpathSync(binaries.postgres)) return undefined
  if (!(await becomesReady(folder, orphan, log))) return undefined
  const socketDir = readPostmasterFile(folder.cluster)?.socketDir
  if (!socketDir) return undefined
  try {
    await ensureMainDatabase(socketDir, () => isAlive(orphan))
  } catch {
    // Its socket may have been swept from /tmp, for one: a restart mends what an adoption cannot.
    return undefined
  }
  log(sentences.adopted(orphan.pid))
  return socketDir
}

async function startAnew(launcher: Launcher, clusterExists: boolean): Promise<Running> {
  const { folder, binaries, log } = launcher
  const runAs = await chooseRunAs(folder, binaries)
  const owner = ownerFor(runAs)
  boundLog(folder.logFile)
  closeSync(openLog(folder.logFile))
  await removeUnfinishedClusters(folder)
  handOver(folder, owner)
  if (!clusterExists) {
    log(sentences.firstStart)
    await createCluster(folder, binaries, runAs)
  }
  const socketDir = claimSocketDirectory(folder, owner)
  removeStaleLocks(folder.cluster, socketDir)
  const settings = { ...launcher.settings, ...launcherSettings(folder.cluster, socketDir) }
  const postmaster = await spawnPostmaster({ folder, program: binaries.postgres, runAs, settings, log })
  try {
    await ensureMainDatabase(socketDir, () => isAlive(postmaster))
  } catch (error) {
    await stopPostmaster(postmaster)
    throw error
  }
  return { postmaster, socketDir, adopted: false }
}
