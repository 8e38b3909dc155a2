import { isDemoEmail } from '@tecnoclick/domain/people/demo-accounts'
import type { ApiDeps } from '../deps.ts'
import type { Session } from './find-session.ts'

/** Staff work with a second factor; until then they can only enrol one (people.md#second-factor). */
export async function lacksRequiredFactor(
  { secondFactor, viewer }: Session,
  { exposure }: Pick<ApiDeps, 'exposure'>,
): Promise<boolean> {
  if (viewer.role !== 'admin' || secondFactor) return false
  return !isDemoEmail(viewer.email) || (await exposure.isExposed())
}
