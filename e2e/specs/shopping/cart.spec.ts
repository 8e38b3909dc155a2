import type { Locator, Page } from '@playwright/test'
import { products } from '@tecnoclick/database/schema/catalogue/products'
import { eq } from 'drizzle-orm'
import { hydrated, submitSignIn } from '../../support/page.ts'
import { insertProduct, type Product, sellOut } from '../../support/products.ts'
import { expect, test } from '../../support/test.ts'

test('an added product is in the cart with its totals', { tag: '@both' }, async ({
  page,
  db,
  newPerson,
  signIn,
}) => {
  const product = await insertProduct(db, 10)
  await signIn(await newPerson({ name: 'Ana' }))
  await addAndOpenCart(page, product)
  const update = page.getByRole('button', { name: 'Actualizar carrito' }).locator('visible=true')
  await expect(update).toBeDisabled()
  await page.getByLabel(`Cantidad: ${product.name}`).fill('3')
  await expect(update).toBeEnabled()
  await update.click()
  await expect(page.getByRole('region', { name: 'Resumen del carrito' })).toContainText('$30.00')
  await expect(page.getByText(/Reservado durante (2 horas|1 hora y 5\d minutos)/)).toBeVisible()
  await removeButton(page, product.name).click()
  await expect(page.getByRole('heading', { name: 'Tu carrito esta vacío!' })).toBeVisible()
})

test('an amount in pesos stays on one line on a small phone', async ({
  page,
  context,
  baseURL,
  db,
  signInWithCart,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const product = await insertProduct(db)
  await db.update(products).set({ priceAlt: 50_661_000 }).where(eq(products.id, product.id))
  await signInWithCart([product], { name: 'Ana' })
  await context.addCookies([{ name: 'currency', value: 'CUP', url: baseURL ?? '' }])
  await openCart(page)
  const total = page
    .getByRole('listitem')
    .filter({ hasText: product.name })
    .getByText('CUP 506,610.00')
    .last()
  const lines = await total.evaluate((amount) => amount.getClientRects().length)
  expect(lines).toBe(1)
})

test('the checkout takes over a quantity that was not saved', async ({ page, db, signInWithCart }) => {
  const product = await insertProduct(db, 10)
  await signInWithCart([product], { name: 'Ana', streets: ['Calle 1'] })
  await openCart(page)
  await page.getByLabel(`Cantidad: ${product.name}`).fill('3')
  await page.getByRole('main').getByRole('link', { name: 'Finalizar compra' }).click()
  await expect(page).toHaveURL(/\/shop\/checkout$/)
  await expect(page.getByRole('main')).toContainText('$30.00')
})

test('a quantity that is refused before the checkout shows an error', async ({
  page,
  db,
  signInWithCart,
  pageErrors,
}) => {
  pageErrors.allow(/409/)
  const product = await insertProduct(db, 2)
  await signInWithCart([product], { name: 'Ana' })
  await openCart(page)
  await sellOut(db, product)
  await page.getByLabel(`Cantidad: ${product.name}`).fill('2')
  await page.getByRole('main').getByRole('link', { name: 'Finalizar compra' }).click()
  await expect(page.getByText(`EL producto ${product.name} no esta disponible`)).toBeVisible()
  await expect(page).toHaveURL(/\/shop\/cart$/)
  await expect(page.getByLabel(`Cantidad: ${product.name}`)).toHaveValue('2')
})

test('every change of the cart is announced, and the focus stays near', { tag: '@phone' }, async ({
  page,
  db,
  signInWithCart,
}) => {
  const [first, second] = await Promise.all([insertProduct(db, 15), insertProduct(db)])
  await signInWithCart([second, first], { name: 'Ana' })
  await openCart(page)
  const notices = page.getByRole('region', { name: 'Avisos' })
  await page.getByLabel(`Cantidad: ${first.name}`).fill('500')
  await page.getByLabel(`Cantidad: ${second.name}`).focus()
  await expect(page.getByLabel(`Cantidad: ${first.name}`)).toHaveValue('15')
  await expect(page.getByText('Quedan 15 unidades')).toBeVisible()

  // Half of them is the share of one account.
  await page.getByLabel(`Cantidad: ${first.name}`).fill('7')
  const update = page.getByRole('button', { name: 'Actualizar carrito' }).locator('visible=true')
  await update.click()
  await expect(notices.getByText('Carrito actualizado')).toBeVisible()
  await expect(update).toBeFocused()
  // The buttons are in one column, however wide the totals are.
  const buttons = [removeButton(page, first.name), removeButton(page, second.name)]
  const edges = await Promise.all(buttons.map(async (button) => (await button.boundingBox())?.x))
  expect(edges[0]).toBe(edges[1])

  await removeButton(page, first.name).click()
  await expect(notices.getByText(`Producto "${first.name}" quitado del carrito`)).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: second.name })).toBeFocused()
  await removeButton(page, second.name).click()
  await expect(page.getByRole('heading', { name: 'Tu carrito esta vacío!' })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
})

