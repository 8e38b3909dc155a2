import { z } from 'zod'
import { explainedEnum } from '../../platform/explained-enum.ts'
import { errorKey } from '../../platform/issue-message.ts'
import { emailSchema } from '../../platform/wire.ts'

export const codeChannels = ['telegram', 'sms'] as const

export const codeChannelSchema = explainedEnum(codeChannels, {
  telegram: 'To the chat that the account has connected',
  sms: 'To the phone that the account has verified',
})

export const codeSignInOptionsSchema = z.object({ channels: z.array(codeChannelSchema) })

export const codeSignInRequestSchema = z.object({ email: emailSchema, channel: codeChannelSchema })

export const codeSignInSchema = z.object({
  code: z
    .string(errorKey('validation.resetKey'))
    .trim()
    .regex(/^\d{6}$/, errorKey('validation.resetKey')),
  handle: z
    .string()
    .regex(/^[\w-]{1,128}$/)
    .optional()
    .meta({ description: 'What the request answered, for clients without cookies' }),
  sharedDevice: z
    .boolean()
    .optional()
    .meta({ description: 'Ends with the browser and after 30 idle minutes' }),
})

export type CodeChannel = (typeof codeChannels)[number]
export type CodeSignInOptions = z.infer<typeof codeSignInOptionsSchema>
export type CodeSignInRequest = z.infer<typeof codeSignInRequestSchema>
export type CodeSignIn = z.infer<typeof codeSignInSchema>
