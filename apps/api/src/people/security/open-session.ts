import type { SignedIn } from '@tecnoclick/contract/people/security/schemas'
import type { Transaction } from '@tecnoclick/database/connect'
import { sessions, users } from '@tecnoclick/database/schema/people/users'
import { and, eq, type SQL } from 'drizzle-orm'
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
import { rememberNetwork } from './known-networks.ts'

/** Where a sign-in comes from. */
export interface SignInOrigin {
  network: string
  device: SigningDevice
  storeUrl: string
  /** What the browser's cookie held until now: that session ends where this one begins. */
  replacedToken: string | undefined
}

export interface Opening extends SignInOrigin {
  userId: number
  sharedDevice: boolean
  secondFactor: boolean
}

export function readSignInOrigin(deps: ApiDeps, context: ApiContext): SignInOrigin {
  return {
    network: clientNetwork(context.env.clientAddress),
    device: readDevice(context),
    storeUrl: storeUrl(deps, context),
    replacedToken: readCookieToken(context),
  }
}

/**
 * The end of a sign-in; undefined if the account is disabled or `condition` no longer holds. Call `wakeMail` after the
 * commit.
 */
export async function openSession(
  tx: Transaction,
  { userId, sharedDevice, secondFactor, network, device, storeUrl: url, replacedToken }: Opening,
  now: Date,
  condition?: SQL,
): Promise<SignedIn | undefined> {
  const [user] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, userId), users.enabled, condition))
    .for('no key update')
  if (!user) return undefined
  const { id, email, role, passwordChangedAt } = user
  await tx.update(users).set({ lastSignInAt: now }).where(eq(users.id, id))
  const { id: deviceId, isNew } = await recogniseDevice(tx, id, device, now)
  // The first sign-in of all comes from the owner, who has just followed the link in the activation mail.
  if (isNew && user.lastSignInAt)
    await queueNewDeviceMail(tx, { userId, email, deviceId, device, storeUrl: url, now })
  const token = await startSession(tx, {
    userId,
    passwordChangedAt,
    sharedDevice,
    secondFactor,
    deviceId,
    userAgent: device.userAgent,
    network: device.network,
    now,
  })
  await rememberNetwork(tx, { userId, network }, now)
  if (replacedToken) await tx.delete(sessions).where(eq(sessions.tokenHash, hashToken(replacedToken)))
  return { token, user: { id, email, role } }
}

export function setSignInCookies(
  context: ApiContext,
  token: string,
  { device, sharedDevice }: Pick<Opening, 'device' | 'sharedDevice'>,
): void {
  setSessionCookie(context, token, { sharedDevice })
  if (device.token) setDeviceCookie(context, device.token, { sharedDevice })
}
