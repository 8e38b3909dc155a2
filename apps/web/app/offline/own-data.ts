import type { TrackedOrder } from '@tecnoclick/contract/selling/orders/schemas'
import { withStore } from '../platform/indexed-db.ts'
import { privatePrefix } from '../platform/session/private-prefix.ts'
import type { ShellData } from '../rendering/shell-data.ts'

/** What the header and the cart page show of a person offline. */
interface OwnShell {
  viewer: NonNullable<ShellData['viewer']>
  cart: ShellData['cart']
  at: number
}

/** An order that was seen or placed in this browser, as it was then. */
export interface KnownOrder {
  order: TrackedOrder
  at: number
}

const shellKey = `${privatePrefix}shell`
const ordersKey = `${privatePrefix}orders`
const maxOrders = 20

/** Undefined without storage, like the other reads. */
export function readOwnShell(): Promise<OwnShell | undefined> {
  return read<OwnShell>(shellKey)
}

/**
 * Another account leaves nothing of the one before. A session that has expired leaves the photos of a form: whoever signs
 * in again sends it.
 */
export async function storeOwnShell({ viewer, cart }: ShellData, now: number): Promise<void> {
  const before = await readOwnShell()
  if (viewer) {
    if (before && before.viewer.email !== viewer.email) await clearOwnData()
    await put(shellKey, { viewer, cart, at: now } satisfies OwnShell)
  } else if (before) {
    await withStore('kept', 'readwrite', (store) => {
      store.delete(ordersKey)
      return store.delete(shellKey)
    })
  }
}

/** Latest first. */
export async function readKnownOrders(): Promise<readonly KnownOrder[]> {
  const known = (await read<KnownOrder[]>(ordersKey)) ?? []
  // One that was stored before has less.
  return known.map(({ order, at }) => ({
    order: { ...{ items: [], homeDelivery: false, place: '' }, ...order },
    at,
  }))
}

/** Keeps what tracking shows, and nothing else of an order. */
export async function rememberOrder(seen: TrackedOrder, now: number): Promise<void> {
  const { noSellOrden, orderDate, status, respuesta, items, homeDelivery, place, stages } = seen
  const order: TrackedOrder = {
    noSellOrden,
    orderDate,
    status,
    respuesta,
    items,
    homeDelivery,
    place,
    stages,
  }
  const others = (await readKnownOrders()).filter((known) => known.order.noSellOrden !== noSellOrden)
  await put(ordersKey, [{ order, at: now }, ...others].slice(0, maxOrders) satisfies KnownOrder[])
}

/** Signing out removes it, and the photos of forms that were not sent. */
export async function clearOwnData(): Promise<void> {
  const all = IDBKeyRange.bound(privatePrefix, `${privatePrefix}\uffff`)
  await withStore('kept', 'readwrite', (store) => store.delete(all))
}

function read<Value>(key: string): Promise<Value | undefined> {
  return withStore<Value | undefined>('kept', 'readonly', (store) => store.get(key)).catch(() => undefined)
}

async function put(key: string, value: unknown): Promise<void> {
  await withStore('kept', 'readwrite', (store) => store.put(value, key)).catch(() => {})
}
