import type { ComponentProps } from 'react'
import { afterAll, expect, test, vi } from 'vitest'
import { useShellData } from '../../rendering/shell-data.ts'
import { renderPage } from '../../rendering/testing/render-page.tsx'
import { CartDropdown } from '../../shell/cart-dropdown.tsx'
import CartPage from './cart.tsx'

/** The server loads the parts that hydrate later; without this the last of them come after the test has ended. */
afterAll(() => vi.dynamicImportSettled())

const viewer = {
  id: 1,
  email: 'a@b.cu',
  role: 'user',
  name: 'Ana',
  avatar: 'a.webp',
  wholesale: false,
  permissions: [],
}
const known = { '/api/security/me': { user: viewer } }
const empty = { ...known, '/api/cart?currency=USD': { items: [], quantity: 0 } }

/** The page with the header's cart dropdown. */
function CartWithDropdown(props: ComponentProps<typeof CartPage>) {
  return (
    <>
      <CartDropdown cart={useShellData()?.cart} />
      <CartPage {...props} />
    </>
  )
}

const render = (answers: Record<string, unknown>, loaderData = {}) =>
  renderPage('/shop/cart', CartWithDropdown, { responses: answers, loaderData })

test('an empty cart is shown as empty on its page and in the dropdown', async () => {
  const html = await render(empty)
  expect(html).toContain('Tu carrito está vacío!')
  expect(html).toContain('Tu carrito esta vacío!')
  expect(html).not.toContain('Intentar de nuevo')
})

test.each([
  ['the cart', known],
  ['the viewer', { '/api/security/me': undefined }],
])('if %s cannot be loaded, the cart shows an error with a retry link', async (_, answers) => {
  const html = await render(answers)
  expect(html).not.toMatch(/Tu carrito est[aá] vacío!/)
  expect(html).not.toContain('Carrito, 0 productos')
  expect(html.match(/El servicio no está disponible/g)).toHaveLength(2)
  expect(html.match(/href="\/shop\/cart"[^>]*>Intentar de nuevo/g)).toHaveLength(2)
})

test('a page without script shows why a product was refused', async () => {
  const refused = { added: false, failure: 'outOfStock', name: 'Tinta' }
  expect(await render(empty, { refused })).toContain('EL producto Tinta no esta disponible')
})
