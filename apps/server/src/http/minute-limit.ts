const minute = 60_000

/** Counts in this process, for what need not be exact. True lets the client pass. */
export function createMinuteLimit(
  limits: { client: number; total: number },
  now: () => number = Date.now,
): (client: string) => boolean {
  let since = now()
  let total = 0
  const clients = new Map<string, number>()
  return (client) => {
    if (now() - since >= minute) {
      since = now()
      total = 0
      clients.clear()
    }
    const own = (clients.get(client) ?? 0) + 1
    if (own > limits.client || total >= limits.total) return false
    clients.set(client, own)
    total += 1
    return true
  }
}
