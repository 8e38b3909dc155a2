/** The signals by which a store is closed: a supervisor's, Ctrl-C, a terminal that went away. */
const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const

/** One Ctrl-C arrives three times: from the terminal, npm and the launcher. */
const echo = 1000

export interface ShutdownOptions {
  close(): Promise<void>
  /** Told before closing begins. */
  begin?(reason: string): void
  exit?(code: number): void
  limit?: number
}

/** platform.md#constants */
const longestDrain = 10_000

/** Closes the store on the first signal, ends it at once on a later one, and ends it anyway when time is up. */
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
  // Started by the launcher, which may be killed without a word.
  if (process.channel) process.on('disconnect', () => shutDown('disconnect'))
  return shutDown
}
