import { isTransformedPassword, transformPassword } from '@tecnoclick/domain/people/password-transform'
import { permissions } from '@tecnoclick/domain/people/permissions'
import { isRecoveryCode } from '@tecnoclick/domain/people/recovery-code'
import { roles } from '@tecnoclick/domain/people/roles'
import { z } from 'zod'
import { explainedEnum } from '../../platform/explained-enum.ts'
import { errorKey } from '../../platform/issue-message.ts'
import { emailSchema, idSchema, optionalPhone } from '../../platform/wire.ts'
import { factorCodeSchema } from './second-factor-schemas.ts'

export const roleSchema = explainedEnum(roles, {
  user: 'A customer',
  business: 'A customer with a business account',
  admin: 'Staff',
})

export const demoAccountsSchema = explainedEnum(['none', 'refused', 'open'], {
  none: 'There are none, or the shop is not reachable from outside',
  refused: 'They exist and cannot sign in',
  open: 'They exist and can sign in: remove them',
})

/** What a page may know about the viewer (people.md#sessions). */
export const viewerSchema = z.object({
  id: idSchema,
  email: z.string(),
  role: roleSchema,
  name: z.string(),
  avatar: z.string(),
  /** Wholesale prices: an approved business (people.md#wholesale-approval). */
  wholesale: z.boolean(),
  /** What the back office lets them do (people.md#staff); none for customers. */
  permissions: z.array(z.enum(permissions)).readonly(),
})

export const meSchema = z.object({ user: viewerSchema.nullable() })

/** Never the typed password (people.md#password-transform). */
export const transformedPassword = passwordField('validation.required')

function passwordField(missing: 'validation.required' | 'validation.newPassword') {
  return z
    .string(errorKey(missing))
    .min(1, errorKey(missing))
    .refine(isTransformedPassword, errorKey('validation.passwordForm'))
    .meta({
      description:
        'The transformed password: lower-case hex SHA-256 of the trimmed, lower-cased e-mail, a colon and the typed ' +
        'password. For cliente@demo.cu and Demo1234, SHA-256 of "cliente@demo.cu:Demo1234".',
      pattern: '^[0-9a-f]{64}$',
      examples: [transformPassword('cliente@demo.cu', 'Demo1234')],
    })
}

export const signInSchema = z.object({
  email: emailSchema,
  password: transformedPassword,
  sharedDevice: z
    .boolean()
    .optional()
    .meta({ description: 'Ends with the browser and after 30 idle minutes' }),
})

export const signedInSchema = z.object({
  token: z.string(),
  user: viewerSchema
    .pick({ id: true, email: true, role: true, permissions: true })
    .partial({ permissions: true }),
})

/** A page of this site, which the link of the mail leads back to; nothing that another site could be read from. */
const nextPage = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/)
  .optional()

export const signUpSchema = z.object({
  email: emailSchema,
  password: transformedPassword,
  phone: optionalPhone,
  next: nextPage,
})

/** Responses that must not reveal whether the account exists: they echo the request. */
export const toldAddressSchema = z.object({ email: z.string() })

export const activationParams = z.object({ token: z.string().regex(/^[\w-]{1,128}$/) })
export const resendActivationSchema = z.object({ email: emailSchema, next: nextPage })

export const expirationQuery = z.object({ token: z.string().max(200).optional() })
export const expirationSchema = z.object({ expired: z.boolean() })

/** Signed-in customers may omit the e-mail. */
export const recoveryRequestSchema = z.object({ email: emailSchema.optional() })

export const resetKeySchema = z
  .string(errorKey('validation.resetKey'))
  .trim()
  .min(1, errorKey('validation.resetKey'))
  .refine(isRecoveryCode, errorKey('validation.resetKeyLength'))

/** What `init` gave back, or the token of a link. */
const randomToken = z.string().regex(/^[\w-]{1,128}$/)

/** The handle is for clients without cookies; a browser has it as a cookie (people.md#password-recovery). */
export const recoveryRequestedSchema = toldAddressSchema.extend({ handle: z.string() })

export const recoveryLinkParams = z.object({ token: randomToken })

export const passwordChangeSchema = z
  .object({
    password: passwordField('validation.newPassword'),
    confirmPassword: z.string(errorKey('validation.newPasswordConfirm')),
    resetKey: resetKeySchema
      .optional()
      .meta({ description: 'The code of the mail; needs the handle of the request. Left out with `token`' }),
    handle: randomToken.optional().meta({ description: 'What `init` answered, for clients without cookies' }),
    token: randomToken.optional().meta({ description: 'The token of the link in the mail' }),
    email: emailSchema.optional(),
    factorCode: factorCodeSchema
      .optional()
      .meta({ description: 'A code of the second factor, where the account has one' }),
  })
  .refine(({ resetKey, token }) => resetKey !== undefined || token !== undefined, {
    ...errorKey('validation.resetKey'),
    path: ['resetKey'],
    when: ({ value }) => typeof value === 'object' && value !== null,
  })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    ...errorKey('validation.newPasswordMismatch'),
    path: ['confirmPassword'],
  })

export const passwordChangedSchema = z.object({
  email: z.string(),
  /** The new token, if the caller used a bearer token. */
  token: z.string().optional(),
})

/** What staff should know about the set-up: `refused` demo accounts exist but cannot sign in (people.md#demo-accounts). */
export const warningsSchema = z.object({
  demoAccounts: demoAccountsSchema,
  /** A shop that is configured for its own machine is reached through a proxy or tunnel. */
  proxy: z
    .object({
      sign: z.string().meta({ description: 'What the request showed, such as a forwarding header' }),
      seenDate: z.string(),
    })
    .nullable(),
})

export type Viewer = z.infer<typeof viewerSchema>
export type Warnings = z.infer<typeof warningsSchema>
export type Me = z.infer<typeof meSchema>
export type SignIn = z.infer<typeof signInSchema>
export type SignedIn = z.infer<typeof signedInSchema>
export type SignUp = z.infer<typeof signUpSchema>
export type ToldAddress = z.infer<typeof toldAddressSchema>
export type ResendActivation = z.infer<typeof resendActivationSchema>
export type Expiration = z.infer<typeof expirationSchema>
export type RecoveryRequest = z.infer<typeof recoveryRequestSchema>
export type RecoveryRequested = z.infer<typeof recoveryRequestedSchema>
export type PasswordChange = z.infer<typeof passwordChangeSchema>
export type PasswordChanged = z.infer<typeof passwordChangedSchema>
