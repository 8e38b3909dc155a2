import type { Client } from 'pg'
import { createClient } from '../create-client.ts'

/** Fixes the text format of values and lifts the timeouts. Settings that the server does not know are skipped. */
const settings: Record<string, string> = {
  TimeZone: 'UTC',
  DateStyle: 'ISO, MDY',
  IntervalStyle: 'postgres',
  bytea_output: 'hex',
  extra_float_digits: '1',
  row_security: 'off',
  statement_timeout: '0',
  lock_timeout: '0',
  idle_in_transaction_session_timeout: '0',
  transaction_timeout: '0',
}

/** One connection for a whole backup or restore. Closing it during a transaction rolls everything back. */
export async function withSession<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = createClient(url, { application_name: 'tecnoclick-backup', keepAlive: true })
  // A lost connection also fails the running query, where it is handled.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(
      `select set_config(pg_settings.name, wanted.value, false)
      from json_each_text($1) as wanted (name, value) join pg_settings on pg_settings.name = wanted.name`,
      [JSON.stringify(settings)],
    )
    return await work(client)
  } finally {
    await client.end()
  }
}
