import { endpoint } from '../../platform/endpoint.ts'
import type { Closing, PasswordConfirmation, PersonalData } from './schemas.ts'

export const downloadPersonalData = endpoint<{ body: PasswordConfirmation; response: PersonalData }>(
  'POST',
  '/account/data',
)
export const getClosing = endpoint<{ response: Closing }>('GET', '/account/closing')
export const closeAccount = endpoint<{ body: PasswordConfirmation; response: undefined }>(
  'POST',
  '/account/closing',
)
