import { expect, test } from 'vitest'
import { useTestApi } from '../../testing/test-api.ts'
import { useBuyers } from '../stock/testing/buyer-fixture.ts'

const shop = useTestApi()
const { insertProduct } = useBuyers(shop)

async function sell(buyerName: string): Promise<string> {
  const json = {
    items: [{ productId: await insertProduct(), quantity: 3 }],
    currency: 'USD',
    priceTier: 'retail',
    buyerName,
    paymentMethod: 'cash',
  }
  const admin = await shop.as('admin')
  return (await (await admin.fetch('/sellorders/counter', { method: 'POST', json })).json()).noSellOrden
}

test('orders are exported by filter, and no cell is a formula', async () => {
  const number = await sell('=HYPERLINK("http://mal.cu";"ver")')
  await sell('Ana "la de abajo", Manzanillo')
  const admin = await shop.as('admin')
  const all = await admin.fetch('/admin/sellorders/export')
  expect(all.headers.get('content-type')).toContain('text/csv')
  const rows = (await all.text()).trim().split('\n')
  expect(rows).toHaveLength(3)
  expect(rows[0]).toMatch(/^\ufeff?Número,Fecha,Estado,Canal,Cliente/)
  expect(rows[1]).toContain('"Ana ""la de abajo"", Manzanillo"')
  expect(rows[2]).toContain(`${number},`)
  expect(rows[2]).toContain('"\'=HYPERLINK(')
  expect(rows[2]).toMatch(/Efectivo al recibir,Pago verificado,USD,3,300\.00,300\.00,300\.00$/)
  const one = await admin.fetch(`/admin/sellorders/export?filter[where][noSellOrden]=${number}`)
  expect((await one.text()).trim().split('\n')).toHaveLength(2)
  expect((await admin.fetch('/admin/sellorders/export?filter[where][secret]=1')).status).toBe(400)
})
