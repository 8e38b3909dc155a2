import type { Page } from '@playwright/test'
import { precached, storedTexts, workerWarning } from '../../support/offline.ts'
import { disclosure, expectToFit } from '../../support/page.ts'
import { insertProduct } from '../../support/products.ts'
import { expect, test } from '../../support/test.ts'

test.use({ serviceWorkers: 'allow' })
test.setTimeout(120_000)
test.beforeEach(({ pageErrors }) => pageErrors.allow(workerWarning))

const phone = { tag: '@phone' }

/** Waits until the browser has stored this text. */
function stored(page: Page, text: string) {
  return expect.poll(async () => (await storedTexts(page)).includes(text), { timeout: 60_000 }).toBe(true)
}

test(
  'cart, questions, services and known orders open offline; signing out removes what is personal',
  phone,
  async ({ page, context, db, signInWithCart, placeOrder }) => {
    const product = await insertProduct(db)
    const ana = await signInWithCart([], { name: 'Anaisa' })
    const order = await placeOrder(ana)
    await page.goto(`/account/orders/${order.id}`)
    await precached(page)
    await page.goto(`/shop/products/${product.slug}`)
    await page.getByRole('button', { name: 'Agregar al Carrito' }).first().click()
    await expect(
      page
        .getByRole('banner')
        .getByLabel(/Carrito, 1 producto/)
        .first(),
    ).toBeAttached()
    await stored(page, order.noSellOrden)
    await stored(page, '"turnaroundDays"')
    await stored(page, '"question"')
    await stored(page, product.slug)
    await page.goto('/reset/list')
    await stored(page, '"typeFile"')
    await page.close()
    await context.setOffline(true)

    const later = await context.newPage()
    await later.goto('/shop/cart')
    await expect(later.getByRole('main').getByRole('link', { name: product.name })).toBeVisible()
    await expect(
      later.getByText('Sin conexión no se puede cambiar el carrito.', { exact: false }),
    ).toBeVisible()
    await expect(later.getByText(/datos de las \d\d:\d\d/).first()).toBeVisible()
    await expect(later.getByRole('main').getByRole('spinbutton')).toBeDisabled()
    await expect(later.getByRole('button', { name: 'Finalizar compra' })).toBeDisabled()
    // The header knows who it is.
    await expect(
      later
        .getByRole('banner')
        .getByLabel(/Carrito, 1 producto/)
        .first(),
    ).toBeAttached()
    await expect(later.getByRole('link', { name: 'Registrarme' })).toHaveCount(0)
    await disclosure(later, 'Mi cuenta').click()
    await expect(later.getByRole('banner').getByText(ana.email)).toBeVisible()
    await expectToFit(later)

    await later.goto('/shop/track-order')
    await expect(later.getByRole('heading', { level: 2, name: order.noSellOrden })).toBeVisible()
    await expect(later.getByText(/datos de las/).first()).toBeVisible()
    await expectToFit(later)
    await later.goto('/services/list')
    await expect(later.getByRole('link', { name: 'Solicitar' }).first()).toBeVisible()
    await later.goto('/reset/list')
    await expect(
      later.getByText('Epson L3250', { exact: true }).filter({ visible: true }).first(),
    ).toBeVisible()
    await expect(later.getByText(/datos de las/).first()).toBeVisible()
    await expectToFit(later)
    await later.goto('/site/faq')
    await expect(later.getByRole('group').first()).toBeVisible()
    await expect(later.getByText(/datos de las/).first()).toBeVisible()

    await later.goto('/reset/list')
    await expect(later.getByText(/datos de las/).first()).toBeVisible()
    await context.setOffline(false)
    await expect(later.getByText(/datos de las/)).toHaveCount(0, { timeout: 30_000 })
    await later.goto('/shop/cart')
    await expect(later.getByRole('main').getByRole('spinbutton')).toBeEnabled()
    await later.goto('/site/faq')
    await disclosure(later, 'Mi cuenta').click()
    await later.getByRole('button', { name: 'Cerrar sesión' }).click()
    await expect(later.getByText('Ha cerrado la sesión')).toBeVisible()
    await expect.poll(async () => (await storedTexts(later)).includes(ana.email)).toBe(false)
    expect(await storedTexts(later)).not.toContain(order.noSellOrden)
    await context.setOffline(true)
    await later.goto('/shop/cart')
    await expect(
      later.getByText('Esta página no está guardada en este equipo.', { exact: false }),
    ).toBeVisible()
    await expect(later.getByText(product.name)).toHaveCount(0)
    await later.goto('/shop/track-order')
    await expect(later.getByText('Todavía no hay ninguno.')).toBeVisible()
  },
)
