import { setTimeout as pause } from 'node:timers/promises'
import { seconds } from '@tecnoclick/domain/platform/duration'
import type { ApiDeps } from '../deps.ts'

/** Well above the slowest of these responses on an idle machine. */
const defaultMs = seconds(0.25)

/**
 * Delays a result until a minimum time has passed. An existing account needs more work than an unknown one; without
 * this the response time would reveal which it was (people.md#registration, people.md#password-recovery).
 */
export async function withMinimumDuration<T>(
  { minimumDuration = () => pause(defaultMs) }: Pick<ApiDeps, 'minimumDuration'>,
  work: Promise<T>,
): Promise<T> {
  const minimum = minimumDuration()
  try {
    return await work
  } finally {
    await minimum
  }
}
