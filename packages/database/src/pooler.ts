import { createClient } from './create-client.ts'

/** `transaction`: a pooler such as PgBouncer lends a connection of PostgreSQL for each transaction. */
export type Pooler = 'none' | 'transaction'

const protocolViolation = '08P01'

/** PostgreSQL accepts any setting whose name has a dot. A pooler refuses it, or accepts it and does not pass it on. */
export async function detectPooler(url: string): Promise<Pooler> {
  const client = createClient(url, { options: '-c shop.connection=direct' })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query("select current_setting('shop.connection', true) as connection")
    return rows[0]?.connection === 'direct' ? 'none' : 'transaction'
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
