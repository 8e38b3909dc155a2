import type { SecondFactor } from '@tecnoclick/contract/people/security/second-factor-schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { backupCodes, passkeys, totpSecrets } from '@tecnoclick/database/schema/people/second-factors'
import type { SecondFactorMethod } from '@tecnoclick/domain/people/second-factor'
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'

export interface Factors {
  totpSince: Date | undefined
  passkeys: (typeof passkeys.$inferSelect)[]
  backupCodesLeft: number
}

export async function readFactors(db: Drizzle | Transaction, userId: number): Promise<Factors> {
  const [totp] = await db
    .select({ confirmedAt: totpSecrets.confirmedAt })
    .from(totpSecrets)
    .where(and(eq(totpSecrets.userId, userId), isNotNull(totpSecrets.confirmedAt)))
  const keys = await db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.id))
  const left = await db.$count(backupCodes, and(eq(backupCodes.userId, userId), isNull(backupCodes.usedAt)))
  return { totpSince: totp?.confirmedAt ?? undefined, passkeys: keys, backupCodesLeft: left }
}

export function isEnabled({ totpSince, passkeys: keys }: Pick<Factors, 'totpSince' | 'passkeys'>): boolean {
  return totpSince !== undefined || keys.length > 0
}

export function methodsOf(factors: Factors): SecondFactorMethod[] {
  return [
    ...(factors.passkeys.length > 0 ? (['passkey'] as const) : []),
    ...(factors.totpSince ? (['totp'] as const) : []),
    ...(factors.backupCodesLeft > 0 ? (['backupCode'] as const) : []),
  ]
}

export function serializeFactors(
  factors: Factors,
  session: Pick<SecondFactor, 'required' | 'missing' | 'confirmed'>,
): SecondFactor {
  return {
    ...session,
    enabled: isEnabled(factors),
    totpSince: factors.totpSince?.toISOString() ?? null,
    passkeys: factors.passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    backupCodesLeft: factors.backupCodesLeft,
  }
}
