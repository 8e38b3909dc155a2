import { isTransformedPassword, transformPassword } from '@tecnoclick/domain/people/password-transform'
import { isRecoveryCode } from '@tecnoclick/domain/people/recovery-code'
import { roles } from '@tecnoclick/domain/people/roles'
import { z } from 'zod'
import { errorKey } from '../../platform/issue-message.ts'
import { emailSchema, idSchema } from '../../platform/wire.ts'

/** What a page may know about the viewer (people.md#sessions). */
export const viewerSchema = z.object({
  id: idSchema,
  email: z.string(),
  role: z.enum(roles),
  name: z.string(),
  avatar: z.string(),
  /** Wholesale prices: an approved business (people.md#wholesale-approval). */
  wholesale: z.boolean(),
})

export const meSchema = z.object({ user: viewerSchema.nullable() })

/** Never the typed password (people.md#password-transform). */
export const transformedPassword = z
  .string(errorKey('validation.required'))
  .min(1, errorKey('validation.required'))
  .refine(isTransformedPassword, errorKey('validation.passwordForm'))
  .meta({
    description:
      'The transformed password: lower-case hex SHA-256 of the trimmed, lower-cased e-mail, a colon and the typed ' +
      'password. For cliente@demo.cu and Demo1234, SHA-256 of "cliente@demo.cu:Demo1234".',
    pattern: '^[0-9a-f]{64}$',
    examples: [transformPassword('cliente@demo.cu', 'Demo1234')],
  })

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
  user: viewerSchema.pick({ id: true, email: true, role: true }),
})

export const signUpSchema = z.object({ email: emailSchema, password: transformedPassword })

/** Responses that must not reveal whether the account exists: they echo the request. */
export const toldAddressSchema = z.object({ email: z.string() })

export const activationParams = z.object({ token: z.string().regex(/^[\w-]{1,128}$/) })
export const resendActivationSchema = z.object({ email: emailSchema })

export const expirationQuery = z.object({ token: z.string().max(200).optional() })
export const expirationSchema = z.object({ expired: z.boolean() })

/** Signed in, the e-mail may be left out. */
export const recoveryRequestSchema = z.object({ email: emailSchema.optional() })

export const resetKeySchema = z
  .string(errorKey('validation.resetKey'))
  .trim()
  .min(1, errorKey('validation.resetKey'))
  .refine(isRecoveryCode, errorKey('validation.resetKeyLength'))

export const passwordChangeSchema = z
  .object({
    password: transformedPassword,
    confirmPassword: z.string(errorKey('validation.newPasswordConfirm')),
    resetKey: resetKeySchema,
    email: emailSchema.optional(),
  })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    ...errorKey('validation.newPasswordMismatch'),
    path: ['confirmPassword'],
  })

export const passwordChangedSchema = z.object({
  email: z.string(),
  /** Where the caller was signed in by a bearer token: the one that takes its place. */
  token: z.string().optional(),
})

export type Viewer = z.infer<typeof viewerSchema>
export type Me = z.infer<typeof meSchema>
export type SignIn = z.infer<typeof signInSchema>
export type SignedIn = z.infer<typeof signedInSchema>
export type SignUp = z.infer<typeof signUpSchema>
export type ToldAddress = z.infer<typeof toldAddressSchema>
export type ResendActivation = z.infer<typeof resendActivationSchema>
export type Expiration = z.infer<typeof expirationSchema>
export type RecoveryRequest = z.infer<typeof recoveryRequestSchema>
export type PasswordChange = z.infer<typeof passwordChangeSchema>
export type PasswordChanged = z.infer<typeof passwordChangedSchema>
