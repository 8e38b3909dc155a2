import { clientNetwork } from '@tecnoclick/api/platform/http/client-network'

interface ClientCount {
  /** Returns how to leave; undefined if the client, or all of them, have too many. */
  enter(address: string): (() => void) | undefined
}

/** Counts what is open at once, by client network and in all. */
export function createClientCount(limits: { client: number; total?: number }): ClientCount {
  const open = new Map<string, number>()
  let total = 0
  return {
    enter(address) {
      const client = clientNetwork(address)
      const count = (open.get(client) ?? 0) + 1
      if (count > limits.client || total >= (limits.total ?? Number.POSITIVE_INFINITY)) return undefined
      open.set(client, count)
      total += 1
      return () => {
        total -= 1
        const left = (open.get(client) ?? 1) - 1
        if (left > 0) open.set(client, left)
        else open.delete(client)
      }
    },
  }
}
