import type { Locator, Page } from '@playwright/test'
import { seconds } from '@tecnoclick/domain/platform/duration'
import { insertProduct } from '../../support/products.ts'
import { expect, test } from '../../support/test.ts'

test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 })
test.setTimeout(180_000)

/** 400 kbit/s with 300 ms, as a phone in the country has. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const bytesPerSecond = 400_000 / 8
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
}

const untrue =
  /El servicio no está disponible|Sin conexión|no está guardada|no llegó a enviarse|No sabemos si llegó/

/** A tap is answered at once by something that moves, and by what was asked for before a person gives up. */
async function tap(page: Page, target: Locator, wanted: Locator): Promise<void> {
  const moving = page.getByText('Cargando la página').or(page.locator('[aria-busy="true"]')).first()
  await target.tap()
  await expect(moving.or(wanted).first()).toBeAttached({ timeout: seconds(3) })
  await expect(wanted).toBeVisible({ timeout: seconds(20) })
  await expect(page.getByText(untrue)).toHaveCount(0)
}

// By the clock, so not in the fast tier.
test('on a slow line every step from the home page to the order shows something soon, and nothing untrue', {
  tag: '@full',
}, async ({ page, db, signInWithCart }) => {
  const product = await insertProduct(db)
  await signInWithCart([], { name: 'Ana', streets: ['Calle Martí 12'] })
  await slowDown(page)
  const started = Date.now()
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('banner')).toBeVisible({ timeout: seconds(4) })
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible({ timeout: seconds(4) })
  expect(Date.now() - started, 'the home page can be read').toBeLessThan(seconds(5))

  // A link of the header works before its script is there.
  await page.goto(`/shop/catalog?q=${encodeURIComponent(product.name)}`, { waitUntil: 'commit' })
  const card = page.getByRole('main').getByRole('link', { name: product.name }).first()
  await expect(card).toBeVisible({ timeout: seconds(6) })
  await page.waitForLoadState('load')
  await tap(page, card, page.getByRole('heading', { level: 1, name: product.name }))
  const inCart = page.getByRole('banner').getByLabel(/Carrito, 1 producto/)
  const add = page.getByRole('button', { name: 'Agregar al Carrito' }).first()
  await add.tap()
  await expect(
    page
      .getByText(/agregado al carrito/)
      .or(inCart)
      .first(),
  ).toBeAttached({ timeout: seconds(6) })

  await page.goto('/shop/cart', { waitUntil: 'commit' })
  const toCheckout = page.getByRole('link', { name: 'Finalizar compra' }).first()
  await expect(toCheckout).toBeVisible({ timeout: seconds(6) })
  await page.waitForLoadState('load')
  await tap(page, toCheckout, page.getByRole('button', { name: 'Realizar pedido' }))
  await page.getByText('Entrega a domicilio').first().tap()
  await expect(page.getByLabel('Entrega a domicilio')).toBeChecked()
  await page.getByLabel(/He leído y acepto/).tap()
  await page.getByRole('button', { name: 'Realizar pedido' }).tap()
  const yes = page.getByRole('alertdialog').getByRole('button', { name: 'Sí' })
  await expect(yes).toBeVisible({ timeout: seconds(6) })
  await tap(page, yes, page.getByText(/^ORDEN-\d{3,}$/).first())
  await expect(page).toHaveURL(/\/shop\/checkout\/success\/\d+$/)
})
