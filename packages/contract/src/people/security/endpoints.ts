import { endpoint } from '../../platform/endpoint.ts'
import type {
  Expiration,
  Me,
  PasswordChange,
  PasswordChanged,
  RecoveryRequest,
  RecoveryRequested,
  ResendActivation,
  SignedIn,
  SignIn,
  SignUp,
  ToldAddress,
  Warnings,
} from './schemas.ts'

export const getMe = endpoint<{ response: Me }>('GET', '/security/me')
export const signIn = endpoint<{ body: SignIn; response: SignedIn }>('POST', '/security/login')
export const logout = endpoint<{ response: undefined }>('POST', '/security/logout')
export const checkExpiration = endpoint<{ query?: { token?: string | undefined }; response: Expiration }>(
  'GET',
  '/security/checkexpiration',
)

export const signUpPerson = endpoint<{ body: SignUp; response: ToldAddress }>('POST', '/security/sign-up')
export const signUpBusiness = endpoint<{ body: SignUp; response: ToldAddress }>(
  'POST',
  '/security/sign-up/business',
)
export const activateUser = endpoint<{ params: { token: string }; response: ToldAddress }>(
  'GET',
  '/security/activate/user/{token}',
)
export const resendActivation = endpoint<{ body: ResendActivation; response: ToldAddress }>(
  'POST',
  '/security/activate/resend',
)

export const requestRecovery = endpoint<{ body: RecoveryRequest; response: RecoveryRequested }>(
  'POST',
  '/security/reset-password/init',
)
/** Whose password the link of a recovery mail changes; reading it uses nothing up. */
export const getRecoveryLink = endpoint<{ params: { token: string }; response: ToldAddress }>(
  'GET',
  '/security/reset-password/link/{token}',
)
export const finishRecovery = endpoint<{ body: PasswordChange; response: PasswordChanged }>(
  'POST',
  '/security/reset-password/finish',
)

/** Shown above every screen of the back office. */
export const getWarnings = endpoint<{ response: Warnings }>('GET', '/admin/warnings')
