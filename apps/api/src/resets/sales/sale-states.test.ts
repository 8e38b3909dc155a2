import {
  mayFollow,
  type SaleAction,
  type SaleState,
  saleStates,
  stateOfSale,
} from '@tecnoclick/domain/resets/sale-state'
import { expect, test } from 'vitest'
import { useTestApi } from '../../testing/test-api.ts'
import { useResetBuyers } from './testing/reset-buyers.ts'

const shop = useTestApi({ rateLimitFactor: 100 })
const { change, bought } = useResetBuyers(shop)

/** Changes that lead to each state, by staff unless they send a hardware id. */
const waysTo: Record<SaleState, object[]> = {
  toVerify: [],
  rejected: [{ rejection: 'No llegó' }],
  allowed: [{ descargable: true }],
  revoked: [{ descargable: true }, { descargable: false }],
  keyOwed: [{ descargable: true }, { hid: 'AA' }],
  answered: [{ descargable: true }, { hid: 'AA' }, { key: 'K' }],
}

const bodies: Record<SaleAction, object> = {
  allow: { descargable: true },
  reject: { rejection: 'No llegó' },
  revoke: { descargable: false },
  sendHardwareId: { hid: 'BB' },
  sendKey: { key: 'L' },
}

const states = Object.keys(saleStates) as SaleState[]
const actions = Object.keys(bodies) as SaleAction[]

/** A sale in a state, and who sends what. */
async function saleIn(state: SaleState) {
  const [ana, admin] = [await shop.as('user'), await shop.as('admin')]
  const { sale } = await bought(ana)
  const send = (body: object) => change('hid' in body ? ana : admin, sale.id, body)
  for (const body of waysTo[state]) expect((await send(body)).status).toBe(200)
  const read = async () => (await ana.fetch(`/salereset/${sale.id}`)).json()
  return { id: sale.id, admin, send, read }
}

test.each(states.flatMap((state) => actions.map((action) => [state, action] as const)))(
  'a sale that is %s follows the table for %s',
  async (state, action) => {
    const { send, read } = await saleIn(state)
    expect(stateOfSale(await read())).toBe(state)
    expect((await send(bodies[action])).status).toBe(mayFollow(state, action) ? 200 : 409)
  },
)

test.each(states)('the list finds a sale that is %s by that step alone', async (state) => {
  const { id, admin, read } = await saleIn(state)
  const found = await Promise.all(
    states.map(async (step) => {
      const { data } = await (await admin.fetch(`/admin/salereset?filter[where][step]=${step}`)).json()
      return data.some((sale: { id: number }) => sale.id === id) ? [step] : []
    }),
  )
  expect(found.flat()).toEqual([state])
  const { promisedDate } = await read()
  expect(promisedDate !== null).toBe(saleStates[state].next === 'shop')
})
