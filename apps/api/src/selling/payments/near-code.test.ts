import { expect, test } from 'vitest'
import { insertReset } from '../../resets/sales/testing/insert-reset.ts'
import { useTestApi } from '../../testing/test-api.ts'
import { useBuyers } from '../stock/testing/buyer-fixture.ts'

const shop = useTestApi()
const { insertProduct, added, placed } = useBuyers(shop)

test('a code with one digit more or less is found among orders and resets', async () => {
  const [ana, admin] = [await shop.as('user'), await shop.as('admin')]
  await added(ana, await insertProduct())
  const order = await placed(ana)
  const pay = { method: 'POST', json: { transactionCode: 'TM900123' } }
  expect((await ana.fetch(`/sellorders/${order.id}/payment`, pay)).status).toBe(200)
  const reset = await insertReset(shop.database)
  for (const transactionCode of ['TM9001234', '900']) {
    const json = { resetId: reset.id, precio: 2000, transactionCode }
    expect((await ana.fetch('/salereset', { method: 'POST', json })).status).toBe(201)
  }

  const codesOf = async (path: string) => {
    const { data }: { data: { transactionCode: string }[] } = await (await admin.fetch(path)).json()
    return data.map(({ transactionCode }) => transactionCode)
  }
  const inOrders = (code: string) => codesOf(`/admin/payments?filter[where][code]=${code}`)
  const inResets = (code: string) => codesOf(`/admin/salereset?filter[where][transactionCode]=${code}`)
  expect(await inOrders('tm9001234')).toEqual(['TM900123'])
  expect(await inResets('tm900123')).toEqual(['TM9001234'])
  expect(await inOrders('0012')).toEqual(['TM900123'])
  expect(await inOrders('TM900124')).toEqual([])
})
