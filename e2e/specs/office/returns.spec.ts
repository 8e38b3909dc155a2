import { confirm, openScreen, sectionOf, someProduct } from '../../support/office.ts'
import { expect, test } from '../../support/test.ts'

interface Sale {
  id: number
  noSellOrden: string
}

test('a seller takes back a sale of the counter from somebody without an account, and refunds it', {
  tag: '@phone',
}, async ({ page, staff, signIn, expectAccessible, pageErrors }) => {
  pageErrors.allow(/422/)
  const product = await someProduct(staff)
  const sale = await staff.post<Sale>('/sellorders/counter', {
    items: [{ productId: product.id, quantity: 2 }],
    ...{ currency: 'USD', priceTier: 'retail', paymentMethod: 'cash', buyerName: 'Eva Ramos' },
  })
  await signIn('vendedor@demo.cu')
  await page.goto(`/admin/orders/${sale.id}`)
  await page.getByRole('link', { name: 'Registrar devolución' }).click()
  await expect(page.getByRole('heading', { name: `Devolución del pedido ${sale.noSellOrden}` })).toBeVisible()
  await expect(page.getByText(/Quedan 2 de 2 · Se devuelve hasta el/)).toBeVisible()
  await expectAccessible(page.getByRole('main'))
  await page.getByLabel(product.name).fill('0')
  await page.getByRole('combobox', { name: 'Motivo' }).selectOption({ label: 'Ya no lo quiere' })
  await page.getByRole('combobox', { name: 'Estado del producto' }).selectOption({ label: 'Sin abrir' })
  await page.getByRole('button', { name: 'Registrar devolución' }).click()
  await expect(page.getByText('Indique cuántas unidades de algún producto.')).toBeVisible()
  await page.getByLabel(product.name).fill('1')
  await page.getByLabel('Teléfono').fill('12')
  await page.getByRole('button', { name: 'Registrar devolución' }).click()
  await expect(page.getByLabel('Teléfono')).toHaveAccessibleDescription(/Teléfono no válido/)
  await page.getByLabel('Teléfono').fill('5234 5678')
  await page.getByRole('button', { name: 'Registrar devolución' }).click()

  await expect(page.getByRole('heading', { name: /^Devolución DEVOLUCION-/ })).toBeVisible()
  await expect(sectionOf(page, 'Productos')).toContainText('Sin abrir')
  await expect(sectionOf(page, 'Cliente')).toContainText('Sin cuenta en la tienda.')
  await expect(page.getByText('Registrada en la tienda')).toBeVisible()
  const settlement = sectionOf(page, 'Resolver')
  await expect(settlement.getByLabel('Forma de reembolso')).toHaveValue('cash')
  await settlement.getByRole('button', { name: 'Resolver' }).click()
  await confirm(page, 'Resolver')
  await expect(sectionOf(page, 'Reembolso')).toContainText('por Efectivo al recibir')
  await expectAccessible(page.getByRole('main'))
  await openScreen(page, `/admin/orders/${sale.id}`)
  await expect(sectionOf(page, 'Devoluciones')).toContainText('Devuelto 1 de 2')
})
