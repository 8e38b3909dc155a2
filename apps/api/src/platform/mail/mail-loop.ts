import { seconds } from '@tecnoclick/domain/platform/duration'
import type { Logger } from 'pino'
import type { OutboxSweeper } from './sweep-outbox.ts'

export interface MailLoop {
  wake(): void
  stop(): Promise<void>
}

/** Batches the mails of one burst into one sweep. */
const gathering = 20

/**
 * Sweeps every few seconds and soon after `wake`. The interval is sufficient: it finds mail of other processes, retries
 * and mail of dead workers. `wake` only sends the mail of this process sooner.
 */
export function startMailLoop(
  sweeper: OutboxSweeper,
  { log, every = seconds(5) }: { log: Logger; every?: number },
): MailLoop {
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
      log.warn({ err: error }, 'outbox not swept, trying again')
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
