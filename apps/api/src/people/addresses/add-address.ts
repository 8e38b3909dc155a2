import type { NewAddress } from '@tecnoclick/contract/people/addresses/schemas'
import type { Drizzle } from '@tecnoclick/database/connect'
import { addresses } from '@tecnoclick/database/schema/people/addresses'
import {
  becomesPrincipal,
  defaultCoordinates,
  hasRoomForAddress,
} from '@tecnoclick/domain/people/address-book'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { transact } from '../../platform/rows/transact.ts'
import { countAddresses, demotePrincipal, lockAddressBook } from './address-book.ts'
import { checkPlace } from './check-place.ts'
import { findAddress, type PlacedAddress } from './read-addresses.ts'

/** The first address becomes principal. A new principal address demotes the old one in the same transaction. */
export function addAddress(
  db: Drizzle,
  userId: number,
  { isPrincipal: wanted = false, ...address }: NewAddress,
): Promise<PlacedAddress | Refusal> {
  return transact(db, async (tx) => {
    const misplaced = await checkPlace(tx, address)
    if (misplaced) return misplaced
    await lockAddressBook(tx, userId)
    const others = await countAddresses(tx, userId)
    if (!hasRoomForAddress(others)) return refuse('addressBookFull')
    const isPrincipal = becomesPrincipal(wanted, others)
    if (isPrincipal) await demotePrincipal(tx, userId)
    const [added] = await tx
      .insert(addresses)
      .values({ ...defaultCoordinates, ...address, userId, isPrincipal })
      .returning({ id: addresses.id })
    return (added && (await findAddress(tx, added.id))) ?? refuse('notFound')
  })
}
