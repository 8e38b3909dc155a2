import type { ComponentProps } from 'react'
import { expect, test } from 'vitest'
import { drawPage } from '../../rendering/testing/draw-page.tsx'
import { CartDropdown } from '../../shell/cart-dropdown.tsx'
import { useShellData } from '../../shell/shell-data.ts'
import CartPage from './cart.tsx'

const viewer = { id: 1, email: 'a@b.cu', role: 'user', name: 'Ana', avatar: 'a.webp', wholesale: false }
const known = { '/api/security/me': { user: viewer } }
const empty = { ...known, '/api/cart?currency=USD': { items: [], quantity: 0 } }

/** The page under its indicator, as a browser without script has them. */
function Shown(props: ComponentProps<typeof CartPage>) {
  return (
    <>
      <CartDropdown cart={useShellData()?.cart} />
      <CartPage {...props} />
    </>
  )
}

const draw = (answers: Record<string, unknown>, loaderData = {}) =>
  drawPage('/shop/cart', Shown, { answers, loaderData })

test('an empty cart says so, on its page and under the indicator', async () => {
  const html = await draw(empty)
  expect(html).toContain('Tu carrito está vacío!')
  expect(html).toContain('Tu carrito esta vacío!')
  expect(html).not.toContain('Intentar de nuevo')
})

test.each([
  ['the cart', known],
  ['who looks', { '/api/security/me': undefined }],
])(
  'while %s cannot be read nobody calls the cart empty, and it can be asked for again',
  async (_, answers) => {
    const html = await draw(answers)
    expect(html).not.toMatch(/Tu carrito est[aá] vacío!/)
    expect(html).not.toContain('Carrito, 0 productos')
    expect(html.match(/El servicio no está disponible/g)).toHaveLength(2)
    expect(html.match(/href="\/shop\/cart"[^>]*>Intentar de nuevo/g)).toHaveLength(2)
  },
)

test('a page without script says what kept a wish out', async () => {
  const refused = { added: false, failure: 'outOfStock', name: 'Tinta' }
  expect(await draw(empty, { refused })).toContain('EL producto Tinta no esta disponible')
})
