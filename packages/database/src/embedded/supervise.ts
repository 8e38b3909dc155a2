import { setTimeout as sleep } from 'node:timers/promises'
import { bringUp, type Launcher, type Running } from './bring-up.ts'
import { hasCluster } from './cluster.ts'
import { EmbeddedPostgresError } from './errors.ts'
import { boundLog } from './log-file.ts'
import { stopPostmaster } from './postmaster.ts'
import { isAlive, signal } from './process-identity.ts'
import { sentences } from './sentences.ts'

export type Supervised = { running(): Running; stop(): Promise<void> }

const WATCH_EVERY_MS = 200
const LONGEST_PAUSE_MS = 5_000
const BOUND_LOG_EVERY_MS = 60_000

/** Starts PostgreSQL again when it dies under the server, and ends it with the server. */
export function supervise(launcher: Launcher, first: Running): Supervised {
  let running = first
  let restarting: Promise<void> | undefined
  const stopping = new AbortController()

  async function restart(): Promise<void> {
    launcher.log(sentences.diedUnexpectedly)
    for (let pause = 0; !stopping.signal.aborted; pause = Math.min(pause + 1_000, LONGEST_PAUSE_MS)) {
      try {
        await sleep(pause, undefined, { signal: stopping.signal })
        requireCluster(launcher)
        running = await bringUp(launcher)
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
  }, WATCH_EVERY_MS).unref()

  const logWatch = setInterval(() => {
    try {
      boundLog(launcher.folder.logFile)
    } catch (error) {
      launcher.log(String(error))
    }
  }, BOUND_LOG_EVERY_MS).unref()

  // No waiting is possible in here; PostgreSQL finishes its fast shutdown alone.
  const stopOnExit = () => signal(running.postmaster, 'SIGINT')
  process.once('exit', stopOnExit)

  return {
    running: () => running,
    async stop() {
      stopping.abort()
      clearInterval(watch)
      clearInterval(logWatch)
      await restarting
      await stopPostmaster(running.postmaster)
      process.off('exit', stopOnExit)
    },
  }
}

/** In doubt, for want of a file descriptor say, the next look will tell. */
function seemsAlive({ postmaster }: Running): boolean {
  try {
    return isAlive(postmaster)
  } catch {
    return true
  }
}

/** To begin anew with an empty database would be the worst answer to a folder that vanished under the server. */
function requireCluster({ folder, binaries }: Launcher): void {
  if (hasCluster(folder, binaries)) return
  throw new EmbeddedPostgresError('not-a-cluster', sentences.notACluster(folder.cluster))
}
