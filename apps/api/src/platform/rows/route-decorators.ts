import type { PlainFieldCode } from '@tecnoclick/contract/platform/issue-message'
import { violatedConstraint } from '@tecnoclick/database/connect'
import { isRefusal } from '../http/refusal.ts'
import { refusalFromError } from '../http/refusal-from-error.ts'
import type { Route } from '../http/route.ts'

/** Calls `changed` after each successful write and before its response, so that the next request sees the change. */
export function invalidateAfterWrites(
  changed: () => void | Promise<void>,
  routes: readonly Route[],
): Route[] {
  return routes.map((route) => {
    if (route.endpoint.method === 'GET') return route
    return {
      ...route,
      async handle(input) {
        const outcome = await route.handle(input)
        if (!isRefusal(outcome)) await changed()
        return outcome
      },
    }
  })
}

/** The field and message of each database constraint. */
export type ConstraintFields = Readonly<Record<string, readonly [field: string, code: PlainFieldCode]>>

/** Reports violated constraints as field errors, for example a slug that is taken. */
export function nameConstraintFields(constraints: ConstraintFields, routes: readonly Route[]): Route[] {
  // A row without something needed is invalid; the others meet another row.
  const mayConflict = Object.values(constraints).some(([, code]) => code !== 'required')
  return routes.map((route) => ({
    ...route,
    ...(mayConflict && route.body && { refusals: [...(route.refusals ?? []), 'conflict'] }),
    async handle(input) {
      try {
        return await route.handle(input)
      } catch (error) {
        const named = constraints[violatedConstraint(error) ?? '']
        if (!named) throw error
        const [field, code] = named
        return { ...refusalFromError(error), fields: { [field]: { code } } }
      }
    },
  }))
}
