import type { ApiDeps } from '../../platform/deps.ts'
import type { Route } from '../../platform/http/route.ts'
import type { EmptyCart } from '../account/close-account.ts'
import { accountRoutes } from '../account/routes.ts'
import { deviceRoutes } from '../devices/routes.ts'
import { createFactorLimits } from '../second-factor/factor-limits.ts'
import { secondFactorRoutes } from '../second-factor/routes.ts'
import { codeSignInRoutes } from './code-sign-in-routes.ts'
import type { Hashing } from './hashing.ts'
import { recoveryRoutes } from './recovery-routes.ts'
import { sessionRoutes } from './session-routes.ts'
import { signInLimit } from './sign-in.ts'
import { createSignInGate } from './sign-in-gate.ts'
import { signUpRoutes } from './sign-up-routes.ts'
import { warningRoutes } from './warning-routes.ts'

/** Sign-in, registration, activation, recovery, devices and personal data (people.md#calls). */
export function securityRoutes(deps: ApiDeps, hashing: Hashing, emptyCart: EmptyCart): Route[] {
  const tools = {
    hashing,
    failures: signInLimit(deps),
    factorLimits: createFactorLimits(deps),
    gate: createSignInGate(deps),
  }
  return [
    ...sessionRoutes(deps, tools),
    ...signUpRoutes(deps, hashing),
    ...recoveryRoutes(deps, tools),
    ...codeSignInRoutes(deps),
    ...secondFactorRoutes(deps, tools),
    ...deviceRoutes(deps),
    ...accountRoutes(deps, emptyCart),
    ...warningRoutes(deps),
  ]
}
