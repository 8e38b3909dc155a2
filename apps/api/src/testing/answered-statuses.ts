import { appendFileSync } from 'node:fs'
import type { Route } from '../platform/http/route.ts'
import { statusesOf } from '../platform/openapi/refusals.ts'

const noted = new Set<string>()

/**
 * Where `npm test` names a file: the statuses that the reference documents, and those that were answered. It compares
 * them when all tests have run.
 */
export function noteStatus(routes: readonly Route[], answered: Route, status: number): void {
  const file = process.env.ANSWERED_STATUSES
  if (!file) return
  const lines = [`answered ${nameOf(answered)} ${status}`]
  if (noted.size === 0)
    for (const route of routes)
      for (const documented of statusesOf(route)) lines.push(`documented ${nameOf(route)} ${documented}`)
  const fresh = lines.filter((line) => !noted.has(line))
  for (const line of fresh) noted.add(line)
  // Several processes write to it. A line is shorter than what the system appends at once.
  if (fresh.length > 0) appendFileSync(file, fresh.map((line) => `${line}\n`).join(''))
}

function nameOf({ endpoint: { method, path } }: Route): string {
  return `${method} ${path}`
}
