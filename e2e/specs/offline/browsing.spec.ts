import { precached, workerWarning } from '../../support/offline.ts'
import { hydrated } from '../../support/page.ts'
import { expect, test } from '../../support/test.ts'

test.use({ serviceWorkers: 'allow' })
test.setTimeout(120_000)
test.beforeEach(({ pageErrors }) => pageErrors.allow(workerWarning))

test('the catalogue is browsed, filtered and searched offline', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  await page.goto('/')
  await precached(page)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText('Sin conexión')).toBeVisible()
  await expect(page.getByText(/datos de las \d\d:\d\d/).first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await page.goto('/shop/catalog')
  await expect(page.getByRole('heading', { level: 1, name: 'Tienda' })).toBeVisible()
  const shown = page.getByText(/^Mostrando 1/).first()
  await expect(shown).toBeVisible()
  const all = await shown.textContent()

  await page.goto('/shop/catalog?filter_brand=epson')
  await expect(shown).not.toHaveText(all ?? '')
  await expect(page.getByRole('link', { name: /Epson/ }).filter({ visible: true }).first()).toBeVisible()

  const box = page.getByRole('search').locator('input[name=q]').filter({ visible: true })
  await box.fill('tinta')
  await box.press('Enter')
  await expect(page).toHaveURL(/q=tinta/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('tinta')

  const first = page.locator('main a[href^="/shop/products/"]').first()
  const address = await first.getAttribute('href')
  await page.goto(address ?? '')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(/datos de las/).first()).toBeVisible()
  await page.getByRole('tab', { name: /^Valoraciones/ }).click()
  await expect(page.getByRole('tabpanel').getByText('Esta parte se ve con conexión.')).toBeVisible()
})

test('a page that was never visited opens offline without a reload loop', { tag: '@full' }, async ({
  page,
  context,
  request,
}) => {
  const { data } = await (await request.get('/api/products/latest?limit=1')).json()
  await page.goto('/')
  await precached(page)
  await page.close()
  await context.setOffline(true)

  const later = await context.newPage()
  await later.clock.install()
  let documents = 0
  later.on('request', (asked) => {
    if (asked.isNavigationRequest()) documents += 1
  })
  await later.goto(`/shop/products/${data[0].slug}`)
  await expect(later.getByRole('heading', { level: 1, name: data[0].name })).toBeVisible()
  await hydrated(later)
  await later.clock.runFor('00:05')
  await later.waitForLoadState('networkidle')
  expect(documents).toBe(1)

  await later.goto('/site/contact-us-alt')
  await expect(later.getByRole('link', { name: 'contacto@tecnoclick.cu' }).first()).toBeVisible()
  await later.goto('/shop/wishlist')
  await expect(later.getByRole('heading', { level: 1 })).toBeVisible()
  await later.goto('/account/orders')
  await expect(
    later.getByText('Esta página no está guardada en este equipo.', { exact: false }),
  ).toBeVisible()
  await expect(later).toHaveURL(/\/offline\?from=%2Faccount%2Forders/)
})

test('the currency is changed offline, and the page is updated when online again', { tag: '@full' }, async ({
  page,
  context,
}) => {
  await page.goto('/shop/catalog')
  await precached(page)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText('Sin conexión')).toBeVisible()
  await expect(page.getByText(/^Mostrando 1/).first()).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 900))
  await page.getByRole('button', { name: 'CUP', exact: true }).filter({ visible: true }).first().click()
  await expect(page.locator('main').getByText(/^CUP /).first()).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Sin conexión')).toBeHidden()
  await expect(page.getByText(/datos de las/)).toHaveCount(0)
  await expect(page.locator('main').getByText(/^CUP /).first()).toBeVisible()
})
