import { isTransformedPassword } from '@tecnoclick/domain/people/password-transform'
import { longestPasskeyName } from '@tecnoclick/domain/people/second-factor'
import { z } from 'zod'
import { explainedEnum } from '../../platform/explained-enum.ts'
import { errorKey } from '../../platform/issue-message.ts'
import { base64url, credentialDescriptor } from '../../platform/sign-in-challenge.ts'
import { idSchema, line } from '../../platform/wire.ts'

export const webAuthnNeedSchema = explainedEnum(['required', 'preferred', 'discouraged'], {
  required: 'The authenticator must',
  preferred: 'The authenticator should',
  discouraged: 'The authenticator need not',
})

export const authenticatorAttachmentSchema = explainedEnum(['platform', 'cross-platform'], {
  platform: 'Built into the device',
  'cross-platform': 'A separate key',
})

/** `PublicKeyCredentialCreationOptionsJSON` of WebAuthn level 3, as far as it is used here. */
export const passkeyCreationSchema = z.object({
  challenge: base64url(100),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.number(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(credentialDescriptor),
  authenticatorSelection: z.object({
    residentKey: webAuthnNeedSchema,
    userVerification: webAuthnNeedSchema,
    requireResidentKey: z.boolean(),
  }),
})

/** What the browser's `navigator.credentials` answered, as JSON. */
const credential = {
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal('public-key'),
  /** Not used. */
  clientExtensionResults: z.custom<object>().optional(),
  authenticatorAttachment: authenticatorAttachmentSchema.nullish(),
}

export const passkeyAssertionSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(4000),
    userHandle: base64url(200).nullish(),
  }),
})

const passkeyAttestationSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(16_000),
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
})

/** A TOTP code or a backup code, as typed. */
export const factorCodeSchema = z
  .string(errorKey('validation.required'))
  .trim()
  .min(1, errorKey('validation.required'))
  .max(20)
  .meta({ description: 'Six digits of the authenticator app, or a backup code', examples: ['123456'] })

export const secondStepSchema = z
  .object({
    challenge: z
      .string()
      .max(128)
      .optional()
      .meta({ description: 'From the 401 of `security/login`; not needed where the cookie is sent' }),
    code: factorCodeSchema.optional(),
    passkey: passkeyAssertionSchema.optional(),
  })
  .refine(({ code, passkey }) => (code === undefined) !== (passkey === undefined), {
    ...errorKey('validation.required'),
    path: ['code'],
  })

/** With a second factor by code or passkey; without one by password. */
export const confirmationSchema = z
  .object({
    code: factorCodeSchema.optional(),
    passkey: passkeyAssertionSchema.optional(),
    password: z
      .string()
      .refine(isTransformedPassword, errorKey('validation.passwordForm'))
      .optional()
      .meta({ description: 'The transformed password', pattern: '^[0-9a-f]{64}$' }),
  })
  .refine((given) => Object.values(given).filter((value) => value !== undefined).length === 1, {
    ...errorKey('validation.required'),
    path: ['code'],
  })

const passkeySchema = z.object({
  id: idSchema,
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
})

export const secondFactorSchema = z.object({
  enabled: z.boolean(),
  /** Staff cannot do without (people.md#second-factor). */
  required: z.boolean(),
  /** This session is refused in the back office for want of one. */
  missing: z.boolean(),
  /** Whether this session may change them without confirming again. */
  confirmed: z.boolean(),
  totpSince: z.string().nullable(),
  passkeys: z.array(passkeySchema),
  backupCodesLeft: z.number().int().min(0),
})

export const totpSetupSchema = z.object({
  secret: z.string().meta({ description: 'Base 32, for typing into an app' }),
  uri: z.string().meta({ description: '`otpauth://totp/…`, for a QR code' }),
})

export const totpCodeSchema = z.object({ code: factorCodeSchema })

export const newPasskeySchema = z.object({
  name: line(longestPasskeyName),
  passkey: passkeyAttestationSchema,
})

/** Shown once; only their hashes are kept. Absent where the account had some before. */
export const enrolledSchema = z.object({ backupCodes: z.array(z.string()).optional() })
export const backupCodesSchema = z.object({ backupCodes: z.array(z.string()) })

export type PasskeyCreation = z.infer<typeof passkeyCreationSchema>
export type PasskeyAssertion = z.infer<typeof passkeyAssertionSchema>
export type NewPasskey = z.infer<typeof newPasskeySchema>
export type SecondStep = z.infer<typeof secondStepSchema>
export type Confirmation = z.infer<typeof confirmationSchema>
export type SecondFactor = z.infer<typeof secondFactorSchema>
export type TotpSetup = z.infer<typeof totpSetupSchema>
export type TotpCode = z.infer<typeof totpCodeSchema>
export type Enrolled = z.infer<typeof enrolledSchema>
export type BackupCodes = z.infer<typeof backupCodesSchema>
