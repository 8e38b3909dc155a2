import type { CounterSale } from '@tecnoclick/contract/selling/orders/schemas'
import type { Transaction } from '@tecnoclick/database/connect'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'
import { takeSerial } from '../../stock/serials/take-serial.ts'
import { readSerialLines } from './read-order-serials.ts'
import { requireSerials } from './require-serials.ts'

/** The units that were scanned at the counter are those of the sale; its category may ask for all of them. */
export async function sellSerials(
  tx: Transaction,
  { orderId, actorId, now }: { orderId: number; actorId: number; now: Date },
  scanned: NonNullable<CounterSale['serials']>,
): Promise<Refusal | undefined> {
  const lines = await readSerialLines(tx, orderId)
  const places = lines.flatMap(({ lineId, productId, quantity }) =>
    Array.from({ length: quantity }, () => ({ lineId, productId })),
  )
  for (const { productId, serials } of scanned) {
    for (const serial of serials) {
      const at = places.findIndex((place) => place.productId === productId)
      const [place] = at < 0 ? [] : places.splice(at, 1)
      if (!place) return refuse('invalid', { fields: { serials: { code: 'serialsTooMany' } } })
      const taken = await takeSerial(tx, {
        ...{ serial, productId, actorId, now },
        place: { state: 'delivered', orderLineId: place.lineId },
        event: { event: 'packed', orderId },
      })
      if (isRefusal(taken)) return taken
    }
  }
  return requireSerials(tx, orderId)
}
