import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import type { OrderReturn, OrderReturns } from '@tecnoclick/contract/selling/returns/schemas'
import { expect } from 'vitest'
import { useBuyers } from '../../../stock/ledger/testing/buyer-fixture.ts'
import { make, pictureForm } from '../../../testing/sample-shop.ts'
import type { Person, TestApi } from '../../../testing/test-api.ts'

interface Bought {
  quantity?: number
  paid?: boolean
  warrantyMonths?: number
}

/** Completed orders and the calls of buyer and staff about their returns. */
export function useReturns(shop: TestApi) {
  const buyers = useBuyers(shop)
  const { insertProduct, added, placed } = buyers

  /** Staff complete the order, and verify its payment if it is paid. */
  async function complete(admin: Person, id: number, paid: boolean): Promise<void> {
    if (paid) await make(admin, `/admin/sellorders/${id}/payment`, { state: 'verified' })
    for (const status of ['EN PROCESO', 'COMPLETADA']) {
      const response = await admin.fetch(`/sellorders/${id}`, {
        method: 'PATCH',
        json: { status, unpaidReason: 'Paga el viernes' },
      })
      expect(response.status).toBe(200)
    }
  }

  const ask = (person: Person, orderId: number, json: object, key?: string) =>
    person.fetch(`/sellorders/${orderId}/returns`, {
      method: 'POST',
      json: { kind: 'return', reason: 'unwanted', ...json },
      ...(key && { headers: { 'idempotency-key': key } }),
    })

  return {
    ...buyers,
    ask,
    async bought(
      person: Person,
      admin: Person,
      { quantity = 2, paid = true, ...product }: Bought = {},
    ): Promise<Order> {
      await added(person, await insertProduct(product), quantity)
      const order = await placed(person, { paymentMethod: 'cash' })
      await complete(admin, order.id, paid)
      return order
    },
    async asked(person: Person, order: Order, quantity = 1, more: object = {}): Promise<OrderReturn> {
      const lines = [{ lineId: order.items[0]?.id, quantity }]
      const response = await ask(person, order.id, { lines, ...more })
      expect(response.status, await response.clone().text()).toBe(201)
      return response.json()
    },
    async returnsOf(person: Person, orderId: number): Promise<OrderReturns> {
      return (await person.fetch(`/sellorders/${orderId}/returns`)).json()
    },
    post: (person: Person, path: string, json: object = {}) => person.fetch(path, { method: 'POST', json }),
    /** Accepted and received. */
    async received(admin: Person, { id }: OrderReturn): Promise<void> {
      await make(admin, `/admin/returns/${id}/decision`, { state: 'accepted' })
      await make(admin, `/admin/returns/${id}/receipt`, {})
    },
    async photo(person: Person): Promise<string> {
      const { files } = await make(person, '/files/return-photos', await pictureForm('photo'))
      return files[0].originalname
    },
    codeOf: async (response: Response): Promise<string> => (await response.json()).error.code,
  }
}
