import '../quick-start.ts'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readChainHead } from '@tecnoclick/database/audit-chain'
import { connectDatabase } from '@tecnoclick/database/connect'
import { checkInvariants, type InvariantResult } from '@tecnoclick/database/invariants'
import { type Configuration, readConfiguration } from '../configuration.ts'
import { Fault } from '../fault.ts'
import { runCommand, tell } from './run-command.ts'
import { withDatabase } from './with-database.ts'

/** `npm run check:invariants` prints one line per invariant and exits with 1 if any is violated. */
await runCommand('The invariants could not be checked', async () => {
  const configuration = readConfiguration(process.env)
  requireStore(configuration)
  const [results, head] = await withDatabase(configuration, async (url) => {
    const { db, close } = connectDatabase(url, { max: 1 })
    return Promise.all([checkInvariants(db), readChainHead(db)]).finally(close)
  })
  const width = Math.max(...results.map(({ id }) => id.length))
  for (const result of results) tell(lineOf(result, width))
  const broken = results.filter(({ offending }) => offending > 0).length
  if (broken > 0) throw new Fault(`${broken} of ${results.length} invariants are violated.`, 'other')
  tell(`✓ All ${results.length} invariants hold.`)
  if (head) tell(`  Audit log sealed up to entry ${head.position}: ${head.hash}`)
})

function lineOf({ id, title, offending }: InvariantResult, width: number): string {
  const verdict = offending === 0 ? 'ok  ' : 'FAIL'
  return `${verdict} ${id.padEnd(width)} ${String(offending).padStart(6)}  ${title}`
}

/** Opening an embedded store that does not exist would create it. */
function requireStore({ databaseUrl, dataDir }: Configuration): void {
  if (databaseUrl || existsSync(join(dataDir, 'postgres'))) return
  throw new Fault(`There is no store in ${dataDir}. Set DATA_DIR or DATABASE_URL.`, 'dataDir')
}
