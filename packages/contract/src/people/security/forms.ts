import {
  enteredPasswordComplaint,
  newPasswordComplaint,
  type PasswordComplaint,
} from '@tecnoclick/domain/people/password-length'
import { z } from 'zod'
import { errorKey, type IssueKey } from '../../platform/issue-message.ts'
import { emailSchema } from '../../platform/wire.ts'
import { resetKeySchema } from './schemas.ts'

/**
 * The forms with the typed password. Browser and web server check them alike, and only then transform the password into
 * what `schemas.ts` takes (people.md#password-transform).
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
    password: typedPassword(enteredPasswordComplaint, 'validation.required'),
    confirmPassword: typedPassword(enteredPasswordComplaint, 'validation.signUpConfirm'),
  })
  .refine(areTheSame, confirmedBy('validation.signUpMismatch'))

const newPassword = {
  password: typedPassword(newPasswordComplaint, 'validation.newPassword'),
  confirmPassword: typedPassword(newPasswordComplaint, 'validation.newPasswordConfirm'),
  resetKey: resetKeySchema,
}

/** Where the password is asked again: the session says whose. */
export const confirmPasswordForm = z.object({
  password: typedPassword(enteredPasswordComplaint, 'validation.required'),
})

/** /account/password: the session says whose. */
export const passwordForm = z
  .object(newPassword)
  .refine(areTheSame, confirmedBy('validation.newPasswordMismatch'))

/** /account/forgotpassword. */
export const recoveryForm = z
  .object({ email: emailSchema, ...newPassword })
  .refine(areTheSame, confirmedBy('validation.newPasswordMismatch'))
