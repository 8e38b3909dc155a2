import type { Location } from 'react-router'

/** How the lists on the way to a screen stood: their page, order and filter, by their path. */
type Trail = Readonly<Record<string, string>>

/**
 * What a step away from here leaves in the history entry it makes. It lies there rather than in the address, which is for
 * whoever it is sent to; a reload keeps it.
 */
export function stepFrom({ pathname, search, state }: Pick<Location, 'pathname' | 'search' | 'state'>): {
  trail: Trail
} {
  const { [pathname]: _, ...others } = trailIn(state)
  return { trail: search === '' ? others : { ...others, [pathname]: search } }
}

/** A list's address as it was left, or as it begins. */
export function addressLeft(path: string, state: unknown): string {
  const search = trailIn(state)[path]
  return typeof search === 'string' ? `${path}${search}` : path
}

function trailIn(state: unknown): Trail {
  const isStep = typeof state === 'object' && state !== null && 'trail' in state
  return isStep && typeof state.trail === 'object' && state.trail !== null ? (state.trail as Trail) : {}
}
