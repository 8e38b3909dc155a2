import { type Audience, mayEnter } from '@tecnoclick/domain/people/roles'
import type { Session } from '../session/find-session.ts'
import { type Refusal, refuse } from './refusal.ts'

/** No session answers 401, a function above the caller's role 403 (platform.md#access). */
export function guardAudience(audience: Audience, session: Session | undefined): Refusal | undefined {
  if (mayEnter(audience, session?.viewer.role)) return undefined
  return refuse(session ? 'forbidden' : 'unauthenticated')
}
