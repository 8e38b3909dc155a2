import { hydrated } from '../../support/page.ts'
import { expect, test } from '../../support/test.ts'

const combo = '/shop/products/combo-oficina-ideapad-3'
const name = 'Combo de oficina Lenovo IdeaPad 3'

test('a combo says what it contains, is one line of the cart, and the order has its parts', {
  tag: '@both',
}, async ({ page, newPerson, signIn, callAs, expectAccessible }) => {
  const ana = await newPerson({ name: 'Ana' })
  await signIn(ana)
  await test.step('its card says how many products it contains', async () => {
    await page.goto('/shop/catalog?q=COMBO-IDEAPAD')
    const card = page.getByRole('main').locator('form').filter({ hasText: name })
    await expect(card).toContainText('Combo: 3 productos')
  })
  const contents = page.getByRole('region', { name: 'Combo: 3 productos' })
  await test.step('its page lists them with links, and what is saved', async () => {
    await page.goto(combo)
    await hydrated(page)
    await expect(contents.getByRole('link')).toHaveCount(3)
    await expect(contents).toContainText('Instalación de sistema y programas')
    await expect(contents).toContainText('Por separado: $468.50')
    await expect(contents).toContainText('Ahorra $23.42')
    await expectAccessible()
    await contents.getByRole('link', { name: /^1 × .*M90/ }).click()
    await expect(page).toHaveURL(/logitech-m90$/)
    await page.goBack()
  })
  await test.step('the cart has one line with its parts', async () => {
    await hydrated(page)
    // By its whole name: until the script has gone back, the page still shows the part.
    await page.getByRole('button', { name: `Agregar al Carrito: ${name}` }).click()
    await expect(page.getByText(`Producto "${name}" agregado al carrito!`)).toBeVisible()
    await page.goto('/shop/cart')
    const line = page.getByRole('main').getByRole('listitem').filter({ hasText: name }).first()
    await expect(line).toContainText('1 × Ratón')
  })
  await test.step('the order has the parts, each with its share', async () => {
    const api = await callAs(ana)
    const order = await api.post<{ id: number; total: number }>('/sellorders', {
      termsAccepted: true,
      recipientPhone: '5555 0101',
    })
    expect(order.total).toBe(445.08)
    await page.goto(`/account/orders/${order.id}`)
    await expect(page.getByText(`Parte de: ${name}`)).toHaveCount(3)
  })
})
