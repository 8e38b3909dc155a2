import { randomBytes } from 'node:crypto'
import type { Transaction } from '@tecnoclick/database/connect'
import { backupCodes } from '@tecnoclick/database/schema/people/second-factors'
import {
  backupCodesPerAccount,
  formatBackupCode,
  normalizeBackupCode,
} from '@tecnoclick/domain/people/second-factor'
import { and, eq, isNull } from 'drizzle-orm'
import { hashToken } from '../../platform/session/token.ts'

/** Replaces the account's codes. Only hashes are stored: 50 random bits need no slow hash. */
export async function replaceBackupCodes(tx: Transaction, userId: number, now: Date): Promise<string[]> {
  const codes = Array.from({ length: backupCodesPerAccount }, () => formatBackupCode(randomBytes(10)))
  await tx.delete(backupCodes).where(eq(backupCodes.userId, userId))
  await tx
    .insert(backupCodes)
    .values(codes.map((code) => ({ userId, codeHash: hashBackupCode(userId, code), createdAt: now })))
  return codes
}

/** Each code works once; of two concurrent uses one fails. */
export async function useBackupCode(
  tx: Transaction,
  userId: number,
  typed: string,
  now: Date,
): Promise<boolean> {
  const code = normalizeBackupCode(typed)
  if (code === undefined) return false
  const used = await tx
    .update(backupCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(backupCodes.userId, userId),
        eq(backupCodes.codeHash, hashBackupCode(userId, code)),
        isNull(backupCodes.usedAt),
      ),
    )
    .returning({ id: backupCodes.id })
  return used.length === 1
}

function hashBackupCode(userId: number, code: string): Buffer {
  return hashToken(`${userId}:${code}`)
}
