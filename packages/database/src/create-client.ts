import type { ClientConfig } from 'pg'
import { multiHostClient } from './driver-internals/multi-host-client.ts'
import { ScramClient } from './driver-internals/scram-client.ts'
import { parseHosts } from './hosts.ts'

/** The class of connections to a URL of one or many servers, and how to look for the server anew. */
export function clientFor(url: string) {
  const list = parseHosts(url)
  const many = list.hosts.length > 0 ? multiHostClient(list) : undefined
  return { url: list.url, Client: many?.Client ?? ScramClient, forgetHost: many?.forget }
}

/** One connection outside the pool, for work that is longer than a transaction. */
export function createClient(connectionUrl: string, config: ClientConfig = {}): ScramClient {
  const { url, Client } = clientFor(connectionUrl)
  return new Client({ ...config, connectionString: url })
}
