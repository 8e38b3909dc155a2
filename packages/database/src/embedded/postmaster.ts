import { spawn, spawnSync } from 'node:child_process'
import { closeSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Binaries } from './binaries.ts'
import { EmbeddedPostgresError, explainOutput } from './errors.ts'
import { logSize, openLog, readLogSince } from './log-file.ts'
import type { Platform } from './platform.ts'
import { readPostmasterFile } from './postmaster-file.ts'
import { identify, isAlive, type ProcessIdentity, signal, waitUntilGone } from './process-identity.ts'
import { cleanEnvironment, commandAs, type RunAs, runAsOwner } from './run-as.ts'
import { sentences } from './sentences.ts'
import { type Settings, settingArguments } from './settings.ts'
import type { StoreFolder } from './store-folder.ts'

export type Postmaster = ProcessIdentity

/** Enough to stop a postmaster; more is needed to start one. */
export type Control = { folder: StoreFolder; platform: Platform; binaries: Binaries }
type Launch = Control & { runAs: RunAs; settings: Settings; log: (line: string) => void }

const slowStartMs = 5_000
const fastStopMs = 60_000

export async function startPostmaster(launch: Launch): Promise<Postmaster> {
  const { folder, platform } = launch
  const logStart = logSize(folder.logFile)
  const start = platform.control === 'pg_ctl' ? startByPgCtl : startDirectly
  const postmaster = await start(launch)
  if (postmaster && (await becomesReady(folder, postmaster, launch.log))) return postmaster
  throw explainOutput(readLogSince(folder.logFile, logStart), folder.home, folder.logFile)
}

/** False when the process is gone or stopping. Recovery after a crash may take minutes. */
export async function becomesReady(
  folder: StoreFolder,
  postmaster: Postmaster,
  log: (line: string) => void,
): Promise<boolean> {
  const slowStart = setTimeout(() => log(sentences.recovering), slowStartMs)
  try {
    for (;;) {
      const file = readPostmasterFile(folder.cluster)
      if (file?.pid === postmaster.pid && file.status === 'ready') return true
      if (file?.pid === postmaster.pid && file.status === 'stopping') return false
      if (!isAlive(postmaster)) return false
      await sleep(10)
    }
  } finally {
    clearTimeout(slowStart)
  }
}

/** Fast shutdown first; a postmaster that does not end is killed, and PostgreSQL recovers at the next start. */
export async function stopPostmaster(
  control: Control,
  postmaster: Postmaster,
  fastTimeoutMs = fastStopMs,
): Promise<void> {
  for (const [mode, timeoutMs] of [
    ['fast', fastTimeoutMs],
    ['immediate', 10_000],
    ['kill', 5_000],
  ] as const) {
    requestStop(control, postmaster, mode)
    if (await waitUntilGone([postmaster], timeoutMs)) return
  }
  throw new EmbeddedPostgresError('start-failed', sentences.leftoversStay(`${postmaster.pid}`))
}

const stopSignals = { fast: 'SIGINT', immediate: 'SIGQUIT', kill: 'SIGKILL' } as const

/** Synchronous and without waiting, so that it also works while the process exits. */
export function requestStop(control: Control, postmaster: Postmaster, mode: keyof typeof stopSignals): void {
  const { folder, platform, binaries } = control
  if (platform.control === 'signals' || mode === 'kill') {
    signal(postmaster, stopSignals[mode])
    return
  }
  if (!isAlive(postmaster)) return
  const options = ['stop', '-D', folder.cluster, '-m', mode, '--no-wait', '--silent']
  const { file, args, user } = commandAs(runAsOwner(folder), binaries.pgCtl, options)
  spawnSync(file, args, {
    ...user,
    cwd: folder.home,
    env: cleanEnvironment,
    stdio: 'ignore',
    windowsHide: true,
  })
}

/**
 * In a session of its own: a Ctrl-C meant for the server must not stop PostgreSQL before the server has drained. Its
 * output goes to a file, because a pipe would break when the server is killed.
 */
async function startDirectly({ folder, binaries, runAs, settings }: Launch): Promise<Postmaster | undefined> {
  const options = ['-D', folder.cluster, ...settingArguments('-c', settings)]
  const { file, args, user } = commandAs(runAs, binaries.postgres, options)
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
  return child.pid === undefined ? undefined : identify(child.pid)
}

/**
 * pg_ctl ends once PostgreSQL is ready or has failed. Its own output is ignored: PostgreSQL would inherit a pipe and keep
 * it open. `windowsHide` gives both a console of their own, out of reach of a Ctrl-C meant for the server.
 */
async function startByPgCtl({
  folder,
  binaries,
  runAs,
  settings,
  log,
}: Launch): Promise<Postmaster | undefined> {
  const longestRecoverySeconds = 86_400
  const { file, args, user } = commandAs(runAs, binaries.pgCtl, [
    'start',
    ...['-D', folder.cluster],
    ...['-l', folder.logFile],
    ...['-o', settingArguments('-c', settings).map(requirePlain).join(' ')],
    ...['--wait', '-t', String(longestRecoverySeconds), '--silent'],
  ])
  const slowStart = setTimeout(() => log(sentences.recovering), slowStartMs)
  const child = spawn(file, args, {
    ...user,
    cwd: folder.home,
    env: cleanEnvironment,
    stdio: 'ignore',
    windowsHide: true,
  })
  try {
    const isReady = await new Promise((resolve, reject) =>
      child.once('exit', (code) => resolve(code === 0)).once('error', reject),
    )
    const pid = isReady ? readPostmasterFile(folder.cluster)?.pid : undefined
    return pid === undefined ? undefined : identify(pid)
  } finally {
    clearTimeout(slowStart)
  }
}

/** pg_ctl hands its options to a shell, which is another one on every system. */
function requirePlain(argument: string): string {
  if (/^[\w.,=-]+$/.test(argument)) return argument
  throw new Error(`A setting that needs quotes cannot be given to pg_ctl: ${argument}`)
}
