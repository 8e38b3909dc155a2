import type { RepairWork } from '@tecnoclick/contract/workshop/work/schemas'
import { days } from '@tecnoclick/domain/platform/duration'
import type { Person, TestApi } from '../../../testing/test-api.ts'
import { openWorkshop } from '../../service-orders/testing/workshop.ts'

let made = 0

/** Repairs that were left at the counter, and what is done with them. */
export function useRepairs(shop: TestApi) {
  const send = (
    { fetch }: Pick<Person, 'fetch'>,
    method: string,
    path: string,
    json: object = {},
    key?: string,
  ) => fetch(path, { method, json, ...(key && { headers: { 'idempotency-key': key } }) })

  async function repair(staff: Person, given: object = {}) {
    made += 1
    const { typeId: _, ...asked } = await openWorkshop(shop.database)
    const walkIn = { ...asked, name: 'Eva', phone: `+53 5555 ${String(1000 + made)}`, ...given }
    const { id } = await (await send(staff, 'POST', '/admin/orderservices', walkIn)).json()
    const path = `/admin/orderservices/${id}`
    return {
      id: Number(id),
      path,
      ...asked,
      work: async (): Promise<RepairWork> => (await staff.fetch(`${path}/work`)).json(),
      post: (rest: string, json: object = {}, key?: string) =>
        send(staff, 'POST', `${path}/${rest}`, json, key),
      patch: (json: object) => send(staff, 'PATCH', `/orderservices/${id}`, json),
    }
  }
  type Repair = Awaited<ReturnType<typeof repair>>

  async function quote({ patch }: Repair, lines: readonly object[], change: object = {}): Promise<number> {
    const validUntil = new Date(shop.clock.now.getTime() + days(5)).toISOString()
    const amount = lines.reduce<number>(
      (sum, line) =>
        sum + ('quantity' in line ? Number(line.quantity) : 1) * ('price' in line ? Number(line.price) : 0),
      0,
    )
    const answer = await patch({ quote: { amount, currency: 'USD', validUntil, lines }, ...change })
    return (await answer.json()).quote.id
  }

  const decide = ({ post }: Repair, quoteId: number, decision = 'accepted') =>
    post('decision', { quoteId, decision, via: 'counter', person: 'Eva' })

  const part = (productId: number, quantity = 1) => ({
    kind: 'part',
    description: 'Pieza',
    quantity,
    price: 10,
    productId,
  })

  return {
    repair,
    quote,
    decide,
    part,
    async move(
      { post, work }: Repair,
      productId: number,
      act: string,
      quantity = 1,
      more: object = {},
    ): Promise<Response> {
      const found = (await work()).parts.find(({ product }) => product.id === productId)
      return post(`parts/${found?.id}`, { act, quantity, version: found?.version, ...more })
    },
    async unitsOf({ work }: Repair, productId: number) {
      const found = (await work()).parts.find(({ product }) => product.id === productId)
      return (
        found && {
          quantity: found.quantity,
          reserved: found.reserved,
          used: found.used,
          missing: found.missing,
        }
      )
    },
  }
}
