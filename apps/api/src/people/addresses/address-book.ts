import type { Transaction } from '@tecnoclick/database/connect'
import { addresses } from '@tecnoclick/database/schema/people/addresses'
import { users } from '@tecnoclick/database/schema/people/users'
import { and, eq } from 'drizzle-orm'
import { enabledOf } from './read-addresses.ts'

/**
 * Whoever changes which address is principal holds the owner's row first, then demotes, then promotes: two rivals that
 * began with an address each would wait for one another (schema/addresses).
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
