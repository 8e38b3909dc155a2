import type { Delivery } from '@tecnoclick/contract/delivery/couriers/schemas'
import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import { deliveries } from '@tecnoclick/database/schema/delivery/deliveries'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { useAddressBook } from '../../../people/addresses/testing/address-book.ts'
import { useBuyers } from '../../../stock/ledger/testing/buyer-fixture.ts'
import type { Person, TestApi } from '../../../testing/test-api.ts'

interface Made {
  home?: boolean
  status?: string
  /** What the buyer says when ordering. */
  order?: object
}

/** Orders on their way, and the calls of staff and couriers. */
export function useDelivering(shop: TestApi) {
  const addresses = useAddressBook(shop)
  const buyers = useBuyers(shop)
  const { insertProduct, added, placed } = buyers

  const post = (person: Person, path: string, json: object, key?: string) =>
    person.fetch(path, { method: 'POST', json, ...(key && { headers: { 'idempotency-key': key } }) })
  const takeStep = (person: Person, id: number, json: object) =>
    post(person, `/admin/sellorders/${id}/step`, json)
  const report = (person: Person, id: number, json: object, key?: string) =>
    post(person, `/admin/deliveries/${id}`, json, key)
  const assign = (person: Person, id: number, courierId: number | null) =>
    person.fetch(`/admin/sellorders/${id}/courier`, { method: 'PUT', json: { courierId } })

  async function anOrder({ home = false, status = 'EN PROCESO', order: said = {} }: Made = {}) {
    const buyer = await shop.as('user')
    const seller = await shop.asStaff('seller')
    await added(buyer, await insertProduct(), 2)
    if (home) await addresses.added(buyer)
    const order = await placed(buyer, home ? { homeDelivery: true, ...said } : said)
    if (status !== 'PENDIENTE') {
      const moved = await seller.fetch(`/sellorders/${order.id}`, {
        method: 'PATCH',
        json: { status: 'EN PROCESO' },
      })
      expect(moved.status).toBe(200)
    }
    return { buyer, seller, order, id: order.id }
  }

  async function storedCode(orderId: number): Promise<string> {
    const [row] = await shop.database.db.select().from(deliveries).where(eq(deliveries.orderId, orderId))
    return row?.code ?? ''
  }

  return {
    ...buyers,
    post,
    takeStep,
    report,
    assign,
    anOrder,
    storedCode,
    /** With its courier, who has left with it. */
    async onTheWay(said: object = {}, by?: Person) {
      const made = await anOrder({ home: true, order: said })
      const courier = by ?? (await shop.asStaff('courier'))
      await takeStep(made.seller, made.id, { step: 'preparing' })
      expect((await assign(made.seller, made.id, courier.userId)).status).toBe(200)
      expect((await report(courier, made.id, { report: 'started' })).status).toBe(200)
      return { ...made, courier, code: await storedCode(made.id) }
    },
    codeOf: async (response: Response): Promise<string> => (await response.json()).error?.code,
    listOf: async (person: Person): Promise<Delivery[]> =>
      (await (await person.fetch('/admin/deliveries')).json()).data,
    orderOf: async (person: Person, id: number): Promise<Order> =>
      (await person.fetch(`/sellorders/${id}`)).json(),
  }
}
