import { spawn } from 'node:child_process'
import { closeSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { EmbeddedPostgresError, explainOutput } from './errors.ts'
import { logSize, openLog, readLogSince } from './log-file.ts'
import { readPostmasterFile } from './postmaster-file.ts'
import { identify, isAlive, type ProcessIdentity, signal, waitUntilGone } from './process-identity.ts'
import { cleanEnvironment, commandAs, type RunAs } from './run-as.ts'
import { sentences } from './sentences.ts'
import { type Settings, settingArguments } from './settings.ts'
import type { StoreFolder } from './store-folder.ts'

export type Postmaster = ProcessIdentity

type Launch = {
  folder: StoreFolder
  program: string
  runAs: RunAs
  settings: Settings
  log: (line: string) => void
}

/**
 * In a session of its own, or the Ctrl-C meant for the server would reach PostgreSQL before the server has drained;
 * writing to a file, or it would lose its voice when the server is killed.
 */
export async function spawnPostmaster(launch: Launch): Promise<Postmaster> {
  const { folder, runAs } = launch
  const { file, args, user } = commandAs(runAs, launch.program, [
    '-D',
    folder.cluster,
    ...settingArguments('-c', launch.settings),
  ])
  const before = logSize(folder.logFile)
  const output = openLog(folder.logFile)
  const child = spawn(file, args, {
    ...user,
    cwd: folder.home,
    env: cleanEnvironment,
    stdio: ['ignore', output, output],
    detached: true,
  })
  closeSync(output)
  child.unref()
  await new Promise((resolve, reject) => child.once('spawn', resolve).once('error', reject))
  const postmaster = child.pid === undefined ? undefined : identify(child.pid)
  if (postmaster && (await becomesReady(folder, postmaster, launch.log))) return postmaster
  throw explainOutput(readLogSince(folder.logFile, before), folder.home, folder.logFile)
}

/** Recovery after a crash takes the time it takes; false when the process is gone or going. */
export async function becomesReady(
  folder: StoreFolder,
  postmaster: Postmaster,
  log: (line: string) => void,
): Promise<boolean> {
  const began = Date.now()
  let told = false
  for (;;) {
    const file = readPostmasterFile(folder.cluster)
    if (file?.pid === postmaster.pid && file.status === 'ready') return true
    if (file?.pid === postmaster.pid && file.status === 'stopping') return false
    if (!isAlive(postmaster)) return false
    if (!told && Date.now() - began > 5_000) {
      told = true
      log(sentences.recovering)
    }
    await sleep(10)
  }
}

/** Fast shutdown first; what does not end is ended, and PostgreSQL recovers at the next start. */
export async function stopPostmaster(postmaster: Postmaster, fastPatience = 60_000): Promise<void> {
  for (const [name, patience] of [
    ['SIGINT', fastPatience],
    ['SIGQUIT', 10_000],
    ['SIGKILL', 5_000],
  ] as const) {
    signal(postmaster, name)
    if (await waitUntilGone([postmaster], patience)) return
  }
  throw new EmbeddedPostgresError('start-failed', sentences.leftoversStay(`${postmaster.pid}`))
}
