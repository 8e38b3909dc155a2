import { confirm, sectionOf } from '../../support/office.ts'
import { insertProduct } from '../../support/products.ts'
import { expect, test } from '../../support/test.ts'

test('a promotion by code is created, tried on a cart, used and stopped at once', {
  tag: '@phone',
}, async ({ page, db, signIn, signInWithCart, callAs, pageErrors, expectAccessible }) => {
  pageErrors.allow(/409/)
  const product = await insertProduct(db)
  const name = `Semana ${product.id}`
  const code = `SEMANA-${product.id}`
  const ana = await signInWithCart([product], { name: `Ana ${product.id}` })
  await signIn('admin@demo.cu')
  await page.goto('/admin/promotions')

  await test.step('it is tried on the cart of a customer before it is stored', async () => {
    await page.getByRole('link', { name: 'Crear promoción' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Nombre').fill(name)
    await dialog.getByLabel('Código', { exact: true }).fill(code.toLowerCase())
    await dialog.getByRole('checkbox', { name: 'Activa' }).check()
    await dialog.getByLabel('Tipo').selectOption('Porcentaje')
    await dialog.getByRole('textbox', { name: 'Porcentaje' }).fill('10')
    await dialog.getByLabel('Usos en total').fill('5')
    const trial = sectionOf(page, 'Probar')
    await trial.getByRole('combobox', { name: 'Cliente' }).fill(ana.email)
    await page.getByRole('option', { name: `Ana ${product.id}` }).click()
    await trial.getByRole('button', { name: 'Probar' }).click()
    const outcome = trial.getByRole('status').filter({ hasText: 'Total' })
    await expect(outcome).toContainText(`${product.name} × 1`)
    await expect(outcome).toContainText(/-.?1\.00/)
    await expectAccessible(dialog)
    await dialog.getByRole('button', { name: 'Agregar' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('link', { name: `Cambiar ${name}` })).toBeVisible()
  })

  const shop = await callAs(ana)
  await test.step('a customer uses it, and the screen counts it', async () => {
    await shop.put('/cart/code', { code })
    const wish = { termsAccepted: true, currency: 'USD', recipientPhone: '5555 0101' }
    const order = await shop.post<{ total: number; noSellOrden: string }>('/sellorders', wish)
    expect(order.total).toBe(9)
    await page.reload()
    await page.getByRole('link', { name: `Cambiar ${name}` }).click()
    const uses = sectionOf(page, 'Usos e ingresos')
    await expect(uses).toContainText(/1 pedidos?, .*1\.00.* descontados, .*9\.00.* vendidos/)
    await expect(uses.getByRole('link', { name: order.noSellOrden })).toBeVisible()
  })

  await test.step('it is stopped at once, and the next cart does not get it', async () => {
    await sectionOf(page, 'Usos e ingresos').getByRole('button', { name: 'Detener ahora' }).click()
    await confirm(page, 'Detener ahora')
    await expect(page.getByText('Promoción detenida')).toBeVisible()
    await shop.post('/cart/items', { productId: product.id, quantity: 1 })
    await shop.put('/cart/code', { code })
    const cart = await shop.get<{ total: number; refusedPromotions: { reason: string }[] }>('/cart')
    expect(cart.total).toBe(10)
    expect(cart.refusedPromotions).toMatchObject([{ reason: 'stopped' }])
  })
})
