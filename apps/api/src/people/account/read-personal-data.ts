import type { PersonalData } from '@tecnoclick/contract/people/account/schemas'
import type { Drizzle } from '@tecnoclick/database/connect'
import { readUserAgent } from '@tecnoclick/domain/people/user-agent'
import { type SQL, sql } from 'drizzle-orm'
import { redactSecrets } from '../../platform/audit/read-audit-log.ts'
import { type Owner, personalLists } from './personal-lists.ts'

type Row = Record<string, unknown>

/** Longer lists would not fit into the memory of a busy server. */
const rowsPerList = 5_000

/** One list after another: a whole life with the shop must not hold several connections. */
export async function readPersonalData(db: Drizzle, owner: Owner, now: Date): Promise<PersonalData> {
  const incomplete: string[] = []
  const lists: Record<string, Row[]> = {}
  for (const [name, select] of Object.entries(personalLists)) {
    const rows = await readRows(db, select(owner))
    if (rows.length > rowsPerList) incomplete.push(name)
    lists[name] = rows.slice(0, rowsPerList).map((row) => redactSecrets(readable(row)) as Row)
  }
  const { account, profile, ...others } = lists
  return {
    createdDate: now.toISOString(),
    incomplete,
    account: account?.[0] ?? {},
    profile: profile?.[0] ?? null,
    ...(others as Omit<PersonalData, 'createdDate' | 'incomplete' | 'account' | 'profile'>),
  }
}

async function readRows(db: Drizzle, select: SQL): Promise<Row[]> {
  const { rows } = await db.execute<{ row: Row }>(sql`
    select to_jsonb(one) as row from (${select}) as one limit ${rowsPerList + 1}`)
  return rows.map(({ row }) => row)
}

/** The browser by its name, beside what it says of itself. */
function readable(row: Row): Row {
  if (typeof row.userAgent !== 'string') return row
  const { browser = null, system = null } = readUserAgent(row.userAgent)
  return { ...row, browser, system }
}
