import type { AddressChange } from '@tecnoclick/contract/people/addresses/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { addresses } from '@tecnoclick/database/schema/people/addresses'
import { mayRemoveAddress } from '@tecnoclick/domain/people/address-book'
import { and, eq } from 'drizzle-orm'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { isStale } from '../../platform/rows/at-version.ts'
import { transact } from '../../platform/rows/transact.ts'
import { demotePrincipal, lockAddressBook } from './address-book.ts'
import { checkPlace } from './check-place.ts'
import { enabledOf, findAddress, type PlacedAddress } from './read-addresses.ts'

/**
 * Edits, promotes (`isPrincipal: true`) or removes (`enable: false`). `isPrincipal: false` on the principal changes
 * nothing: the documented client demotes the old address in a separate call before it promotes the new one, and there
 * must always be a principal.
 */
export function changeAddress(
  db: Drizzle,
  userId: number,
  id: number,
  { version, enable, isPrincipal, ...changes }: AddressChange,
): Promise<PlacedAddress | Refusal> {
  return transact(db, async (tx) => {
    await lockAddressBook(tx, userId)
    const found = await findAddress(tx, id)
    if (!found || found.address.userId !== userId) return refuse('notFound')
    const { address: before } = found
    if (isStale(before, version)) return refuse('staleVersion')
    const next = { version: before.version + 1 }
    if (enable === false) return remove(tx, found, next)
    const refusal = await checkNewPlace(tx, before, changes)
    if (refusal) return refusal
    const promoted = isPrincipal === true && !before.isPrincipal
    if (promoted) await demotePrincipal(tx, userId)
    await tx
      .update(addresses)
      .set({ ...changes, ...next, ...(promoted && { isPrincipal: true }) })
      .where(and(eq(addresses.id, id), enabledOf(userId)))
    return (await findAddress(tx, id)) ?? refuse('notFound')
  })
}

type Row = PlacedAddress['address']

/** A place that was disabled since may stay until it is changed. */
async function checkNewPlace(tx: Transaction, before: Row, changes: AddressChange) {
  const place = {
    countryId: changes.countryId ?? before.countryId,
    stateId: changes.stateId ?? before.stateId,
    cityId: changes.cityId ?? before.cityId,
  }
  const isMoved =
    place.countryId !== before.countryId || place.stateId !== before.stateId || place.cityId !== before.cityId
  return isMoved ? checkPlace(tx, place) : undefined
}

/** 'Quitar' (people.md#addresses). The row stays, because orders refer to it. */
async function remove(
  tx: Transaction,
  found: PlacedAddress,
  next: { version: number },
): Promise<PlacedAddress | Refusal> {
  if (!mayRemoveAddress(found.address)) return refuse('principalAddress')
  const [address] = await tx
    .update(addresses)
    .set({ ...next, enable: false })
    .where(eq(addresses.id, found.address.id))
    .returning()
  return address ? { ...found, address } : refuse('notFound')
}
