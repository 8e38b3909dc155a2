import type { Transaction } from '@tecnoclick/database/connect'
import { addresses } from '@tecnoclick/database/schema/people/addresses'
import { users } from '@tecnoclick/database/schema/people/users'
import { and, eq } from 'drizzle-orm'
import { enabledOf } from './read-addresses.ts'

/**
 * Lock the owner's row before changing the principal address, then demote, then promote: two transactions that first
 * locked an address each would deadlock (schema/addresses).
 */
export async function lockAddressBook(tx: Transaction, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}

export function countAddresses(tx: Transaction, userId: number): Promise<number> {
  return tx.$count(addresses, enabledOf(userId))
}

export async function demotePrincipal(tx: Transaction, userId: number): Promise<void> {
  await tx
    .update(addresses)
    .set({ isPrincipal: false })
    .where(and(enabledOf(userId), addresses.isPrincipal))
}