test('a product added in one tab is shown in the other', async ({ page, db, signInWithCart, context }) => {
  const [first, second] = await Promise.all([insertProduct(db), insertProduct(db)])
  await signInWithCart([first], { name: 'Ana' })
  await openCart(page)
  await page.waitForFunction(() => localStorage.getItem('state')?.includes('private:cart'))
  const other = await context.newPage()
  await addAndOpenCart(other, second)
  await expect(page.getByRole('main').getByRole('link', { name: second.name })).toBeVisible()
})

test('a product that is sold out is refused by name', async ({ page, db, newPerson, signIn, pageErrors }) => {
  pageErrors.allow(/409/)
  const product = await insertProduct(db, 1)
  await signIn(await newPerson({ name: 'Ana' }))
  await page.goto(`/shop/products/${product.slug}`)
  await hydrated(page)
  await sellOut(db, product)
  await addButton(page).click()
  await expect(page.getByText(`EL producto ${product.name} no esta disponible`)).toBeVisible()
})

test('a lost answer keeps the page, and the second click adds the product once', { tag: '@phone' }, async ({
  page,
  db,
  newPerson,
  signIn,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_FAILED|ERR_CONNECTION/)
  const product = await insertProduct(db)
  await signIn(await newPerson({ name: 'Ana' }))
  await page.goto(`/shop/products/${product.slug}`)
  await hydrated(page)
  // The server gets the request, but its answer is lost.
  await page.route('**/api/cart/items', async (route) => {
    await route.fetch()
    await route.abort()
  })
  const add = addButton(page)
  await add.click()
  await expect(page.getByText('no sabemos si llegó', { exact: false })).toBeVisible()
  await expect(page.getByRole('heading', { name: product.name })).toBeVisible()

  await page.unroute('**/api/cart/items')
  await add.click()
  await expect(page.getByText(`Producto "${product.name}" agregado al carrito!`)).toBeVisible()
  await page.goto('/shop/cart')
  await expect(page.getByLabel(`Cantidad: ${product.name}`)).toHaveValue('1')

  await hydrated(page)
  await page.route('**/shop/cart.data**', (route) => route.abort())
  await page.getByLabel(`Cantidad: ${product.name}`).fill('2')
  await page.getByRole('button', { name: 'Actualizar carrito' }).locator('visible=true').click()
  await expect(page.getByText('no sabemos si llegó', { exact: false })).toBeVisible()
  await expect(page.getByLabel(`Cantidad: ${product.name}`)).toHaveValue('2')
})

