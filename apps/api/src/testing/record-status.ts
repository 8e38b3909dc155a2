import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Route } from '../platform/http/route.ts'
import { statusesOf } from '../platform/openapi/refusals.ts'

const recorded = new Set<string>()

/**
 * The statuses that the reference documents and those that tests were answered, in the folder that `npm test` names. It
 * compares them when all tests have run (scripts/answered-statuses.mjs).
 */
export function recordStatus(routes: readonly Route[], answered: Route, status: number): void {
  const folder = process.env.ANSWERED_STATUSES
  if (!folder) return
  const documented = recorded.size > 0 ? [] : routes.flatMap(documentedBy)
  const lines = [...documented, `answered ${nameOf(answered)} ${status}`]
  const unknown = lines.filter((line) => !recorded.has(line))
  for (const line of unknown) recorded.add(line)
  // A file for each process that runs tests.
  if (unknown.length > 0) appendFileSync(join(folder, `${process.pid}.txt`), `${unknown.join('\n')}\n`)
}

function documentedBy(route: Route): string[] {
  return statusesOf(route).map((status) => `documented ${nameOf(route)} ${status}`)
}

function nameOf({ endpoint: { method, path } }: Route): string {
  return `${method} ${path}`
}
