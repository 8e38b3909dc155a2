import '../quick-start.ts'
import { connectDatabase } from '@tecnoclick/database/connect'
import { checkInvariants, type InvariantResult } from '@tecnoclick/database/invariants'
import { readConfiguration } from '../configuration.ts'
import { Fault } from '../fault.ts'
import { print, runCommand } from './run-command.ts'
import { hasStore, withDatabase } from './with-database.ts'

/** `npm run check:invariants` prints one line per invariant and exits with 1 if any is violated. */
await runCommand('The invariants could not be checked', async () => {
  const configuration = readConfiguration(process.env)
  if (!hasStore(configuration)) {
    const { dataDir } = configuration
    throw new Fault(`There is no store in ${dataDir}. Set DATA_DIR or DATABASE_URL.`, 'dataDir')
  }
  const results = await withDatabase(configuration, async (url) => {
    const { db, close } = connectDatabase(url, { max: 1 })
    return checkInvariants(db).finally(close)
  })
  const width = Math.max(...results.map(({ id }) => id.length))
  for (const result of results) print(lineOf(result, width))
  const broken = results.filter(({ offending }) => offending > 0).length
  if (broken > 0) throw new Fault(`${broken} of ${results.length} invariants are violated.`, 'other')
  print(`✓ All ${results.length} invariants hold.`)
})

function lineOf({ id, title, offending }: InvariantResult, width: number): string {
  const verdict = offending === 0 ? 'ok  ' : 'FAIL'
  return `${verdict} ${id.padEnd(width)} ${String(offending).padStart(6)}  ${title}`
}
