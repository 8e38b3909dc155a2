import { apiKeyLimits, apiKeyStates, keyPermissions } from '@tecnoclick/domain/people/api-key'
import { type Permission, permissions } from '@tecnoclick/domain/people/permissions'
import { z } from 'zod'
import { explainedEnum } from '../../platform/explained-enum.ts'
import { errorKey } from '../../platform/issue-message.ts'
import { idSchema, line } from '../../platform/wire.ts'

export const permissionSchema = z.enum(permissions).meta({ meanings: permissionMeanings(permissions) })
export const keyPermissionSchema = z
  .enum(keyPermissions, errorKey('validation.required'))
  .meta({ meanings: permissionMeanings(keyPermissions) })

/** `serviceOrders:read` is 'Read service orders'. */
function permissionMeanings(some: readonly Permission[]): Record<string, string> {
  return Object.fromEntries(
    some.map((permission) => {
      const [things = '', deed = ''] = permission.split(':')
      const words = things.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
      return [permission, `${deed.charAt(0).toUpperCase()}${deed.slice(1)} ${words}`]
    }),
  )
}

export const apiKeyStateSchema = explainedEnum(apiKeyStates, {
  active: 'Works',
  expired: 'Its time is over',
  revoked: 'Somebody ended it',
  suspended: 'Who made it no longer works here',
})

const date = z.iso.datetime()

/** A key of a program, without the key itself (people.md#api-keys). */
export const apiKeySchema = z.object({
  id: idSchema,
  name: z.string(),
  /** The first characters of the key. */
  prefix: z.string(),
  state: apiKeyStateSchema,
  permissions: z.array(permissionSchema),
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
    .array(keyPermissionSchema, errorKey('validation.required'))
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
