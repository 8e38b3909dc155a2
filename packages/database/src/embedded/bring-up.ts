import { closeSync, realpathSync } from 'node:fs'
import { requiresPasswords, resetAccess } from './access.ts'
import { type Address, claimAddress } from './address.ts'
import { createCluster, hasCluster, removeUnfinishedClusters } from './cluster.ts'
import { executableOf } from './cluster-processes.ts'
import type { Credentials } from './credentials.ts'
import { findPostmaster } from './find-postmaster.ts'
import { boundLog, openLog } from './log-file.ts'
import { isWrongPassword, openMainDatabase } from './main-database.ts'
import { becomesReady, type Control, type Postmaster, startPostmaster, stopPostmaster } from './postmaster.ts'
import { readPostmasterFile, removeStaleLocks } from './postmaster-file.ts'
import { isAlive } from './process-identity.ts'
import { restrictToUser } from './restrict-to-user.ts'
import { chooseRunAs, handOver, ownerFor, type RunAs } from './run-as.ts'
import { sentences } from './sentences.ts'
import { launcherSettings, type Settings } from './settings.ts'

export type Launcher = Control & {
  credentials: Credentials
  settings: Settings
  log: (line: string) => void
}

export type Running = { postmaster: Postmaster; address: Address; adopted: boolean }

/** A postmaster that does not answer may not react to a shutdown request either. */
const unusableOrphanStopMs = 10_000

/**
 * From any state of the store to a PostgreSQL that responds. Only for the holder of the store lock. `previous` is the
 * address that clients already use.
 */
export async function bringUp(launcher: Launcher, previous?: Address): Promise<Running> {
  const { folder, log } = launcher
  const exists = hasCluster(folder, launcher.binaries)
  for (;;) {
    // Repeated after each replaced postmaster: it may have died while it was examined and left backends
    // behind.
    const orphan = exists ? await findPostmaster(folder, log) : undefined
    if (!orphan) return startAnew(launcher, exists, previous)
    const address = await adopt(launcher, orphan)
    if (address) return { postmaster: orphan, address, adopted: true }
    log(sentences.replaced(orphan.pid))
    await stopPostmaster(launcher, orphan, unusableOrphanStopMs)
  }
}

/** The address of a usable postmaster: our own binaries, private, not stopping, responding. */
async function adopt(launcher: Launcher, orphan: Postmaster): Promise<Address | undefined> {
  const { folder, binaries, credentials, log } = launcher
  const executable = executableOf(orphan.pid)
  if (executable !== undefined && executable !== realpathSync(binaries.postgres)) return undefined
  if (!requiresPasswords(folder)) return undefined
  if (!(await becomesReady(folder, orphan, log))) return undefined
  const address = readPostmasterFile(folder.cluster)?.address
  if (!address) return undefined
  try {
    await openMainDatabase(address, credentials, { isRunning: () => isAlive(orphan) })
  } catch {
    // A restart repairs what an adoption cannot, such as a socket that was removed from /tmp or a lost password.
    return undefined
  }
  log(sentences.adopted(orphan.pid))
  return address
}

async function startAnew(launcher: Launcher, clusterExists: boolean, previous?: Address): Promise<Running> {
  const { folder, platform, binaries, log } = launcher
  const runAs = await chooseRunAs(folder, binaries)
  const owner = ownerFor(runAs)
  boundLog(folder.logFile)
  closeSync(openLog(folder.logFile))
  await removeUnfinishedClusters(folder)
  if (platform.hasFileModes) handOver(folder, owner)
  if (!clusterExists) {
    log(sentences.firstStart)
    restrictToUser(folder.home, platform)
    await createCluster({ ...launcher, runAs })
  }
  const address = await claimAddress(platform, folder, owner, previous)
  removeStaleLocks(folder.cluster, address)
  if (!requiresPasswords(folder)) {
    log(sentences.addingPasswords)
    await resetAccess(launcher, runAs)
  }
  const start = { runAs, address, isNew: !clusterExists }
  try {
    return await startAndOpen(launcher, start)
  } catch (error) {
    if (!isWrongPassword(error)) throw error
    log(sentences.renewingPasswords)
    await resetAccess(launcher, runAs)
    return startAndOpen(launcher, start)
  }
}

async function startAndOpen(
  launcher: Launcher,
  { runAs, address, isNew }: { runAs: RunAs; address: Address; isNew: boolean },
): Promise<Running> {
  const { folder, platform, credentials } = launcher
  const settings = { ...launcher.settings, ...launcherSettings(platform, folder.cluster, address) }
  const postmaster = await startPostmaster({ ...launcher, runAs, settings })
  try {
    await openMainDatabase(address, credentials, { isNew, isRunning: () => isAlive(postmaster) })
  } catch (error) {
    await stopPostmaster(launcher, postmaster)
    throw error
  }
  return { postmaster, address, adopted: false }
}
