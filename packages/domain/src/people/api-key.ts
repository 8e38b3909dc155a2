import { type Permission, permissions } from './permissions.ts'

/** Every key of a program begins with it, so that it is recognised in a header, and in a leaked file. */
export const apiKeyPrefix = 'tck_'

/** 32 random bytes in base64url. */
const apiKeyPattern = /^tck_[\w-]{43}$/

/** What stays readable of a key, so that people can tell keys apart. */
const visibleLength = 12

export const apiKeyLimits = { name: 80, networks: 20, network: 49, perMinute: 6000, days: 731 } as const

export const defaultKeyLimitPerMinute = 120

/**
 * Not for programs (people.md#api-keys): who works here and which keys there are, what protects the accounts of customers,
 * where the money and copies of what happens go, the words of mails with their links, the deliveries of one courier, and how a
 * person is told of work.
 */
const forPeople: ReadonlySet<Permission> = new Set([
  'staff:write',
  'staffNotices:write',
  'customers:secure',
  'apiKeys:read',
  'apiKeys:write',
  'settings:write',
  'webhooks:write',
  'mails:read',
  'mails:write',
  'deliveries:read',
  'deliveries:write',
])

/** What a key may be given. */
export const keyPermissions = permissions.filter((permission) => !forPeople.has(permission))

export function isApiKey(token: string): boolean {
  return apiKeyPattern.test(token)
}

export function visiblePart(key: string): string {
  return key.slice(0, visibleLength)
}

/** A key never has more rights than the person who answers for it has now. */
export function effectivePermissions(
  ofKey: readonly string[],
  ofOwner: readonly Permission[],
): readonly Permission[] {
  return keyPermissions.filter((permission) => ofKey.includes(permission) && ofOwner.includes(permission))
}

export const apiKeyStates = ['active', 'expired', 'revoked', 'suspended'] as const

export type ApiKeyState = (typeof apiKeyStates)[number]

interface KeyFacts {
  revokedAt: Date | null
  expiresAt: Date
  /** The person who made it is enabled staff. */
  ownerWorks: boolean
}

export function apiKeyState({ revokedAt, expiresAt, ownerWorks }: KeyFacts, now: Date): ApiKeyState {
  if (revokedAt) return 'revoked'
  if (expiresAt <= now) return 'expired'
  return ownerWorks ? 'active' : 'suspended'
}
