import { watchParents } from '../../../../scripts/parents.mjs'

/** Sent by a supervisor, by Ctrl-C, and by a terminal that closes. */
const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const

/** One Ctrl-C arrives three times: from the terminal, npm and the launcher. */
const echo = 1000

export interface ShutdownOptions {
  close(): Promise<void>
  /** Called before closing begins. */
  begin?(reason: string): void
  exit?(code: number): void
  limit?: number
}

/** platform.md#constants */
const longestDrain = 10_000

/** Closes the store on the first signal, exits at once on a later one, and exits anyway after the time limit. */
export function closeOnSignal({
  close,
  begin = () => {},
  exit = process.exit,
  limit = longestDrain,
}: ShutdownOptions): (reason: string) => void {
  let closingSince: number | undefined
  const shutDown = (reason: string) => {
    if (closingSince !== undefined) {
      if (performance.now() - closingSince > echo) exit(1)
      return
    }
    closingSince = performance.now()
    begin(reason)
    setTimeout(() => exit(1), limit).unref()
    close().then(
      () => exit(0),
      () => exit(1),
    )
  }
  for (const signal of signals) process.on(signal, shutDown)
  // The launcher may be killed without forwarding a signal.
  if (process.channel) process.on('disconnect', () => shutDown('disconnect'))
  // Or it has made way for this process, whose parent is npm then.
  else watchParents(() => closingSince === undefined && shutDown('npm is gone'))
  return shutDown
}
