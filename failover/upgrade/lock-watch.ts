import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'

export interface LockWatch {
  /** The longest time that a statement of the shop waited for the migration so far, and which it was. */
  longest(): { ms: number; statement: string }
  stop(): Promise<void>
}

/** Whoever waits for a lock that the migration holds or waits for itself. */
const waitingSql = `
  select extract(epoch from clock_timestamp() - waiting.waitstart) * 1000 as ms, left(activity.query, 200) as statement
  from pg_locks as waiting join pg_stat_activity as activity using (pid)
  where not waiting.granted and waiting.waitstart is not null and activity.application_name <> 'tecnoclick-migrate'
    and pg_blocking_pids(pid) && array(select pid from pg_stat_activity where application_name = 'tecnoclick-migrate')`

export async function watchLocks(url: string): Promise<LockWatch> {
  const client = new Client({ connectionString: url, application_name: 'lock-watch' })
  await client.connect()
  let longest = { ms: 0, statement: '' }
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      const { rows } = await client.query<{ ms: string; statement: string }>(waitingSql)
      for (const { ms, statement } of rows)
        if (Number(ms) > longest.ms) longest = { ms: Number(ms), statement }
      await pause(20)
    }
  })()
  return {
    longest: () => longest,
    async stop() {
      isOver = true
      await watching
      await client.end()
    },
  }
}
