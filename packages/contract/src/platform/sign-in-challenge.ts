import { secondFactorMethods } from '@tecnoclick/domain/people/second-factor'
import { z } from 'zod'
import { explainedEnum } from './explained-enum.ts'

export const factorMethodSchema = explainedEnum([...secondFactorMethods, 'password'], {
  passkey: 'A passkey of the device',
  totp: 'Six digits of an authenticator app',
  backupCode: 'A backup code, once',
  password: 'The password again; confirmations only',
})

export const base64url = (longest: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .max(longest)

/** `PublicKeyCredentialDescriptorJSON` of WebAuthn level 3. */
export const credentialDescriptor = z.object({
  id: base64url(1400),
  type: z.literal('public-key'),
  transports: z.array(z.string().max(20)).max(10),
})

/** `PublicKeyCredentialRequestOptionsJSON` of WebAuthn level 3, as far as it is used here. */
export const passkeyRequestSchema = z.object({
  challenge: base64url(100),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.enum(['required', 'preferred', 'discouraged']),
  allowCredentials: z.array(credentialDescriptor),
})

/** What the second step of a sign-in, or a confirmation, may be answered with. */
export const factorOptionsSchema = z.object({
  methods: z.array(factorMethodSchema),
  passkey: passkeyRequestSchema.optional(),
})

/** The body of the 401 `secondFactorRequired`, beside the usual members. */
export const signInChallengeSchema = factorOptionsSchema.extend({
  challenge: z.string().meta({ description: 'Valid for five minutes; browsers get it as a cookie too' }),
})

export type PasskeyRequest = z.infer<typeof passkeyRequestSchema>
export type FactorOptions = z.infer<typeof factorOptionsSchema>
export type SignInChallenge = z.infer<typeof signInChallengeSchema>
