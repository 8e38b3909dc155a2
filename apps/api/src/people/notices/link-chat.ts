import type { Transaction } from '@tecnoclick/database/connect'
import { telegramCodes, telegramLinks } from '@tecnoclick/database/schema/people/notices'
import { users } from '@tecnoclick/database/schema/people/users'
import type { TextLanguage } from '@tecnoclick/domain/platform/localized-text'
import { and, eq, gt, or } from 'drizzle-orm'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { hashToken } from '../../platform/session/token.ts'

export interface LinkedChat {
  userId: number
  language: TextLanguage
}

interface Attempt {
  chatId: number
  code: string
  now: Date
}

/** A code serves once. What the chat or the account was connected with before is not any more. */
export async function linkChat(
  tx: Transaction,
  { chatId, code, now }: Attempt,
): Promise<LinkedChat | undefined> {
  const [used] = await tx
    .delete(telegramCodes)
    .where(and(eq(telegramCodes.codeHash, hashToken(code)), gt(telegramCodes.expiresAt, now)))
    .returning({
      userId: telegramCodes.userId,
      language: telegramCodes.language,
      forStaff: telegramCodes.forStaff,
    })
  if (!used) return undefined
  const { forStaff, ...linked } = used
  // Waits for a closing of the account that is under way, and sees it.
  const [account] = await tx
    .select({ enabled: users.enabled })
    .from(users)
    .where(eq(users.id, used.userId))
    .for('key share')
  if (!account?.enabled) return undefined
  await tx
    .delete(telegramLinks)
    .where(or(eq(telegramLinks.userId, used.userId), eq(telegramLinks.chatId, chatId)))
  await tx
    .insert(telegramLinks)
    .values({ ...linked, chatId, createdAt: now, ...(forStaff && { staffAt: now }) })
  if (forStaff) {
    const entry = { action: 'create', entity: 'staff-chat', entityId: linked.userId } as const
    await recordAudit(tx, { userId: linked.userId, requestId: 'telegram' }, entry)
  }
  return linked
}

/** Whose chat it is. Whoever writes has not blocked the bot: messages go there again. */
export async function findChat(tx: Transaction, chatId: number): Promise<LinkedChat | undefined> {
  const [chat] = await tx
    .update(telegramLinks)
    .set({ brokenAt: null })
    .from(users)
    .where(and(eq(telegramLinks.chatId, chatId), eq(users.id, telegramLinks.userId), eq(users.enabled, true)))
    .returning({ userId: telegramLinks.userId, language: telegramLinks.language })
  return chat
}

export async function unlinkChat(tx: Transaction, chatId: number): Promise<void> {
  await tx.delete(telegramLinks).where(eq(telegramLinks.chatId, chatId))
}
