import { randomBytes } from 'node:crypto'
import type {
  NewPasskey,
  PasskeyAssertion,
  PasskeyCreation,
} from '@tecnoclick/contract/people/security/second-factor-schemas'
import type { PasskeyRequest } from '@tecnoclick/contract/platform/sign-in-challenge'
import type { Transaction } from '@tecnoclick/database/connect'
import { passkeys } from '@tecnoclick/database/schema/people/second-factors'
import { signInChallengeLife } from '@tecnoclick/domain/people/second-factor'
import { and, eq } from 'drizzle-orm'

type Passkey = typeof passkeys.$inferSelect

/** Where a passkey is valid: the host, and the origin that its browser must have been on. */
export interface RelyingParty {
  id: string
  origin: string
}

export function relyingParty(storeUrl: string): RelyingParty {
  const { hostname, origin } = new URL(storeUrl)
  return { id: hostname, origin }
}

/** Loaded when the first passkey is used: most shops' processes never need it. */
const loadLibrary = () => import('@simplewebauthn/server')

/** EdDSA, ES256, RS256 (RFC 9053): what authenticators in use offer. */
const algorithms = [-8, -7, -257]

export function createPasskeyChallenge(): Buffer {
  return randomBytes(32)
}

export function requestOptions(
  known: readonly Pick<Passkey, 'credentialId' | 'transports'>[],
  challenge: Buffer,
  { id }: RelyingParty,
): PasskeyRequest {
  return {
    challenge: challenge.toString('base64url'),
    rpId: id,
    timeout: signInChallengeLife,
    // The password came first: a key that only proves presence is a second factor all the same.
    userVerification: 'preferred',
    allowCredentials: known.map(describeCredential),
  }
}

export function creationOptions(
  user: { id: number; email: string; name: string },
  known: readonly Pick<Passkey, 'credentialId' | 'transports'>[],
  challenge: Buffer,
  party: { id: string; name: string },
): PasskeyCreation {
  return {
    challenge: challenge.toString('base64url'),
    rp: party,
    user: {
      id: Buffer.from(`user-${user.id}`).toString('base64url'),
      name: user.email,
      displayName: user.name || user.email,
    },
    pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' as const })),
    timeout: signInChallengeLife,
    attestation: 'none',
    excludeCredentials: known.map(describeCredential),
    authenticatorSelection: {
      residentKey: 'discouraged',
      userVerification: 'preferred',
      requireResidentKey: false,
    },
  }
}

function describeCredential({ credentialId, transports }: Pick<Passkey, 'credentialId' | 'transports'>) {
  return { id: credentialId.toString('base64url'), type: 'public-key' as const, transports }
}

/** Undefined where the browser's answer does not fit the challenge, the site or the format. */
export async function verifyNewPasskey(
  { passkey }: NewPasskey,
  challenge: Buffer,
  party: RelyingParty,
): Promise<Pick<Passkey, 'credentialId' | 'publicKey' | 'counter' | 'transports'> | undefined> {
  const { verifyRegistrationResponse } = await loadLibrary()
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: passkey as Parameters<typeof verifyRegistrationResponse>[0]['response'],
      expectedChallenge: challenge.toString('base64url'),
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: false,
      // The library's own list asks Node for algorithms that it warns of as experimental.
      supportedAlgorithmIDs: algorithms,
    })
    if (!registrationInfo) return undefined
    const { id, publicKey, counter } = registrationInfo.credential
    return {
      credentialId: Buffer.from(id, 'base64url'),
      publicKey: Buffer.from(publicKey),
      counter,
      transports: passkey.response.transports ?? [],
    }
  } catch {
    return undefined // the library throws on everything that does not fit
  }
}

/** Locks the passkey's row: the counter is compared and raised in one step. */
export async function verifyPasskey(
  tx: Transaction,
  userId: number,
  assertion: PasskeyAssertion,
  { challenge, party, now }: { challenge: Buffer; party: RelyingParty; now: Date },
): Promise<boolean> {
  const credentialId = Buffer.from(assertion.id, 'base64url')
  const [known] = await tx
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.credentialId, credentialId)))
    .for('update')
  if (!known) return false
  const { verifyAuthenticationResponse } = await loadLibrary()
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: assertion as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
      expectedChallenge: challenge.toString('base64url'),
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: false,
      credential: { id: assertion.id, publicKey: new Uint8Array(known.publicKey), counter: known.counter },
    })
    if (!verified) return false
    const counter = authenticationInfo.newCounter
    await tx.update(passkeys).set({ counter, lastUsedAt: now }).where(eq(passkeys.id, known.id))
    return true
  } catch {
    return false // the library throws on everything that does not fit
  }
}
