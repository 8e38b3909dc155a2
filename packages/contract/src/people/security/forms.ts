import {
  enteredPasswordComplaint,
  newPasswordComplaint,
  type PasswordComplaint,
} from '@tecnoclick/domain/people/password-length'
import { z } from 'zod'
import { errorKey, type IssueKey } from '../../platform/issue-message.ts'
import { emailSchema, optionalPhone } from '../../platform/wire.ts'
import { resetKeySchema } from './schemas.ts'
import { factorCodeSchema } from './second-factor-schemas.ts'

/**
 * The forms with the typed password. Browser and web server validate them first and then transform the password for
 * `schemas.ts` (people.md#password-transform).
 */
type LengthRule = (typed: string) => PasswordComplaint | undefined

function typedPassword(rule: LengthRule, missing: IssueKey) {
  return z
    .string(errorKey(missing))
    .min(1, errorKey(missing))
    .check(({ value, issues }) => {
      const complaint = value === '' ? undefined : rule(value)
      if (complaint) issues.push({ code: 'custom', input: value, message: `validation.${complaint}` })
    })
}

interface Passwords {
  password: string
  confirmPassword: string
}

function areTheSame({ password, confirmPassword }: Passwords): boolean {
  return password === confirmPassword
}

/** Runs even if other fields are invalid; zod would skip it. */
function confirmedBy(mismatch: IssueKey) {
  const when = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null
  return { ...errorKey(mismatch), path: ['confirmPassword'], when }
}

export const signInForm = z.object({
  email: emailSchema,
  password: typedPassword(enteredPasswordComplaint, 'validation.required'),
  sharedDevice: z.boolean().optional(),
})

export const signUpForm = z
  .object({
    accountType: z.enum(['person', 'business'], errorKey('validation.accountType')),
    email: emailSchema,
    phone: optionalPhone,
    password: typedPassword(enteredPasswordComplaint, 'validation.required'),
    confirmPassword: typedPassword(enteredPasswordComplaint, 'validation.signUpConfirm'),
  })
  .refine(areTheSame, confirmedBy('validation.signUpMismatch'))

const passwordTwice = {
  password: typedPassword(newPasswordComplaint, 'validation.newPassword'),
  confirmPassword: typedPassword(newPasswordComplaint, 'validation.newPasswordConfirm'),
}

const newPassword = { ...passwordTwice, resetKey: resetKeySchema }

/** /account/resetpassword: the link says whose. */
export const linkForm = z
  .object(passwordTwice)
  .refine(areTheSame, confirmedBy('validation.newPasswordMismatch'))

/** /account/password: the session says whose. */
export const passwordForm = z
  .object(newPassword)
  .refine(areTheSame, confirmedBy('validation.newPasswordMismatch'))

/** /account/forgotpassword. */
export const recoveryForm = z
  .object({ email: emailSchema, ...newPassword })
  .refine(areTheSame, confirmedBy('validation.newPasswordMismatch'))

export const factorCodeForm = z.object({ code: factorCodeSchema })
export const confirmPasswordForm = z.object({ password: signInForm.shape.password })
