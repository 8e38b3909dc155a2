import type { Client } from 'pg'
import { createClient } from './create-client.ts'
import { sessionDefaults } from './session-defaults.ts'

/** `transaction`: a pooler such as PgBouncer lends a connection of PostgreSQL for each transaction. */
export type Pooler = 'none' | 'transaction'

const protocolViolation = '08P01'

/** A pooler refuses our settings, or accepts them and names a process other than the one that answers. */
export async function detectPooler(url: string): Promise<Pooler> {
  const [[name, value]] = sessionDefaults
  const client = createClient(url, { options: `-c ${name}=${value}` })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    return rows[0]?.pid === processIdOf(client) ? 'none' : 'transaction'
  } catch (error) {
    if (isRefusedSetting(error)) return 'transaction'
    throw error
  } finally {
    await client.end()
  }
}

function isRefusedSetting(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === protocolViolation &&
    /startup parameter/i.test(error.message)
  )
}

/** What the server named as its process for cancelling. The types of the driver lack it. */
function processIdOf(client: Client): number | null {
  return (client as unknown as { processID: number | null }).processID
}
