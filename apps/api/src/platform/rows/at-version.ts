import { type Refusal, refuse } from '../http/refusal.ts'

/** A change names the version it was made from. Without one the last write wins (platform.md#concurrent-edits). */
export function isStale(row: { version: number }, version: number | undefined): boolean {
  return version !== undefined && version !== row.version
}

/** The row, unless it is missing or another change came first. */
export function atVersion<Row extends { version: number }>(
  row: Row | undefined,
  version: number | undefined,
): Row | Refusal {
  if (!row) return refuse('notFound')
  return isStale(row, version) ? refuse('staleVersion') : row
}
