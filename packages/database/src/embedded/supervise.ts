import { setTimeout as sleep } from 'node:timers/promises'
import { bringUp, type Launcher, type Running } from './bring-up.ts'
import { hasCluster } from './cluster.ts'
import { EmbeddedPostgresError } from './errors.ts'
import { boundLog } from './log-file.ts'
import { requestStop, stopPostmaster } from './postmaster.ts'
import { isAlive } from './process-identity.ts'
import { sentences } from './sentences.ts'

export type Supervised = { running(): Running; stop(): Promise<void> }

const watchIntervalMs = 200
const retryDelayStepMs = 1_000
const longestRetryDelayMs = 5_000
const boundLogIntervalMs = 60_000

/** Restarts PostgreSQL when it dies while the server runs, and stops it with the server. */
export function supervise(launcher: Launcher, first: Running): Supervised {
  let running = first
  let restarting: Promise<void> | undefined
  const stopping = new AbortController()

  async function restart(): Promise<void> {
    launcher.log(sentences.diedUnexpectedly)
    for (let delayMs = 0; !stopping.signal.aborted; delayMs = nextDelay(delayMs)) {
      try {
        await sleep(delayMs, undefined, { signal: stopping.signal })
        requireCluster(launcher)
        running = await bringUp(launcher, first.address)
        launcher.log(sentences.restarted(running.postmaster.pid))
        return
      } catch (error) {
        if (!stopping.signal.aborted) launcher.log(error instanceof Error ? error.message : String(error))
      }
    }
  }

  const watch = setInterval(() => {
    if (restarting || seemsAlive(running)) return
    restarting = restart().finally(() => {
      restarting = undefined
    })
  }, watchIntervalMs).unref()

  const logWatch = setInterval(() => {
    // pg_ctl on Windows opens the log exclusively; there it is only bounded at a start.
    if (launcher.platform.control === 'pg_ctl') return
    try {
      boundLog(launcher.folder.logFile)
    } catch (error) {
      launcher.log(String(error))
    }
  }, boundLogIntervalMs).unref()

  // Nothing can be awaited here; PostgreSQL finishes its shutdown without us.
  const stopOnExit = () => requestStop(launcher, running.postmaster, 'fast')
  process.once('exit', stopOnExit)

  return {
    running: () => running,
    async stop() {
      stopping.abort()
      clearInterval(watch)
      clearInterval(logWatch)
      await restarting
      await stopPostmaster(launcher, running.postmaster)
      process.off('exit', stopOnExit)
    },
  }
}

function nextDelay(delayMs: number): number {
  return Math.min(delayMs + retryDelayStepMs, longestRetryDelayMs)
}

/** An error, such as too many open files, does not mean that PostgreSQL is down; the next check decides. */
function seemsAlive({ postmaster }: Running): boolean {
  try {
    return isAlive(postmaster)
  } catch {
    return true
  }
}

/** When the folder disappears under a running server, the shop must not come back with an empty database. */
function requireCluster({ folder, binaries }: Launcher): void {
  if (hasCluster(folder, binaries)) return
  throw new EmbeddedPostgresError('not-a-cluster', sentences.notACluster(folder.cluster))
}
