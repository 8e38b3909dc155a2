import { isDemoEmail } from '@tecnoclick/domain/people/demo-accounts'
import type { ApiDeps } from '../deps.ts'
import type { Session } from './find-session.ts'

/** Staff work with a second factor; until then they can only enrol one (people.md#second-factor). */
export function lacksRequiredFactor(
  { secondFactor, viewer }: Session,
  { exposed }: Pick<ApiDeps, 'exposed'>,
): boolean {
  if (viewer.role !== 'admin' || secondFactor) return false
  return exposed || !isDemoEmail(viewer.email)
}
