import { hydrated } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

const pages = [
  ['/site/contact-us-alt', 'Contáctenos'],
  ['/site/contact-us', 'Dónde estamos'],
  ['/site/about-us', 'Nosotros'],
  ['/site/documentos', 'Documentos'],
  ['/site/faq', 'Preguntas frecuentes'],
  ['/site/terms', 'Términos y condiciones'],
  ['/site/privacy', 'Política de privacidad'],
] as const

test('every page has its title and its URL in four languages', async ({ page }) => {
  for (const [path, title] of pages) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page).toHaveTitle(`${title} | TecnoClick`)
    const canonical = path === '/site/contact-us' ? '/site/contact-us-alt' : path
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${canonical}$`))
    await expect(page.locator('link[rel=alternate][hreflang=ar]')).toHaveAttribute('href', /\?lang=ar$/)
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /^http/)
  }
})

test('/site redirects to the company', async ({ page }) => {
  await page.goto('/site')
  await expect(page).toHaveURL(/\/site\/about-us$/)
  for (const part of ['La empresa', 'Nuestra visión', 'Qué hacemos', 'Horario', 'Nuestro equipo'])
    await expect(page.getByRole('heading', { name: part, exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Nuestro equipo' }).first()).toContainText('Osmany Fonseca')
})

test('the terms show their date and the promise of 24 hours', async ({ page }) => {
  await page.goto('/site/terms')
  await expect(page.getByText('Última modificación: 30 de abril de 2023')).toBeVisible()
  await expect(page.getByText(/hasta 24 horas/).first()).toBeVisible()
})

test('at least fifteen questions open, and the delivery form is there', async ({ page }) => {
  await page.goto('/site/faq')
  const questions = page.getByRole('main').locator('details')
  expect(await questions.count()).toBeGreaterThanOrEqual(15)
  const first = questions.first()
  await first.locator('summary').click()
  await expect(first.getByText(/El registro toma un minuto/)).toBeVisible()
  await expect(page.locator('#entrega').getByLabel(/Provincia/)).toBeVisible()
  const facts = await page.locator('script[type="application/ld+json"]').allTextContents()
  const types = facts.map((text) => JSON.parse(text)['@type'])
  expect(types).toEqual(expect.arrayContaining(['FAQPage', 'BreadcrumbList']))
})

test('each tab has its documents, and they download', async ({ page, request }) => {
  await page.goto('/site/documentos')
  await hydrated(page)
  for (const name of ['Documentos legales', 'Contratos de servicio técnico', 'Contratos de compra']) {
    await page.getByRole('tab', { name }).click()
    const links = page.getByRole('tabpanel', { name }).getByRole('link', { name: /^Descargar / })
    expect(await links.count()).toBeGreaterThanOrEqual(2)
    const file = await request.get((await links.first().getAttribute('href')) ?? '')
    expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf'])
  }
})

test('the sitemap lists every public page, and robots.txt excludes private ones', async ({
  request,
  baseURL,
}) => {
  const sitemap = await request.get('/sitemap.xml')
  expect(sitemap.headers()['content-type']).toContain('application/xml')
  const xml = await sitemap.text()
  for (const path of ['/site/faq', '/blog/post-classic/que-es-un-reset', '/shop/catalog/impresoras'])
    expect(xml).toContain(`<loc>${baseURL}${path}</loc>`)
  expect(xml.match(/<loc>[^<]*\/shop\/products\//g)?.length).toBeGreaterThan(100)
  for (const [, path] of xml.matchAll(/<loc>https?:\/\/[^/]+(\/site[^<]*|\/blog[^<]*)<\/loc>/g))
    expect((await request.get(path ?? '')).status(), path).toBe(200)
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain('Disallow: /account/')
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
})

test('structured data of the home page describes the shop and its search', async ({ page }) => {
  await page.goto('/')
  const facts = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(facts.join()).toContain('SearchAction')
  expect(facts.join()).toContain('"opens":"09:00"')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a tab is a fragment of the URL', async ({ page }) => {
    await page.goto('/site/documentos')
    await expect(page.getByRole('link', { name: /Condiciones generales/ })).toBeVisible()
    await page.getByRole('tab', { name: 'Contratos de compra' }).click()
    await expect(page).toHaveURL(/#contratos-de-compra$/)
    await expect(page.getByRole('link', { name: /Condiciones generales/ })).toBeHidden()
  })
})
