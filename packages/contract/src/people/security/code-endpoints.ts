import { endpoint } from '../../platform/endpoint.ts'
import type { CodeSignIn, CodeSignInOptions, CodeSignInRequest } from './code-schemas.ts'
import type { RecoveryRequested, SignedIn } from './schemas.ts'

/** By which channels the shop sends codes that sign in. */
export const getCodeSignInOptions = endpoint<{ response: CodeSignInOptions }>('GET', '/security/sign-in-code')
export const requestSignInCode = endpoint<{ body: CodeSignInRequest; response: RecoveryRequested }>(
  'POST',
  '/security/sign-in-code',
)
export const finishCodeSignIn = endpoint<{ body: CodeSignIn; response: SignedIn }>(
  'POST',
  '/security/sign-in-code/finish',
)
