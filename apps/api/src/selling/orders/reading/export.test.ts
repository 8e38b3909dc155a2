import { expect, test } from 'vitest'
import { useBuyers } from '../../../stock/ledger/testing/buyer-fixture.ts'
import { useTestApi } from '../../../testing/test-api.ts'

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
  expect(rows[2]).toMatch(/Efectivo al recibir,Pago verificado,USD,3,300\.00,300\.00,300\.00,/)
  const one = await admin.fetch(`/admin/sellorders/export?filter[where][noSellOrden]=${number}`)
  expect((await one.text()).trim().split('\n')).toHaveLength(2)
  expect((await admin.fetch('/admin/sellorders/export?filter[where][secret]=1')).status).toBe(400)
})

test.each([
  [';=1+1', `";'=1+1"`],
  ['Ana; +1', `"Ana; '+1"`],
  ['Ana;Eva', '"Ana;Eva"'],
  ['-1+1', "'-1+1"],
])('a spreadsheet that separates by semicolons finds no formula in %s', async (buyerName, cell) => {
  const number = await sell(buyerName)
  const admin = await shop.as('admin')
  for (const path of ['export', 'export-lines']) {
    const file = await admin.fetch(`/admin/sellorders/${path}?filter[where][noSellOrden]=${number}`)
    expect(await file.text()).toContain(`,${cell},`)
  }
})

test('product lines are exported with their orders', async () => {
  const number = await sell('=1+1')
  const admin = await shop.as('admin')
  const query = `filter[where][noSellOrden]=${number}`
  const lines = (await (await admin.fetch(`/admin/sellorders/export-lines?${query}`)).text())
    .trim()
    .split('\n')
  expect(lines).toHaveLength(2)
  expect(lines[0]).toMatch(/^\ufeff?Número,Fecha,Estado,Cliente,SKU,Producto/)
  expect(lines[1]).toMatch(new RegExp(`^${number},`))
  expect(lines[1]).toContain("'=1+1")
  expect(lines[1]).toMatch(/,3,100\.00,300\.00,0\.00,USD$/)
})

test('many orders change their state at once, with a result for each', async () => {
  const admin = await shop.as('admin')
  const numbers = [await sell('Uno'), await sell('Dos')]
  const { data } = await (await admin.fetch('/sellorders?filter[order]=id DESC&filter[limit]=2')).json()
  const ids = data.map(({ id }: { id: number }) => id)
  expect(numbers).toHaveLength(ids.length)
  const moved = await admin.fetch('/admin/sellorders/bulk', {
    method: 'POST',
    json: { ids: [...ids, 999_999], status: 'PENDIENTE' },
  })
  expect((await moved.json()).data).toMatchObject([
    { id: ids[0], done: false, code: 'conflict' },
    { id: ids[1], done: false, code: 'conflict' },
    { id: 999_999, done: false, code: 'notFound' },
  ])
  const lines = await admin.fetch(`/admin/sellorders/export?filter[where][ids]=${ids.join(',')}`)
  expect((await lines.text()).trim().split('\n')).toHaveLength(3)
})
