import type { Locator, Page } from '@playwright/test'
import { seconds } from '@tecnoclick/domain/platform/duration'
import { freshCode } from '../support/office.ts'
import { disclosure, submitSignIn } from '../support/page.ts'
import { insertProduct, type Product } from '../support/products.ts'
import { expect, test } from '../support/test.ts'

// The tasks of a buyer with a cheap phone on a bad line (docs/architecture.md, Budgets), each from an empty cache.
test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true })
test.setTimeout(60_000)

const tag = ['@full', '@phone-only']
/** 400 kbit/s each way. */
const line = { offline: false, latency: 150, downloadThroughput: 50_000, uploadThroughput: 50_000 }
const mostTaps = 7
const mostMs = seconds(20)
/** The aim is 3.5 s on an idle machine; what the browsers of other tests take away comes on top. */
const largestPaintMs = 4200
const kilobyte = 1000

interface Done {
  taps: number
  ms: number
}

/** Counts taps; a field that is filled in is one. The time is that of the shop: nobody reads or types. */
class Buyer {
  readonly page: Page
  taps = 0
  #startedAt = 0

  constructor(page: Page) {
    this.page = page
  }

  async open(path: string): Promise<void> {
    const session = await this.page.context().newCDPSession(this.page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', line)
    this.#startedAt = Date.now()
    await this.page.goto(path, { waitUntil: 'commit' })
    // Whoever sees something begins, with or without its script.
    await this.page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  }

  async tap(control: Locator): Promise<void> {
    this.taps += 1
    await control.tap()
  }

  async type(field: Locator, text: string): Promise<void> {
    this.taps += 1
    await field.fill(text)
  }

  done(task: string): Done {
    const done = { taps: this.taps, ms: Date.now() - this.#startedAt }
    report(`${task}: ${done.taps} taps, ${(done.ms / 1000).toFixed(1)} s`)
    return done
  }
}

/** A line of the table that the run prints. */
function report(line: string): void {
  console.log(`    ${line}`)
}

function expectQuick({ taps, ms }: Done): void {
  expect.soft(taps).toBeLessThanOrEqual(mostTaps)
  expect.soft(ms).toBeLessThanOrEqual(mostMs)
}

const main = (page: Page) => page.getByRole('main')
const searchField = (page: Page) =>
  page.getByRole('combobox', { name: 'Buscar en la tienda' }).filter({ visible: true })

async function findBySearch(buyer: Buyer, product: Product): Promise<void> {
  await buyer.open('/')
  await buyer.type(searchField(buyer.page), product.name)
  await searchField(buyer.page).press('Enter')
}

/** With script it is asked before it is sent. */
async function confirmIfAsked(buyer: Buyer, next: RegExp): Promise<void> {
  const yes = buyer.page.getByRole('alertdialog').getByRole('button', { name: 'Sí' })
  await Promise.race([yes.waitFor(), buyer.page.waitForURL(next)])
  if (await yes.isVisible()) await buyer.tap(yes)
  await expect(buyer.page).toHaveURL(next, { timeout: mostMs })
}

const addButton = (page: Page, { name }: Product) =>
  main(page).getByRole('button', { name: `Agregar al Carrito: ${name}` })

test('1. find a product by its name and open it', { tag }, async ({ page, db }) => {
  const product = await insertProduct(db)
  const buyer = new Buyer(page)
  await findBySearch(buyer, product)
  await buyer.tap(main(page).getByRole('link', { name: product.name }).first())
  await expect(page.getByText(product.name).first()).toBeVisible()
  expectQuick(buyer.done('find'))
})

test('2. find and order', { tag }, async ({ page, db, newPerson, signIn }) => {
  const product = await insertProduct(db)
  await signIn(await newPerson({ name: 'Ana', phone: '55550101' }))
  const buyer = new Buyer(page)
  await findBySearch(buyer, product)
  await buyer.tap(addButton(page, product))
  // Before the script has come, buttons and links work without it: this one leads to the cart.
  const checkout = main(page).getByRole('link', { name: 'Finalizar compra' })
  const added = page.getByText(`Producto "${product.name}" agregado al carrito!`)
  await expect(checkout.or(added).first()).toBeVisible({ timeout: mostMs })
  if (!page.url().includes('/shop/cart')) {
    await buyer.tap(disclosure(page, /^Carrito, 1 producto/))
    await buyer.tap(page.getByRole('banner').getByRole('link', { name: 'Finalizar compra' }))
  } else await buyer.tap(checkout)
  await buyer.tap(page.getByLabel(/He leído y acepto/))
  await buyer.tap(page.getByRole('button', { name: 'Realizar pedido' }))
  await confirmIfAsked(buyer, /\/shop\/checkout\/success\/\d+$/)
  await expect(page.getByText(`${product.name} × 1`)).toBeVisible()
  expectQuick(buyer.done('find and order'))
})

test('3. find by category', { tag }, async ({ page }) => {
  const buyer = new Buyer(page)
  await buyer.open('/')
  await buyer.tap(
    page
      .getByRole('region', { name: /^Categorías/ })
      .getByRole('link')
      .first(),
  )
  await expect(page).toHaveURL(/\/shop\/catalog\//)
  await buyer.tap(main(page).locator('a[href^="/shop/products/"]').filter({ visible: true }).first())
  await expect(page.getByRole('button', { name: /Agregar al carrito|Avíseme/i }).first()).toBeVisible()
  expectQuick(buyer.done('browse'))
})

test('4. order again', { tag }, async ({ page, newPerson, signIn, placeOrder }) => {
  const ana = await newPerson({ name: 'Ana' })
  await placeOrder(ana)
  await signIn(ana)
  const buyer = new Buyer(page)
  await buyer.open('/account/orders')
  await buyer.tap(page.getByRole('button', { name: /^Repetir pedido/ }).filter({ visible: true }))
  await expect(main(page).getByRole('link', { name: 'Finalizar compra' })).toBeVisible()
  expectQuick(buyer.done('order again'))
})

test('5. report a payment', { tag }, async ({ page, newPerson, signIn, placeOrder }) => {
  const ana = await newPerson({ name: 'Ana' })
  const order = await placeOrder(ana, { paymentMethod: 'transfer' })
  await signIn(ana)
  const buyer = new Buyer(page)
  await buyer.open(`/account/orders/${order.id}`)
  await buyer.type(page.getByRole('textbox', { name: /Código de transacción/i }), freshCode())
  await buyer.tap(page.getByRole('button', { name: 'Enviar el pago' }))
  await expect(page.getByText('Pago en revisión')).toBeVisible()
  expectQuick(buyer.done('report a payment'))
})

test('6. ask for a repair', { tag }, async ({ page, newPerson, signIn }) => {
  await signIn(await newPerson({ name: 'Ana' }))
  const buyer = new Buyer(page)
  await buyer.open('/services/list')
  await buyer.tap(page.getByRole('link', { name: 'Solicitar Servicio' }).first())
  const brand = page.getByLabel('Marca')
  buyer.taps += 1
  await brand.selectOption({ index: 1 })
  await buyer.type(page.getByLabel('Descripción general (falla)'), 'No enciende')
  await buyer.tap(page.getByRole('button', { name: 'Enviar solicitud' }))
  await confirmIfAsked(buyer, /\/services\/(?!order\/create|list)/)
  await expect(page.getByRole('heading', { level: 1, name: 'Recibimos su solicitud' })).toBeVisible({
    timeout: mostMs,
  })
  expectQuick(buyer.done('ask for a repair'))
})

test('7. follow an order without an account', { tag }, async ({ page, newPerson, placeOrder }) => {
  const ana = await newPerson({ name: 'Ana' })
  const { noSellOrden } = await placeOrder(ana)
  const buyer = new Buyer(page)
  await buyer.open('/shop/track-order')
  await buyer.type(page.getByLabel('Número de pedido'), noSellOrden)
  await buyer.type(main(page).getByLabel('Correo electrónico'), ana.email)
  await buyer.tap(main(page).getByRole('button', { name: 'Seguir pedido' }))
  await expect(page.getByRole('status').filter({ hasText: noSellOrden })).toBeVisible()
  expectQuick(buyer.done('follow an order'))
})

test('8. sign in', { tag }, async ({ page, newPerson }) => {
  const ana = await newPerson({ name: 'Ana' })
  const buyer = new Buyer(page)
  await buyer.open('/account/login')
  buyer.taps += 3
  await submitSignIn(page, ana.email)
  await expect(page).not.toHaveURL(/\/account\/login/)
  expectQuick(buyer.done('sign in'))
})

test('9. what became of the last order', { tag }, async ({ page, newPerson, signIn, placeOrder }) => {
  const ana = await newPerson({ name: 'Ana' })
  const { noSellOrden } = await placeOrder(ana)
  await signIn(ana)
  const buyer = new Buyer(page)
  await buyer.open('/account')
  await buyer.tap(
    main(page)
      .getByRole('link', { name: new RegExp(`Ver el pedido.*${noSellOrden}`) })
      .first(),
  )
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(noSellOrden) })).toBeVisible()
  expectQuick(buyer.done('look up the last order'))
})

for (const path of ['/', '/shop/catalog', '/shop/products/epson-ecotank-l3250'])
  test(`${path} paints its largest part in time`, { tag }, async ({ page }) => {
    await page.addInitScript(() => {
      const seen = { paint: 0 }
      Object.assign(window, { seen })
      new PerformanceObserver((list) => {
        for (const { startTime } of list.getEntries()) seen.paint = startTime
      }).observe({ type: 'largest-contentful-paint', buffered: true })
    })
    let bytes = 0
    const counting = await page.context().newCDPSession(page)
    await counting.send('Network.enable')
    counting.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength
    })
    await new Buyer(page).open(path)
    await page.waitForLoadState('networkidle')
    const paint: number = await page.evaluate('window.seen.paint')
    report(`${path}: ${Math.round(bytes / kilobyte)} kB, largest paint ${(paint / 1000).toFixed(1)} s`)
    expect.soft(paint).toBeLessThanOrEqual(largestPaintMs)
    expect.soft(bytes).toBeLessThanOrEqual(300 * kilobyte)
  })
