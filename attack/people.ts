import { insertSession, insertUser, somePassword } from '@tecnoclick/api/testing/people'
import type { StaffRole } from '@tecnoclick/domain/people/permissions'
import { Secret, TOTP } from 'otpauth'
import type { Client } from './client.ts'
import type { Target } from './target.ts'

/** The password of everybody below, transformed. */
export const password = somePassword
export const otherPassword = 'b'.repeat(64)

export interface Person {
  id: number
  email: string
  token: string
  /** Signed in by a bearer token, from a network of their own. */
  client: Client
}

interface Traits {
  role?: 'user' | 'business'
  staffRole?: StaffRole
  activated?: boolean
  /** The mailbox was shown to be of whoever holds the password. */
  proven?: boolean
}

let people = 0

export function freshEmail(): string {
  people += 1
  return `persona-${people}@ejemplo.cu`
}

export async function insertPerson(target: Target, traits: Traits = {}): Promise<Person> {
  const { staffRole, activated = true, proven = activated } = traits
  const role = staffRole ? 'admin' : (traits.role ?? 'user')
  const email = freshEmail()
  const { db } = target.database
  const id = await insertUser(db, {
    email,
    role,
    ...(staffRole && { staffRole }),
    activatedAt: activated ? new Date(0) : null,
    mailboxProvenAt: proven ? new Date(0) : null,
  })
  const token = await insertSession(db, id, new Date())
  return { id, email, token, client: target.visitor().with({ token }) }
}

export function signIn(client: Client, email: string, given = password) {
  return client.post('/api/security/login', { email, password: given })
}

/** An authenticator app for the person; returns its secret and the backup codes. */
export async function enrolApp({ client }: Person): Promise<{ secret: string; backupCodes: string[] }> {
  const { secret } = (await client.post('/api/security/second-factor/totp')).json()
  // The code of the period before: that of this period is left for the sign-in.
  const code = appCode(secret, -1)
  const confirmed = await client.post('/api/security/second-factor/totp/confirm', { code })
  return { secret, backupCodes: confirmed.json().backupCodes }
}

/** The code of this period, or of one so many before or after it. */
export function appCode(secret: string, periods = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + periods * 30_000,
  })
}

/** As if the last confirmation was long ago. */
export async function forgetConfirmation(target: Target, { id }: Pick<Person, 'id'>): Promise<void> {
  await target.database.pool.query("update sessions set confirmed_at = 'epoch' where user_id = $1", [id])
}
