import { seconds } from '@tecnoclick/domain/platform/duration'
import type { Logger } from 'pino'

/** Sends what waits in a table: mails, events of webhooks. */
export interface Sweeper {
  /** Claims what is due and resolves once it is being sent. */
  sweep(): Promise<void>
  /** Claims no more and finishes what is being sent. */
  stop(): Promise<void>
}

export interface SweepLoop {
  wake(): void
  stop(): Promise<void>
}

/** Batches the rows of one burst into one sweep. */
const gathering = 20

/**
 * Sweeps every few seconds and soon after `wake`. The interval is sufficient: it finds rows of other processes, retries
 * and rows of dead workers. `wake` only sends those of this process sooner.
 */
export function startSweepLoop(
  sweeper: Sweeper,
  { log, every = seconds(5) }: { log: Logger; every?: number },
): SweepLoop {
  let stopped = false
  let sweeping = false
  let wanted = false
  let timer = setTimeout(turn, 0)

  async function turn(): Promise<void> {
    sweeping = true
    wanted = false
    try {
      await sweeper.sweep()
    } catch (error) {
      log.warn({ err: error }, 'not swept, trying again')
    }
    sweeping = false
    if (!stopped) timer = setTimeout(turn, wanted ? gathering : every)
  }

  return {
    wake() {
      if (wanted || stopped) return
      wanted = true
      if (sweeping) return
      clearTimeout(timer)
      timer = setTimeout(turn, gathering)
    },
    async stop() {
      stopped = true
      clearTimeout(timer)
      await sweeper.stop()
    },
  }
}
