import { apiKeyLimits, apiKeyStates, keyPermissions } from '@tecnoclick/domain/people/api-key'
import { permissions } from '@tecnoclick/domain/people/permissions'
import { z } from 'zod'
import { errorKey } from '../../platform/issue-message.ts'
import { idSchema, line } from '../../platform/wire.ts'

const date = z.iso.datetime()

/** A key of a program, without the key itself (people.md#api-keys). */
export const apiKeySchema = z.object({
  id: idSchema,
  name: z.string(),
  /** The first characters of the key. */
  prefix: z.string(),
  state: z.enum(apiKeyStates),
  permissions: z.array(z.enum(permissions)),
  /** Addresses and CIDR ranges; empty means everywhere. */
  networks: z.array(z.string()),
  limitPerMinute: z.number().int(),
  createdBy: z.string(),
  createdDate: date,
  expiresDate: date,
  /** Written at most once a minute. */
  lastUsedDate: date.nullable(),
  /** The first half of the address of the last use. */
  lastUsedNetwork: z.string().nullable(),
  revokedDate: date.nullable(),
  revokedBy: z.string().nullable(),
})

export const newApiKeySchema = z.object({
  name: line(apiKeyLimits.name),
  permissions: z
    .array(z.enum(keyPermissions, errorKey('validation.required')), errorKey('validation.required'))
    .min(1, errorKey('validation.required'))
    .max(keyPermissions.length),
  /** In the future, and at most two years away. */
  expiresDate: z.iso.datetime(errorKey('validation.required')),
  /** IPv4 or IPv6 addresses, or ranges such as `10.0.0.0/8`. */
  networks: z.array(line(apiKeyLimits.network)).max(apiKeyLimits.networks),
  limitPerMinute: z.number(errorKey('validation.required')).int().min(1).max(apiKeyLimits.perMinute),
})

/** The only answer that ever has the key. */
export const createdApiKeySchema = apiKeySchema.extend({ key: z.string() })

export type ApiKey = z.infer<typeof apiKeySchema>
export type NewApiKey = z.infer<typeof newApiKeySchema>
export type CreatedApiKey = z.infer<typeof createdApiKeySchema>
