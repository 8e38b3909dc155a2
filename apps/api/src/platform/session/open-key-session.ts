import type { KeyErrorCode } from '@tecnoclick/contract/platform/error-codes'
import {
  type ApiKeyState,
  apiKeyState,
  effectivePermissions,
  isApiKey,
} from '@tecnoclick/domain/people/api-key'
import { isDemoEmail } from '@tecnoclick/domain/people/demo-accounts'
import { permissionsOf } from '@tecnoclick/domain/people/permissions'
import { minutes, seconds } from '@tecnoclick/domain/platform/duration'
import { fixedFiles } from '@tecnoclick/domain/site/settings'
import { recordKeyRefusal } from '../audit/record-access.ts'
import type { ApiDeps } from '../deps.ts'
import type { ApiContext } from '../http/bindings.ts'
import { networkLabel } from '../http/client-network.ts'
import { takeFromBucket } from '../http/rate-limit.ts'
import { type Refusal, refuse } from '../http/refusal.ts'
import { type FoundKey, findApiKey, noteUse } from './find-api-key.ts'
import type { Session } from './find-session.ts'
import { isInNetworks } from './networks.ts'

const refusalOf = {
  revoked: 'keyRevoked',
  expired: 'keyExpired',
  suspended: 'keySuspended',
} as const satisfies Record<Exclude<ApiKeyState, 'active'>, KeyErrorCode>

/**
 * A program works as staff with the rights of its key (people.md#api-keys). Confirmation and second factor were given when
 * the key was made; what people have to confirm themselves is among the permissions that no key gets.
 */
export async function openKeySession(deps: ApiDeps, c: ApiContext, key: string): Promise<Session | Refusal> {
  if (!isApiKey(key)) return refuse('keyMalformed')
  const { db } = deps.database
  const now = deps.now()
  const found = await findApiKey(db, key)
  if (!found) return refuse('keyUnknown')
  const refused = await refusalFor(deps, found, c.env.clientAddress)
  if (refused) {
    await recordKeyRefusal(deps, { key: found.key, code: refused, requestId: c.env.requestId })
    return refuse(refused)
  }
  const limit = {
    key: `api-key:${found.key.id}`,
    hits: found.key.limitPerMinute * deps.rateLimitFactor,
    seconds: minutes(1) / seconds(1),
  }
  const { refusedFor } = await takeFromBucket(db, limit, now)
  if (refusedFor > 0) return refuse('tooMany', { retryAfterSeconds: refusedFor })
  await noteUse(db, found.key, { network: networkLabel(c.env.clientAddress), now })
  return sessionOf(found, now)
}

async function refusalFor(
  { exposure, now }: ApiDeps,
  { key, owner }: FoundKey,
  address: string,
): Promise<KeyErrorCode | undefined> {
  const isAdmitted = !isDemoEmail(owner.email) || (await exposure.admitsDemoAccounts())
  const ownerWorks = owner.enabled && owner.staffRole !== null && isAdmitted
  const state = apiKeyState({ ...key, ownerWorks }, now())
  if (state !== 'active') return refusalOf[state]
  return isInNetworks(address, key.networks) ? undefined : 'keyWrongNetwork'
}

function sessionOf({ key, owner }: FoundKey, now: Date): Session {
  return {
    // No row of `sessions`: what would change one is not open to keys.
    id: 0,
    apiKeyId: key.id,
    secondFactor: true,
    confirmedAt: now,
    viewer: {
      id: owner.id,
      email: owner.email,
      role: 'admin',
      name: key.name,
      avatar: fixedFiles.defaultAvatar,
      wholesale: false,
      permissions: effectivePermissions(key.permissions, permissionsOf(owner.staffRole)),
    },
  }
}
