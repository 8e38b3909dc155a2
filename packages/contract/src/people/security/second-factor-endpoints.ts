import { endpoint } from '../../platform/endpoint.ts'
import type { FactorOptions } from '../../platform/sign-in-challenge.ts'
import type { SignedIn } from './schemas.ts'
import type {
  BackupCodes,
  Confirmation,
  Enrolled,
  NewPasskey,
  PasskeyCreation,
  SecondFactor,
  SecondStep,
  TotpCode,
  TotpSetup,
} from './second-factor-schemas.ts'

export const getSignInOptions = endpoint<{ response: FactorOptions }>('GET', '/security/login/second-factor')
export const finishSignIn = endpoint<{ body: SecondStep; response: SignedIn }>(
  'POST',
  '/security/login/second-factor',
)

export const getConfirmationOptions = endpoint<{ response: FactorOptions }>(
  'GET',
  '/security/confirmation/options',
)
export const confirmIdentity = endpoint<{ body: Confirmation; response: undefined }>(
  'POST',
  '/security/confirmation',
)

export const getSecondFactor = endpoint<{ response: SecondFactor }>('GET', '/security/second-factor')
export const startTotp = endpoint<{ response: TotpSetup }>('POST', '/security/second-factor/totp')
export const confirmTotp = endpoint<{ body: TotpCode; response: Enrolled }>(
  'POST',
  '/security/second-factor/totp/confirm',
)
export const removeTotp = endpoint<{ response: undefined }>('DELETE', '/security/second-factor/totp')
export const getPasskeyCreation = endpoint<{ response: PasskeyCreation }>(
  'GET',
  '/security/second-factor/passkeys/options',
)
export const addPasskey = endpoint<{ body: NewPasskey; response: Enrolled }>(
  'POST',
  '/security/second-factor/passkeys',
)
export const removePasskey = endpoint<{ params: { id: number }; response: undefined }>(
  'DELETE',
  '/security/second-factor/passkeys/{id}',
)
export const renewBackupCodes = endpoint<{ response: BackupCodes }>(
  'POST',
  '/security/second-factor/backup-codes',
)
