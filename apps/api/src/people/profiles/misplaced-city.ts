import type { Transaction } from '@tecnoclick/database/connect'
import { cities, states } from '@tecnoclick/database/schema/site/geography'
import { and, eq } from 'drizzle-orm'
import { fieldMessage } from '../../platform/http/field-errors.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'

interface Place {
  stateId?: number | null | undefined
  cityId?: number | null | undefined
}

/** A profile may name no place, a state, or a city of that state. */
export async function misplacedCity(
  tx: Transaction,
  { stateId, cityId }: Place,
): Promise<Refusal | undefined> {
  if (stateId && !(await tx.$count(states, eq(states.id, stateId)))) {
    return refuse('invalid', { fields: { stateId: fieldMessage('validation.state') } })
  }
  if (!cityId) return undefined
  const isThere =
    stateId && (await tx.$count(cities, and(eq(cities.id, cityId), eq(cities.stateId, stateId))))
  return isThere ? undefined : refuse('invalid', { fields: { cityId: fieldMessage('validation.city') } })
}
