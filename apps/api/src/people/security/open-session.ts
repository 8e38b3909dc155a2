import type { SignedIn } from '@tecnoclick/contract/people/security/schemas'
import type { Transaction } from '@tecnoclick/database/connect'
import { sessions, users } from '@tecnoclick/database/schema/people/users'
import { permissionsOf } from '@tecnoclick/domain/people/permissions'
import type { Role } from '@tecnoclick/domain/people/roles'
import { and, eq, type SQL } from 'drizzle-orm'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { ApiDeps } from '../../platform/deps.ts'
import type { ApiContext } from '../../platform/http/bindings.ts'
import { clientNetwork } from '../../platform/http/client-network.ts'
import { storeUrl } from '../../platform/http/store-url.ts'
import { readCookieToken, setSessionCookie } from '../../platform/session/session-cookie.ts'
import { startSession } from '../../platform/session/session-lifetime.ts'
import { hashToken } from '../../platform/session/token.ts'
import { setDeviceCookie } from '../devices/device-cookie.ts'
import { queueNewDeviceMail } from '../devices/new-device-mail.ts'
import { readDevice, recogniseDevice, type SigningDevice } from '../devices/recognise-device.ts'
import { activationCookie, hasOpenedLink } from './activate-account.ts'
import { rememberNetwork } from './known-networks.ts'

/** Where a sign-in comes from. */
export interface SignInOrigin {
  network: string
  requestId: string
  device: SigningDevice
  storeUrl: string
  /** What the browser's cookie held until now: that session ends where this one begins. */
  replacedToken: string | undefined
  /** Of the activation link that this browser has opened. */
  activationToken: string | undefined
}

export interface Opening extends SignInOrigin {
  userId: number
  sharedDevice: boolean
  secondFactor: boolean
}

export function readSignInOrigin(deps: ApiDeps, context: ApiContext): SignInOrigin {
  return {
    network: clientNetwork(context.env.clientAddress),
    requestId: context.env.requestId,
    device: readDevice(context),
    storeUrl: storeUrl(deps, context),
    replacedToken: readCookieToken(context),
    activationToken: activationCookie.read(context),
  }
}

/**
 * The end of a sign-in; undefined if the account is disabled or `condition` no longer holds. Call `wakeMail` after the
 * commit.
 */
export async function openSession(
  tx: Transaction,
  opening: Opening,
  now: Date,
  condition?: SQL,
): Promise<SignedIn | undefined> {
  const [user] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, opening.userId), users.enabled, condition))
    .for('no key update')
  if (!user) return undefined
  const { userId, sharedDevice, secondFactor, network, requestId, device, replacedToken, activationToken } =
    opening
  const { id, email, role, staffRole, passwordChangedAt } = user
  const proves = !user.mailboxProvenAt && activationToken && (await hasOpenedLink(tx, id, activationToken))
  await tx
    .update(users)
    .set({ lastSignInAt: now, ...(proves && { mailboxProvenAt: now }) })
    .where(eq(users.id, id))
  const { id: deviceId, isNew } = await recogniseDevice(tx, id, device, now)
  // The first sign-in of all comes from the owner, who has just followed the link in the activation mail.
  if (isNew && user.lastSignInAt)
    await queueNewDeviceMail(tx, { userId, email, deviceId, device, storeUrl: opening.storeUrl, now })
  const token = await startSession(tx, {
    userId,
    role,
    passwordChangedAt,
    sharedDevice,
    secondFactor,
    deviceId,
    userAgent: device.userAgent,
    network: device.network,
    now,
  })
  const after = { network, sharedDevice, secondFactor, deviceId }
  await recordAudit(
    tx,
    { userId, requestId },
    { action: 'sign-in', entity: 'session', entityId: userId, after },
  )
  await rememberNetwork(tx, { userId, network }, now)
  if (replacedToken) await tx.delete(sessions).where(eq(sessions.tokenHash, hashToken(replacedToken)))
  return { token, user: { id, email, role, ...(staffRole && { permissions: permissionsOf(staffRole) }) } }
}

export function setSignInCookies(
  context: ApiContext,
  token: string,
  { role, device, sharedDevice }: Pick<Opening, 'device' | 'sharedDevice'> & { role: Role },
): void {
  setSessionCookie(context, token, { role, sharedDevice })
  if (device.token) setDeviceCookie(context, device.token, { sharedDevice })
}
