import { hydrated, sentMarkup } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

const printer = '/shop/products/epson-ecotank-l3250'
const name = 'Multifuncional Epson EcoTank L3250'

test('a visitor looks at everything on the page', { tag: '@both' }, async ({ page }) => {
  await page.goto(printer)
  await hydrated(page)
  await test.step('name, price, stock and the button', async () => {
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    const breadcrumbs = page.getByRole('navigation', { name: 'Usted está en' })
    await expect(breadcrumbs.getByRole('listitem')).toHaveText(['Inicio', 'Tienda', name])
    await expect(page.getByText('$269.00').first()).toBeVisible()
    await expect(page.getByText(/^(\d+ disponibles|Quedan \d+ unidades)$/).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Agregar al Carrito' }).first()).toBeInViewport()
    await expect(page).toHaveTitle(/EcoTank L3250/)
  })

  await test.step('below the price: delivery, warranty and returns, and a WhatsApp link', async () => {
    const promises = page.getByRole('list').filter({ hasText: 'Garantía de 12 meses' })
    await expect(promises.getByRole('listitem')).toHaveText([
      /^¿Cuándo llega a su municipio\?Envío gratis con este producto$/,
      'Garantía de 12 meses',
      /^Devolución en \d+ días$/,
    ])
    const href = await page.getByRole('link', { name: /Preguntar por WhatsApp/ }).getAttribute('href')
    const url = new URL(href ?? '')
    expect(url.host).toBe('wa.me')
    expect(url.searchParams.get('text')).toContain(name)
    expect(url.searchParams.get('text')).toContain(printer)
  })

  await test.step('it is shared: with WhatsApp and a link to copy, or with the share sheet of the device', async () => {
    const share = page.getByText('Compartir', { exact: true })
    await page.evaluate(() =>
      Object.defineProperty(navigator, 'share', { value: undefined, configurable: true }),
    )
    await share.click()
    const whatsapp = page.getByRole('link', { name: /^Enviar por WhatsApp/ })
    const text = new URL((await whatsapp.getAttribute('href')) ?? '').searchParams.get('text')
    expect(text).toContain(`${name}\n`)
    expect(text).toContain(printer)
    await expect(page.getByRole('button', { name: 'Copiar el enlace' })).toBeVisible()
    await share.click()
    await page.evaluate(() => {
      const record = async (data?: ShareData) => {
        document.title = `${data?.title} ${data?.url}`
      }
      Object.defineProperty(navigator, 'share', { value: record })
    })
    await share.click()
    await expect(page).toHaveTitle(new RegExp(`^${name} .*${printer}$`))
    await expect(page.getByRole('button', { name: 'Copiar el enlace' })).toBeHidden()
  })

  await test.step('an option changes the price', async () => {
    await page.getByText('12 meses más').click()
    await expect(page.getByText('$294.00').first()).toBeVisible()
    await page.getByText('En Bayamo').click()
    await expect(page.getByText('$299.00').first()).toBeVisible()
  })

  await test.step('the gallery changes the picture and opens full screen', async () => {
    const gallery = page.getByRole('region', { name: 'Galería de imágenes' })
    await gallery.getByRole('link', { name: /^Imagen 2 de/ }).click()
    await expect(gallery.getByRole('link', { name: /^Imagen 2 de/ })).toHaveAttribute('aria-current', 'true')
    await gallery
      .getByRole('link', { name: /Pantalla completa/ })
      .nth(1)
      .click()
    const viewer = page.locator('.pswp--open')
    await expect(viewer).toBeVisible()
    await expect(viewer.locator('.pswp__bg')).toHaveCSS('opacity', '0.9')
    // PhotoSwipe ignores keys while it opens.
    await expect(async () => {
      await page.keyboard.press('Escape')
      await expect(viewer).toHaveCount(0, { timeout: 1000 })
    }).toPass()
  })

  await test.step('the tabs show description, specification and reviews', async () => {
    await page.getByRole('tab', { name: 'Especificaciones' }).click()
    await expect(page.getByRole('row', { name: /^Conexión/ })).toContainText('Wi-Fi')
    await page
      .getByRole('link', { name: /estrellas/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { name: 'Escribir una valoración' })).toBeVisible()
  })

  await test.step('eight related products are shown', async () => {
    const related = page.getByRole('region', { name: 'Productos relacionados' }).first()
    await related.scrollIntoViewIfNeeded()
    await expect(related.getByRole('heading', { level: 3 })).toHaveCount(8)
  })

  await test.step('the ink that fits, and where it fits', async () => {
    const ink = page.getByRole('region', { name: 'Tinta para esta impresora' })
    const bottle = ink.getByRole('link', { name: /^Botella de tinta Epson T544 negra/ })
    await expect(bottle).toBeVisible()
    const path = (await bottle.getAttribute('href')) ?? ''
    const html = await sentMarkup(page.request, path)
    expect(html).toContain('se cambia si llega defectuoso')
    expect(html.slice(html.indexOf('Sirve para'))).toContain(`href="${printer}"`)
  })
})

test('a supply says first what it fits, marks what was searched for, and offers its four colours', {
  tag: '@phone',
}, async ({ page, isMobile, newPerson, signIn }) => {
  await signIn(await newPerson({ name: 'Ana' }))
  await page.goto('/shop/catalog?q=tinta+l3250')
  await hydrated(page)
  await page.getByRole('link', { name: /^Botella de tinta Epson T544 negra/ }).click()
  await expect(page.locator('mark')).toHaveText('Epson L3250')
  await expect(page.getByText(/^Sirve para: Epson L3250, /)).toBeVisible()

  await test.step('on a phone the bar at the bottom keeps price and button in view', async () => {
    if (!isMobile) return
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    const add = page.getByRole('button', { name: /^Agregar al Carrito: Botella de tinta Epson T544 negra/ })
    await expect(add).toBeInViewport({ ratio: 1 })
  })

  const set = page.getByRole('region', { name: 'Los cuatro colores' })
  await set.scrollIntoViewIfNeeded()
  await expect(set).toContainText('$54.00')
  await set.getByRole('button', { name: 'Agregar los cuatro' }).click()
  await expect(page.getByText('Los cuatro colores están en el carrito')).toBeVisible()
  await page.goto('/shop/cart')
  const lines = page.getByRole('list', { name: 'Carrito' }).getByRole('listitem')
  await expect(lines.filter({ hasText: 'T544' })).toHaveCount(4)
})

test('structured data, the layouts and unknown products are answered by the server', async ({ request }) => {
  await test.step('structured data describes the product, its offer and its URL', async () => {
    const html = await (await request.get(`${printer}?layout=columnar&reviews=2`)).text()
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${printer}"`))
    const blocks = html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)
    const facts = [...blocks].map(([, text]) => JSON.parse(text ?? ''))
    expect(facts.map((fact) => fact['@type'])).toContain('BreadcrumbList')
    const product = facts.find((fact) => fact['@type'] === 'Product')
    expect(product).toMatchObject({ name, offers: { price: '269.00', priceCurrency: 'USD' } })
    const picture = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? ''
    expect((await request.get(picture)).headers()['content-type']).toMatch(/^image\//)
  })

  await test.step('every layout has its URL, and an unknown one is the usual page', async () => {
    for (const layout of ['columnar', '__proto__'])
      expect(await sentMarkup(request, `${printer}?layout=${layout}`), layout).toMatch(
        new RegExp(`<h1[^>]*>(?:<[^>]+>)*${name}`),
      )
  })

  await test.step('a product that does not exist is a 404', async () => {
    for (const slug of ['no-hay', '__proto__', '%3Cscript%3E']) {
      const response = await request.get(`/shop/products/${slug}`)
      expect(response.status(), slug).toBe(404)
      expect(await response.text(), slug).toContain('<h1')
    }
  })
})

test('a required option has to be chosen first', async ({ page, newPerson, signIn }) => {
  await signIn(await newPerson({ name: 'Ana' }))
  await page.goto('/shop/products/cable-red-cat6-10m')
  await hydrated(page)
  await page.getByRole('button', { name: 'Agregar al Carrito' }).first().click()
  await expect(page.getByText('Elija Color')).toBeVisible()
  await page.getByText('Amarillo', { exact: true }).first().click()
  await expect(page.getByText('Elija Color')).toHaveCount(0)
  await page.getByRole('button', { name: 'Agregar al Carrito' }).first().click()
  await expect(page.getByText(/agregado al carrito!$/)).toBeVisible()
})
