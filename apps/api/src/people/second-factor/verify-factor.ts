import type { PasskeyAssertion } from '@tecnoclick/contract/people/security/second-factor-schemas'
import type { Transaction } from '@tecnoclick/database/connect'
import { totpSecrets } from '@tecnoclick/database/schema/people/second-factors'
import { isTotpCode } from '@tecnoclick/domain/people/second-factor'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { ApiDeps } from '../../platform/deps.ts'
import type { Encryption } from '../../platform/secrets/encryption.ts'
import { useBackupCode } from './backup-codes.ts'
import { type RelyingParty, verifyPasskey } from './passkeys.ts'
import { acceptedPeriod } from './totp.ts'

export interface FactorAnswer {
  code?: string | undefined
  passkey?: PasskeyAssertion | undefined
}

export interface FactorCheck {
  /** What a passkey had to sign. */
  challenge: Buffer | undefined
  party: RelyingParty
}

/** A code or a passkey of this account. What is used once is marked as used in the same transaction. */
export async function verifyFactor(
  tx: Transaction,
  deps: Pick<ApiDeps, 'factorEncryption' | 'now'>,
  userId: number,
  { code, passkey }: FactorAnswer,
  { challenge, party }: FactorCheck,
): Promise<boolean> {
  const now = deps.now()
  if (passkey) {
    return challenge !== undefined && verifyPasskey(tx, userId, passkey, { challenge, party, now })
  }
  if (code === undefined) return false
  const digits = code.replaceAll(/\s/g, '')
  return isTotpCode(digits)
    ? verifyTotp(tx, deps.factorEncryption, userId, digits, now)
    : useBackupCode(tx, userId, code, now)
}

async function verifyTotp(
  tx: Transaction,
  encryption: Encryption,
  userId: number,
  code: string,
  now: Date,
): Promise<boolean> {
  const [row] = await tx
    .select()
    .from(totpSecrets)
    .where(and(eq(totpSecrets.userId, userId), isNotNull(totpSecrets.confirmedAt)))
    .for('update')
  if (!row) return false
  const secret = encryption.decrypt(row.secret, totpContext(userId))
  const period = secret && acceptedPeriod(secret, code, { now, lastPeriod: row.lastPeriod })
  if (period === undefined) return false
  await tx.update(totpSecrets).set({ lastPeriod: period }).where(eq(totpSecrets.id, row.id))
  return true
}

/** Binds an encrypted secret to its account. */
export function totpContext(userId: number): string {
  return `totp:${userId}`
}
