import { submitSignIn } from '../../support/page.ts'
import { expect, test } from '../../support/test.ts'

test('a link of a mail that is opened without a session says why it asks to sign in, and then shows its page', async ({
  page,
  newPerson,
  placeOrder,
}) => {
  const ana = await newPerson({ name: 'Ana' })
  const order = await placeOrder(ana)
  // Of 'Ver mi pedido'.
  const path = `/account/orders/${order.id}`
  await page.goto(path)
  await expect(page.getByText('Inicie sesión para ver sus órdenes')).toBeVisible()
  await submitSignIn(page, ana.email)
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  await expect(page.getByRole('main')).toContainText(order.noSellOrden)
})

test('the download of a reset asks to sign in with its reason', async ({ page }) => {
  await page.goto('/account/ordersreset')
  await expect(page).toHaveURL('/account/login?next=%2Faccount%2Fordersreset')
  await expect(page.getByText('Inicie sesión para descargar su archivo')).toBeVisible()
})
