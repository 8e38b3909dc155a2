import type { Locator, Page } from '@playwright/test'
import { products } from '@tecnoclick/database/schema/catalogue/products'
import { eq } from 'drizzle-orm'
import { formOf, hydrated, submitSignIn } from '../../support/page.ts'
import { insertProduct, type Product, sellOut } from '../../support/products.ts'
import { expect, test } from '../../support/test.ts'

test('a product is added in spite of a lost answer, changed and removed', { tag: '@phone' }, async ({
  page,
  context,
  baseURL,
  db,
  signInWithCart,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_FAILED|ERR_CONNECTION|409/)
  const [first, second] = await Promise.all([insertProduct(db, 15), insertProduct(db)])
  await db.update(products).set({ priceAlt: 50_661_000 }).where(eq(products.id, second.id))
  await signInWithCart([second], { name: 'Ana' })
  await context.addCookies([{ name: 'currency', value: 'CUP', url: baseURL ?? '' }])
  const unsure = page.getByText('no sabemos si llegó', { exact: false })
  const quantity = page.getByLabel(`Cantidad: ${first.name}`)
  const update = page.getByRole('button', { name: 'Actualizar carrito' }).locator('visible=true')
  const notices = page.getByRole('region', { name: 'Avisos' })
  const summary = page.getByRole('region', { name: 'Resumen del carrito' })

  await test.step('a lost answer keeps the page, and the second click adds the product once', async () => {
    await openProduct(page, first)
    // The server gets the request, but its answer is lost.
    await page.route('**/api/cart/items', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await addButton(page).click()
    await expect(unsure).toBeVisible()
    await expect(page.getByRole('heading', { name: first.name })).toBeVisible()
    await page.unroute('**/api/cart/items')
    await addButton(page).click()
    await expect(page.getByText(`Producto "${first.name}" agregado al carrito!`)).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${first.slug}$`))
    await openCart(page)
    await expect(quantity).toHaveValue('1')
    await expect(page.getByText(/Reservado durante (2 horas|1 hora y 5\d minutos)/)).toBeVisible()
  })

  await test.step('an amount in pesos stays on one line', async () => {
    const line = page.getByRole('listitem').filter({ hasText: second.name })
    const total = line.getByText('CUP 506,610.00').last()
    expect(await total.evaluate((amount) => amount.getClientRects().length)).toBe(1)
  })

  await test.step('a quantity is limited, saved and announced', async () => {
    await expect(update).toBeDisabled()
    await quantity.fill('500')
    await page.getByLabel(`Cantidad: ${second.name}`).focus()
    await expect(quantity).toHaveValue('15')
    await expect(page.getByText('Quedan 15 unidades')).toBeVisible()
    // Half of them is the share of one account.
    await quantity.fill('7')
    await expect(notices.getByText('Carrito actualizado')).toBeVisible()
    await expect(summary).toContainText('CUP 531,110.00')
    await expect(summary.getByText('Subtotal')).toHaveCount(0)
    // The buttons are in one column, however wide the totals are.
    const buttons = [removeButton(page, first.name), removeButton(page, second.name)]
    const edges = await Promise.all(buttons.map(async (button) => (await button.boundingBox())?.x))
    expect(edges[0]).toBe(edges[1])
  })

  await test.step('a changed quantity saves itself, also one that is changed while another is being saved', async () => {
    const line = page.getByRole('listitem').filter({ hasText: first.name })
    const more = line.getByRole('button', { name: 'Aumentar la cantidad' })
    const less = line.getByRole('button', { name: 'Disminuir la cantidad' })
    const answered = Promise.withResolvers<void>()
    const sent = page.waitForRequest('**/shop/cart.data**')
    await page.route('**/shop/cart.data**', async (route) => {
      await answered.promise
      await route.continue()
    })
    await less.click()
    await less.click()
    await sent
    await more.click()
    answered.resolve()
    await expect(summary).toContainText('CUP 527,610.00')
    await expect(quantity).toHaveValue('6')
    await expect(update).toBeDisabled()
    await page.unroute('**/shop/cart.data**')
  })

  await test.step('a lost answer keeps the changed quantity, and the button tries again', async () => {
    await page.route('**/shop/cart.data**', (route) => route.abort())
    await quantity.fill('2')
    await expect(unsure).toBeVisible()
    await expect(quantity).toHaveValue('2')
    await page.unroute('**/shop/cart.data**')
    await update.click()
    await expect(summary).toContainText('CUP 513,610.00')
    await expect(update).toBeFocused()
  })

  await test.step('the card of a product in the cart has its quantity, which saves itself too', async () => {
    await page.goto(`/shop/catalog?q=${encodeURIComponent(first.name)}`)
    await hydrated(page)
    const stepper = page.getByRole('main').getByLabel(`Cantidad: ${first.name}`)
    await expect(stepper).toHaveValue('2')
    const saved = page.waitForResponse('**/shop/cart.data**')
    await stepper.locator('..').getByRole('button', { name: 'Aumentar la cantidad' }).click()
    await saved
    await openCart(page)
    await expect(quantity).toHaveValue('3')
  })

  await test.step('every removal is announced, and the focus stays near', async () => {
    await removeButton(page, first.name).click()
    await expect(notices.getByText(`Producto "${first.name}" quitado del carrito`)).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: second.name })).toBeFocused()
    await removeButton(page, second.name).click()
    await expectEmpty(page)
    await expect(page.getByRole('main')).toBeFocused()
  })
})

test('two tabs, a product that sells out, the way to the checkout and a slow removal', async ({
  page,
  db,
  signInWithCart,
  context,
  pageErrors,
}) => {
  pageErrors.allow(/409/)
  await page.clock.install()
  const [first, second] = await Promise.all([insertProduct(db, 10), insertProduct(db, 2)])
  await signInWithCart([first], { name: 'Ana', streets: ['Calle 1'] })
  await openCart(page)
  const other = await context.newPage()
  const main = page.getByRole('main')
  const quantity = page.getByLabel(`Cantidad: ${second.name}`)
  const refusal = `EL producto ${second.name} no esta disponible`

  await test.step('a product added in one tab is shown in the other', async () => {
    await page.waitForFunction(() => localStorage.getItem('state')?.includes('private:cart'))
    await openProduct(other, second)
    await addButton(other).click()
    await expect(other.getByText(`Producto "${second.name}" agregado al carrito!`)).toBeVisible()
    await expect(main.getByRole('link', { name: second.name })).toBeVisible()
  })

  await test.step('a quantity that is refused before the checkout shows an error', async () => {
    await sellOut(db, second)
    await quantity.fill('2')
    await main.getByRole('link', { name: 'Finalizar compra' }).click()
    await expect(page.getByText(refusal)).toBeVisible()
    await expect(page).toHaveURL(/\/shop\/cart$/)
    await expect(quantity).toHaveValue('2')
  })

  await test.step('a product that is sold out is refused by name', async () => {
    await addButton(other).click()
    await expect(other.getByText(refusal)).toBeVisible()
    await other.close()
  })

  await test.step('a removed product disappears when a slow answer arrives', async () => {
    const answered = Promise.withResolvers<void>()
    await page.route(/_routes=root/, async (route) => {
      await answered.promise
      await route.continue()
    })
    const asked = page.waitForRequest(/_routes=root/)
    await removeButton(page, second.name).click()
    await asked
    // After three seconds the page shows what it knew before.
    await page.clock.runFor('00:04')
    answered.resolve()
    await expect(removeButton(page, second.name)).toHaveCount(0)
    await page.unroute(/_routes=root/)
  })

  await test.step('the checkout takes over a quantity that was not saved', async () => {
    await page.getByLabel(`Cantidad: ${first.name}`).fill('3')
    await main.getByRole('link', { name: 'Finalizar compra' }).click()
    await expect(page).toHaveURL(/\/shop\/checkout$/)
    await expect(main).toContainText('$30.00')
  })
})

test('a visitor who signs in finds the product in the cart, or reads that it sold out', async ({
  page,
  db,
  newPerson,
}) => {
  const [kept, lost] = await Promise.all([insertProduct(db), insertProduct(db, 1)])

  await test.step('the product is remembered and added', async () => {
    await openProduct(page, kept)
    await addButton(page).click()
    await expect(page.getByText('Inicie sesión para agregar al carrito')).toBeVisible()
    await expect(page).toHaveURL(/\/account\/login\?next=/)
    expect(new URL(page.url()).searchParams.get('next')).toContain(`/shop/cart?add=${kept.id}&`)
    await submitSignIn(page, (await newPerson({ name: 'Ana' })).email)
    await expect(page).toHaveURL(/\/shop\/cart$/)
    await expect(page.getByRole('main').getByRole('link', { name: kept.name })).toBeVisible()
    await expect(page.getByText('Bienvenido a TecnoClick, Ana')).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' })).toBeHidden()
  })

  await test.step('a product that sold out during sign-in is reported', async () => {
    await page.context().clearCookies({ name: 'session' })
    const wanted = `/shop/cart?${new URLSearchParams({ add: String(lost.id), key: crypto.randomUUID() })}`
    await page.goto(`/account/login?${new URLSearchParams({ next: wanted })}`)
    await hydrated(page)
    await sellOut(db, lost)
    await submitSignIn(page, (await newPerson({ name: 'Eva' })).email)
    await expect(page).toHaveURL(/\/shop\/cart$/)
    const main = page.getByRole('main')
    await expect(main.getByText(`EL producto ${lost.name} no esta disponible`)).toBeVisible()
    await expectEmpty(page)
  })
})

test('a card keeps why its product could not be added', { tag: '@phone' }, async ({
  page,
  db,
  staff,
  signInWithCart,
  pageErrors,
}) => {
  pageErrors.allow(/409/)
  await page.clock.install()
  const product = await insertProduct(db, 1)
  await signInWithCart([], { name: 'Ana' })
  await page.goto(`/shop/catalog?q=${encodeURIComponent(product.name)}`)
  await hydrated(page)
  await sellOut(db, product)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: `Agregar al Carrito: ${product.name}` }).click()
  const refusal = main.locator('form').getByRole('alert')
  await expect(refusal).toHaveText(`EL producto ${product.name} no esta disponible`)
  await expect(refusal).toBeInViewport()
  await page.clock.runFor('01:00')
  await expect(refusal).toBeVisible()
  // It is above the link that covers the card.
  await staff.patch(`/products/updatestock/${product.id}`, { stock: 1 })
  await main.getByRole('button', { name: `Agregar al Carrito: ${product.name}` }).click()
  await expect(page.getByText(`Producto "${product.name}" agregado al carrito!`)).toBeVisible()
  await expect(refusal).toBeHidden()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('from the product to the order everything is plain forms', { tag: '@phone' }, async ({
    page,
    db,
    newPerson,
    signIn,
  }) => {
    const product = await insertProduct(db)
    await signIn(await newPerson({ name: 'Ana', streets: ['Calle Una', 'Calle Dos'] }))

    await test.step('the cart', async () => {
      await page.goto(`/shop/products/${product.slug}`)
      await addButton(page).click()
      await expect(page.getByText(`Producto "${product.name}" agregado al carrito!`)).toBeVisible()
      await page.getByLabel(`Cantidad: ${product.name}`).fill('2')
      await page.getByRole('button', { name: 'Actualizar carrito' }).locator('visible=true').click()
      const summary = page.getByRole('region', { name: 'Resumen del carrito' })
      await expect(summary).toContainText('$20.00')
      await expect(summary).toContainText(/Le faltan \$30\.00.* para el envío gratis/)
    })

    await test.step('an address is edited', async () => {
      await page.getByRole('main').getByRole('link', { name: 'Finalizar compra' }).click()
      await page.getByRole('link', { name: 'Editar' }).click()
      const form = formOf(page, 'Guardar')
      await form.getByLabel('Calle').fill('Calle Una bis')
      await form.getByRole('button', { name: 'Guardar' }).click()
      await expect(page).toHaveURL(/\/shop\/checkout\?address=\d+$/)
      await expect(page.getByText('Calle Una bis, Manzanillo, Granma').first()).toBeVisible()
    })

    await test.step('an order is delivered', async () => {
      await page.getByLabel('Entrega a domicilio').check()
      await page.getByLabel(/Teléfono/).fill('5555 0101')
      await page.getByLabel(/He leído y acepto/).check()
      await page.getByRole('button', { name: 'Realizar pedido' }).click()
      await expect(page).toHaveURL(/\/shop\/checkout\/success\/\d+$/)
      await expect(page.getByRole('main')).toContainText('Calle Una bis, Manzanillo, Granma')
    })
  })
})

async function openCart(page: Page): Promise<void> {
  await page.goto('/shop/cart')
  await hydrated(page)
}

async function openProduct(page: Page, { slug }: Product): Promise<void> {
  await page.goto(`/shop/products/${slug}`)
  await hydrated(page)
}

async function expectEmpty(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Tu carrito esta vacío!' })).toBeVisible()
}

function addButton(page: Page): Locator {
  return page.getByRole('main').getByRole('button', { name: 'Agregar al Carrito' }).first()
}

/** The table and the cards of the phone each have one; the other is hidden. */
function removeButton(page: Page, name: string): Locator {
  return page.getByRole('button', { name: `Quitar ${name} del carrito` }).locator('visible=true')
}
