import type { Pool, PoolClient } from 'pg'

/** PostgreSQL refuses a write: after a failover this server is no longer the primary. */
export const readOnlyTransaction = '25006'

/** What the types of the driver lack. */
interface ClientInternals {
  connection: {
    on(event: 'errorMessage', listener: (error: { code?: string }) => void): void
    stream: { destroy(): void }
  }
}

const internalsOf = (client: PoolClient) => client as unknown as ClientInternals

/**
 * Drops every connection of the pool at the first refused write. They all lead to the demoted server, which answers
 * reads and would refuse one order after the other. A busy connection is dropped when it is released, so that its
 * transaction fails with PostgreSQL's own error.
 */
export function dropDemoted(pool: Pool, onDemoted: () => void = () => {}): void {
  const idle = new Set<PoolClient>()
  const busy = new Set<PoolClient>()
  const demoted = new WeakSet<PoolClient>()
  const dropAll = () => {
    onDemoted()
    for (const client of busy) demoted.add(client)
    // The pool notices a broken connection that is idle; one that we end ourselves it would lend out.
    for (const client of idle) internalsOf(client).connection.stream.destroy()
  }
  pool.on('connect', (client) => {
    internalsOf(client).connection.on('errorMessage', ({ code }) => {
      if (code === readOnlyTransaction) dropAll()
    })
  })
  pool.on('acquire', (client) => {
    idle.delete(client)
    busy.add(client)
  })
  pool.on('release', (_error, client) => {
    busy.delete(client)
    if (demoted.has(client)) client.end().catch(() => {})
    else idle.add(client)
  })
  pool.on('remove', (client) => {
    idle.delete(client)
    busy.delete(client)
  })
}
