import type { Transaction } from '@tecnoclick/database/connect'
import { knownNetworks } from '@tecnoclick/database/schema/people/users'
import { and, eq } from 'drizzle-orm'
import { hashToken } from '../../platform/session/token.ts'

export interface AccountNetwork {
  userId: number
  network: string
}

export function hashNetwork({ userId, network }: AccountNetwork): Buffer {
  return hashToken(`${userId}:${network}`)
}

/** After a sign-in or a recovery, which both prove who is there. */
export async function rememberNetwork(tx: Transaction, from: AccountNetwork, now: Date): Promise<void> {
  await tx
    .insert(knownNetworks)
    .values({ userId: from.userId, networkHash: hashNetwork(from), lastSeenAt: now })
    .onConflictDoUpdate({
      target: [knownNetworks.userId, knownNetworks.networkHash],
      set: { lastSeenAt: now },
    })
}

export async function isKnownNetwork(tx: Transaction, from: AccountNetwork): Promise<boolean> {
  const isThis = and(eq(knownNetworks.userId, from.userId), eq(knownNetworks.networkHash, hashNetwork(from)))
  return (await tx.$count(knownNetworks, isThis)) > 0
}
