import type { ApiDeps } from '../../platform/deps.ts'
import type { Route } from '../../platform/http/route.ts'
import type { Hashing } from './hashing.ts'
import { recoveryRoutes } from './recovery-routes.ts'
import { sessionRoutes } from './session-routes.ts'
import { signInLimit } from './sign-in.ts'
import { signUpRoutes } from './sign-up-routes.ts'

/** Sign-in, registration, activation and recovery (people.md#calls). */
export function securityRoutes(deps: ApiDeps, hashing: Hashing): Route[] {
  const tools = { hashing, failures: signInLimit(deps) }
  return [...sessionRoutes(deps, tools), ...signUpRoutes(deps, hashing), ...recoveryRoutes(deps, tools)]
}