test('a removed product disappears when a slow answer arrives', async ({ page, db, signInWithCart }) => {
  await page.clock.install()
  const product = await insertProduct(db)
  await signInWithCart([product], { name: 'Ana' })
  await openCart(page)
  const answered = Promise.withResolvers<void>()
  await page.route(/_routes=root/, async (route) => {
    await answered.promise
    await route.continue()
  })
  const asked = page.waitForRequest(/_routes=root/)
  await removeButton(page, product.name).click()
  await asked
  // After three seconds the page shows what it knew before.
  await page.clock.runFor('00:04')
  answered.resolve()
  await expect(page.getByRole('heading', { name: 'Tu carrito esta vacío!' })).toBeVisible()
})

test('a visitor who signs in finds the product in the cart', async ({ page, db, newPerson }) => {
  const product = await insertProduct(db)
  await addAsVisitor(page, product)
  await submitSignIn(page, (await newPerson({ name: 'Ana' })).email)
  await expect(page).toHaveURL(/\/shop\/cart$/)
  await expect(page.getByRole('main').getByRole('link', { name: product.name })).toBeVisible()
  await expect(page.getByText('Bienvenido a TecnoClick, Ana')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' })).toBeHidden()
})

test('a product that sold out during sign-in is reported', async ({ page, db, newPerson }) => {
  const product = await insertProduct(db, 1)
  await addAsVisitor(page, product)
  await sellOut(db, product)
  await submitSignIn(page, (await newPerson({ name: 'Ana' })).email)
  const notices = page.getByRole('region', { name: 'Avisos' })
  await expect(notices.getByText(`EL producto ${product.name} no esta disponible`)).toBeVisible()
  await expect(page).toHaveURL(/\/shop\/cart$/)
  await expect(page.getByRole('heading', { name: 'Tu carrito esta vacío!' })).toBeVisible()
})

test('a link from another site adds nothing to the cart', async ({ page, db, newPerson, signIn }) => {
  const product = await insertProduct(db)
  await signIn(await newPerson({ name: 'Ana' }))
  await page.goto(`/shop/cart?add=${product.id}`)
  await expect(page).toHaveURL(/\/shop\/cart$/)
  await expect(page.getByRole('heading', { name: 'Tu carrito esta vacío!' })).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the cart is plain forms', { tag: '@phone' }, async ({ page, db, newPerson, signIn }) => {
    const product = await insertProduct(db)
    await signIn(await newPerson({ name: 'Ana' }))
    await page.goto(`/shop/products/${product.slug}`)
    await addButton(page).click()
    await expect(page.getByText(`Producto "${product.name}" agregado al carrito!`)).toBeVisible()
    await page.getByLabel(`Cantidad: ${product.name}`).fill('2')
    await page.getByRole('button', { name: 'Actualizar carrito' }).locator('visible=true').click()
    await expect(page.getByRole('region', { name: 'Resumen del carrito' })).toContainText('$20.00')
  })
})

async function openCart(page: Page): Promise<void> {
  await page.goto('/shop/cart')
  await hydrated(page)
}

async function addAndOpenCart(page: Page, product: Product): Promise<void> {
  await page.goto(`/shop/products/${product.slug}`)
  await hydrated(page)
  await addButton(page).click()
  await expect(page.getByText(`Producto "${product.name}" agregado al carrito!`)).toBeVisible()
  await openCart(page)
}

/** Adds the product as a visitor, which leads to the sign-in page. */
async function addAsVisitor(page: Page, product: Product): Promise<void> {
  await page.goto(`/shop/products/${product.slug}`)
  await hydrated(page)
  await addButton(page).click()
  await expect(page.getByText('Inicie sesión para agregar al carrito')).toBeVisible()
  await expect(page).toHaveURL(/\/account\/login\?next=/)
}

function addButton(page: Page): Locator {
  return page.getByRole('main').getByRole('button', { name: 'Agregar al Carrito' }).first()
}

/** The table and the cards of the phone each have one; the other is hidden. */
function removeButton(page: Page, name: string): Locator {
  return page.getByRole('button', { name: `Quitar ${name} del carrito` }).locator('visible=true')
}
