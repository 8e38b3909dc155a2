import { products } from '@tecnoclick/database/schema/catalogue/products'
import { eq } from 'drizzle-orm'
import type { Api } from '../../support/api.ts'
import { hydrated } from '../../support/page.ts'
import { insertProduct, type Product } from '../../support/products.ts'
import { expect, test } from '../../support/test.ts'

/** Two units of each product. */
async function order(api: Api, ordered: readonly Product[]): Promise<{ id: number }> {
  for (const { id } of ordered) await api.post('/cart/items', { productId: id, quantity: 2 })
  const wish = { termsAccepted: true, currency: 'USD', recipientPhone: '5555 0101', paymentMethod: 'cash' }
  return api.post('/sellorders', wish)
}

test('an order is repeated: what is still sold is in the cart, the rest is named with its reason', {
  tag: '@phone',
}, async ({ page, db, newPerson, signIn, callAs, staff, expectAccessible }) => {
  const [plenty, few, gone] = await Promise.all([
    insertProduct(db, 20),
    insertProduct(db, 3),
    insertProduct(db, 20),
  ])
  const ana = await newPerson({ name: 'Ana' })
  const { id } = await order(await callAs(ana), [plenty, few, gone])
  // What is not paid counts as reserved.
  await staff.post(`/admin/sellorders/${id}/payment`, { state: 'verified' })
  await db.update(products).set({ enable: false }).where(eq(products.id, gone.id))
  await signIn(ana)
  const main = page.getByRole('main')
  await page.goto(`/account/orders/${id}`)
  await hydrated(page)

  await test.step('a line leads to its product while it is sold', async () => {
    await expect(main.getByRole('link', { name: plenty.name })).toHaveAttribute(
      'href',
      new RegExp(plenty.slug),
    )
    await expect(main.getByText(gone.name).first()).toBeVisible()
    await expect(main.getByRole('link', { name: gone.name })).toHaveCount(0)
  })

  await test.step('two clicks put it into the cart once', async () => {
    await main.getByRole('button', { name: /^Repetir pedido/ }).dblclick()
    await expect(page).toHaveURL(/\/shop\/cart/)
    const missing = page.getByRole('alert').filter({ hasText: 'Agregamos su pedido al carrito, menos esto' })
    await expect(missing).toContainText(`${few.name}, 1 de 2: no quedan más.`)
    await expect(missing).toContainText(`${gone.name}: ya no se vende.`)
    await expect(page.getByLabel(`Cantidad: ${plenty.name}`)).toHaveValue('2')
    await expect(page.getByLabel(`Cantidad: ${few.name}`)).toHaveValue('1')
    await expectAccessible()
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('an order is repeated from the list', { tag: '@both' }, async ({
    page,
    db,
    newPerson,
    signIn,
    callAs,
  }) => {
    const product = await insertProduct(db, 20)
    const ana = await newPerson({ name: 'Ana' })
    await order(await callAs(ana), [product])
    await signIn(ana)
    await page.goto('/account/orders')
    await page
      .getByRole('button', { name: /^Repetir pedido/ })
      .filter({ visible: true })
      .click()
    await expect(page.getByText('Los productos de su pedido están en el carrito.').first()).toBeVisible()
    await expect(page.getByLabel(`Cantidad: ${product.name}`)).toHaveValue('2')
  })
})
