import type { Locator, Page } from '@playwright/test'
import { expect, formOf, hydrated, type Person, password, test } from '../account/people.ts'
import { type Goods, insertGoods, sellOut } from './goods.ts'

test('what is added is in the cart, with its totals', async ({ page, db, newPerson, enter }) => {
  const goods = await insertGoods(db)
  await enter(await newPerson({ name: 'Ana' }))
  await openFilledCart(page, goods)
  const update = page.getByRole('button', { name: 'Actualizar carrito' }).locator('visible=true')
  await expect(update).toBeDisabled()
  await page.getByLabel(`Cantidad: ${goods.name}`).fill('3')
  await expect(update).toBeEnabled()
  await update.click()
  await expect(page.getByRole('region', { name: 'Resumen del carrito' })).toContainText('$30.00')
  await expect(page.getByText(/Reservado durante \d+ minutos más/)).toBeVisible()
  await removal(page, goods.name).click()
  await expect(page.getByRole('heading', { name: 'Tu carrito esta vacío!' })).toBeVisible()
})

test('who goes on to pay with a quantity just typed buys that quantity', async ({
  page,
  db,
  newPerson,
  enter,
}) => {
  const goods = await insertGoods(db)
  await enter(await newPerson({ name: 'Ana', streets: ['Calle 1'] }))
  await openFilledCart(page, goods)
  await page.getByLabel(`Cantidad: ${goods.name}`).fill('3')
  await page.getByRole('main').getByRole('link', { name: 'Finalizar compra' }).click()
  await expect(page).toHaveURL(/\/shop\/checkout$/)
  await expect(page.getByRole('main')).toContainText('$30.00')
})

test('a quantity that is refused on the way to pay keeps the page and is told', async ({
  page,
  db,
  newPerson,
  enter,
  watched,
}) => {
  watched.expectComplaint(/409/)
  const goods = await insertGoods(db, 2)
  await enter(await newPerson({ name: 'Ana' }))
  await openFilledCart(page, goods)
  await sellOut(db, goods)
  await page.getByLabel(`Cantidad: ${goods.name}`).fill('2')
  await page.getByRole('main').getByRole('link', { name: 'Finalizar compra' }).click()
  await expect(page.getByText(`EL producto ${goods.name} no esta disponible`)).toBeVisible()
  await expect(page).toHaveURL(/\/shop\/cart$/)
  await expect(page.getByLabel(`Cantidad: ${goods.name}`)).toHaveValue('2')
})

test('the cart says what it did, and the focus stays near', async ({ page, db, newPerson, enter }) => {
  const [first, second] = [await insertGoods(db, 15), await insertGoods(db)]
  await enter(await newPerson({ name: 'Ana' }))
  await openFilledCart(page, second)
  await openFilledCart(page, first)
  const notices = page.getByRole('region', { name: 'Avisos' })
  await page.getByLabel(`Cantidad: ${first.name}`).fill('500')
  await page.getByLabel(`Cantidad: ${second.name}`).focus()
  await expect(page.getByLabel(`Cantidad: ${first.name}`)).toHaveValue('15')
  await expect(page.getByText('Quedan 15 unidades')).toBeVisible()

  const update = page.getByRole('button', { name: 'Actualizar carrito' }).locator('visible=true')
  await update.click()
  await expect(notices.getByText('Carrito actualizado')).toBeVisible()
  await expect(update).toBeFocused()
  // In one column, whatever the totals beside them.
  const bins = [removal(page, first.name), removal(page, second.name)]
  const edges = await Promise.all(bins.map(async (bin) => (await bin.boundingBox())?.x))
  expect(edges[0]).toBe(edges[1])

  await removal(page, first.name).click()
  await expect(notices.getByText(`Producto "${first.name}" quitado del carrito`)).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: second.name })).toBeFocused()
  await removal(page, second.name).click()
  await expect(page.getByRole('heading', { name: 'Tu carrito esta vacío!' })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
})

test('what one tab puts into the cart the other shows too', async ({
  page,
  db,
  newPerson,
  enter,
  context,
}) => {
  const [first, second] = [await insertGoods(db), await insertGoods(db)]
  await enter(await newPerson({ name: 'Ana' }))
  await openFilledCart(page, first)
  await page.waitForFunction(() => localStorage.getItem('private:cart'))
  const other = await context.newPage()
  await openFilledCart(other, second)
  await expect(page.getByRole('main').getByRole('link', { name: second.name })).toBeVisible()
})

test('more than there is is refused by name', async ({ page, db, newPerson, enter, watched }) => {
  watched.expectComplaint(/409/)
  const goods = await insertGoods(db, 1)
  await enter(await newPerson({ name: 'Ana' }))
  await page.goto(`/shop/products/${goods.slug}`)
  await hydrated(page)
  await sellOut(db, goods)
  await addition(page).click()
  await expect(page.getByText(`EL producto ${goods.name} no esta disponible`)).toBeVisible()
})

