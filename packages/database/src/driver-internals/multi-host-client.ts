import type { Client, ClientConfig } from 'pg'
import type { Host, HostList } from '../hosts.ts'
import { ScramClient } from './scram-client.ts'

/** What the types of the driver lack. */
interface ClientInternals extends Host {
  connection: {
    on(
      event: 'parameterStatus',
      listener: (status: { parameterName: string; parameterValue: string }) => void,
    ): void
  }
}

type Connected = (error: Error | null, client: Client) => void

/** PostgreSQL reports both when a connection begins. */
const refusesWrites = ['in_hot_standby', 'default_transaction_read_only']

/**
 * A client for a list of servers: connects to the first that answers, and to the primary alone if that is wanted.
 * node-postgres knows one server only. Every client of a pool uses the server that was found last.
 */
export function multiHostClient({ url, hosts, wantsPrimary }: HostList) {
  let search: Promise<Host> | undefined
  const forget = () => {
    search = undefined
  }

  async function probe(host: Host, config: ClientConfig): Promise<Host> {
    const client = new ScramClient({ ...config, connectionString: url })
    client.on('error', () => {})
    Object.assign(client, host)
    let isReadOnly = false
    internalsOf(client).connection.on('parameterStatus', ({ parameterName, parameterValue }) => {
      if (refusesWrites.includes(parameterName) && parameterValue === 'on') isReadOnly = true
    })
    try {
      await client.connect()
    } finally {
      client.end().catch(() => {})
    }
    if (isReadOnly && wantsPrimary) throw new Error(`${host.host}:${host.port} takes no writes`)
    return host
  }

  function find(config: ClientConfig): Promise<Host> {
    search ??= firstOf(hosts.map((host) => () => probe(host, config))).catch((error: unknown) => {
      forget()
      throw error
    })
    return search
  }

  class MultiHostClient extends ScramClient {
    readonly #config: ClientConfig
    constructor(config: ClientConfig = {}) {
      super({ ...config, connectionString: url })
      this.#config = config
    }

    // The pool passes a callback, everybody else waits for the promise.
    override connect(): Promise<Client>
    override connect(callback: Connected): void
    override connect(callback?: Connected): Promise<Client> | undefined {
      const connected = find(this.#config).then((host) => {
        Object.assign(this, host)
        return super.connect().catch((error: unknown) => {
          forget()
          throw error
        })
      })
      if (!callback) return connected
      connected.then(
        (client) => callback(null, client),
        (error: Error) => callback(error, this),
      )
      return undefined
    }
  }
  return { Client: MultiHostClient, forget }
}

function internalsOf(client: ScramClient): ClientInternals {
  return client as unknown as ClientInternals
}

/** The first that succeeds, in the given order; a dead host would make the others wait for its timeout. */
async function firstOf<T>(tries: (() => Promise<T>)[]): Promise<T> {
  const started = tries.map((attempt) => attempt())
  for (const one of started) one.catch(() => {})
  return Promise.any(started).catch((error: AggregateError) => {
    throw error.errors[0]
  })
}
