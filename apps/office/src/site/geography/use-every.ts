import type { City, State } from '@tecnoclick/contract/site/geography/schemas'
import { minutes } from '@tecnoclick/domain/platform/duration'
import { useGetList } from 'ra-core'

/** Cuba has 16 provinces and 168 municipalities: few enough to come whole, in the order people look for them. */
const whole = { pagination: { page: 1, perPage: 1000 }, sort: { field: 'name', order: 'ASC' } } as const

/** Every row of a list asks for them; a change made here refreshes them anyway. */
const kept = { staleTime: minutes(1) }

export function useEveryState(): readonly State[] {
  return useGetList<State>('states', whole, kept).data ?? []
}

/** undefined until they are here: a count that is not known is no zero. */
export function useEveryCity(): readonly City[] | undefined {
  return useGetList<City>('cities', whole, kept).data
}