test('a line that breaks keeps the page, and what is pressed again is added once', async ({
  page,
  db,
  newPerson,
  enter,
  watched,
}) => {
  watched.expectComplaint(/ERR_FAILED|ERR_CONNECTION/)
  const goods = await insertGoods(db)
  await enter(await newPerson({ name: 'Ana' }))
  await page.goto(`/shop/products/${goods.slug}`)
  await hydrated(page)
  // The shop hears of it, and its answer is lost on the way.
  await page.route('**/api/cart/items', async (route) => {
    await route.fetch()
    await route.abort()
  })
  const add = addition(page)
  await add.click()
  await expect(page.getByText('El servicio no está disponible')).toBeVisible()
  await expect(page.getByRole('heading', { name: goods.name })).toBeVisible()

  await page.unroute('**/api/cart/items')
  await add.click()
  await expect(page.getByText(`Producto "${goods.name}" agregado al carrito!`)).toBeVisible()
  await page.goto('/shop/cart')
  await expect(page.getByLabel(`Cantidad: ${goods.name}`)).toHaveValue('1')

  await hydrated(page)
  await page.route('**/shop/cart.data**', (route) => route.abort())
  await page.getByLabel(`Cantidad: ${goods.name}`).fill('2')
  await page.getByRole('button', { name: 'Actualizar carrito' }).locator('visible=true').click()
  await expect(page.getByText('El servicio no está disponible')).toBeVisible()
  await expect(page.getByLabel(`Cantidad: ${goods.name}`)).toHaveValue('2')
})

test('on a line slower than three seconds a removed line goes when the answer has come', async ({
  page,
  db,
  newPerson,
  enter,
}) => {
  const goods = await insertGoods(db)
  await enter(await newPerson({ name: 'Ana' }))
  await openFilledCart(page, goods)
  await page.route(/_routes=root/, async (route) => {
    const answer = await route.fetch()
    await new Promise((resolve) => setTimeout(resolve, 3500))
    await route.fulfill({ response: answer })
  })
  await removal(page, goods.name).click()
  await expect(page.getByRole('heading', { name: 'Tu carrito esta vacío!' })).toBeVisible()
})

test('whoever has to sign in first finds the product in the cart', async ({ page, db, newPerson }) => {
  const goods = await insertGoods(db)
  await wishFor(page, goods)
  await signIn(page, await newPerson({ name: 'Ana' }))
  await expect(page).toHaveURL(/\/shop\/cart$/)
  await expect(page.getByRole('main').getByRole('link', { name: goods.name })).toBeVisible()
})

test('what sold out while somebody signed in is told, and asked for no more', async ({
  page,
  db,
  newPerson,
}) => {
  const goods = await insertGoods(db, 1)
  await wishFor(page, goods)
  await sellOut(db, goods)
  await signIn(page, await newPerson({ name: 'Ana' }))
  const notices = page.getByRole('region', { name: 'Avisos' })
  await expect(notices.getByText(`EL producto ${goods.name} no esta disponible`)).toBeVisible()
  await expect(page).toHaveURL(/\/shop\/cart$/)
  await expect(page.getByRole('heading', { name: 'Tu carrito esta vacío!' })).toBeVisible()
})

test('a link from elsewhere puts nothing into a cart', async ({ page, db, newPerson, enter }) => {
  const goods = await insertGoods(db)
  await enter(await newPerson({ name: 'Ana' }))
  await page.goto(`/shop/cart?add=${goods.id}`)
  await expect(page).toHaveURL(/\/shop\/cart$/)
  await expect(page.getByRole('heading', { name: 'Tu carrito esta vacío!' })).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the cart is plain forms', async ({ page, db, newPerson, enter }) => {
    const goods = await insertGoods(db)
    await enter(await newPerson({ name: 'Ana' }))
    await page.goto(`/shop/products/${goods.slug}`)
    await addition(page).click()
    await expect(page.getByText(`Producto "${goods.name}" agregado al carrito!`)).toBeVisible()
    await page.getByLabel(`Cantidad: ${goods.name}`).fill('2')
    await page.getByRole('button', { name: 'Actualizar carrito' }).locator('visible=true').click()
    await expect(page.getByRole('region', { name: 'Resumen del carrito' })).toContainText('$20.00')
  })
})

/** One unit of the product, and the cart's page in view. */
async function openFilledCart(page: Page, goods: { name: string; slug: string }): Promise<void> {
  await page.goto(`/shop/products/${goods.slug}`)
  await hydrated(page)
  await addition(page).click()
  await expect(page.getByText(`Producto "${goods.name}" agregado al carrito!`)).toBeVisible()
  await page.goto('/shop/cart')
  await hydrated(page)
}

/** Up to the sign-in page, where the wish waits in the address. */
async function wishFor(page: Page, goods: Goods): Promise<void> {
  await page.goto(`/shop/products/${goods.slug}`)
  await hydrated(page)
  await addition(page).click()
  await expect(page.getByText('Inicie sesión para agregar al carrito')).toBeVisible()
  await expect(page).toHaveURL(/\/account\/login\?next=/)
}

async function signIn(page: Page, { email }: Person): Promise<void> {
  const form = formOf(page, 'Entrar')
  await form.getByLabel('Correo electrónico').fill(email)
  await form.getByLabel(/^Contraseña/).fill(password)
  await form.getByRole('button', { name: 'Entrar' }).click()
}

function addition(page: Page): Locator {
  return page.getByRole('main').getByRole('button', { name: 'Agregar al Carrito' }).first()
}

/** One layout's button is hidden: the table's or the phone's. */
function removal(page: Page, name: string): Locator {
  return page.getByRole('button', { name: `Quitar ${name} del carrito` }).locator('visible=true')
}
