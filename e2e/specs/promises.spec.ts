import { freshCode } from '../support/office.ts'
import { hydrated, sentMarkup } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

test('the home page: its sections, what the settings promise, a tab of the featured products', {
  tag: '@phone',
}, async ({ page, context, isMobile }) => {
  await page.goto('/')
  await hydrated(page)
  const main = page.getByRole('main')
  await test.step('every section is shown', async () => {
    for (const name of [
      'Categorías',
      'Productos destacados',
      'Los más vendidos',
      'Mejor valorados',
      'Ofertas',
      'Más vendidos',
      'Marcas',
    ])
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
    await expect(main.locator('a[href="/reset/list"]').first()).toBeVisible()
    await expect(main.getByRole('button', { name: 'Agregar al Carrito' }).first()).toBeVisible()
  })

  if (isMobile)
    await test.step('the slideshow stands still, leaves room for the categories, and no product is shown three times', async () => {
      const slides = main.getByRole('region', { name: 'Diapositivas de la portada' })
      await expect(slides.getByRole('button', { name: 'Reanudar', includeHidden: true })).toBeAttached()
      const { height } = (await slides.getByRole('article').first().boundingBox()) ?? { height: 1000 }
      expect(height).toBeLessThanOrEqual(0.45 * 740)
      await expect(main.getByRole('heading', { name: 'Categorías' })).toBeInViewport()
      const links = await main
        .locator('h3 a[href^="/shop/products/"]')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
      expect(links.filter((link) => links.filter((other) => other === link).length > 2)).toEqual([])
    })

  await test.step('the column of best sellers repeats nothing of the block above', async () => {
    const names = async (heading: string) =>
      page
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: heading, exact: true }) })
        .locator('a[href^="/shop/products/"]')
        .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')))])
    const all = await names('Los más vendidos')
    const column = await names('Más vendidos')
    expect(column).toHaveLength(3)
    expect(all.filter((product) => column.includes(product))).toEqual([])
  })

  await test.step('it promises what the settings hold', async () => {
    await expect(page.getByText('Envío gratis desde $50')).toBeVisible()
    const support = page.getByRole('listitem').filter({ hasText: 'Soporte 24/7' })
    await expect(support).toContainText('Tienda: Lunes a sábado, de 09:00 a 18:00')
    await expect(page.getByText('Descuento de hasta 30%')).toBeVisible()
  })

  await test.step('a tab of the featured products shows its category', async () => {
    const tabs = page.getByRole('navigation', { name: 'Productos destacados' })
    await tabs.getByRole('link', { name: 'Impresión' }).click()
    await expect(page).toHaveURL('/?category=impresion')
    await expect(tabs.getByRole('link', { name: 'Impresión' })).toHaveAttribute('aria-current', 'true')
  })

  await test.step('promises, questions and services in the visitor’s currency and language', async () => {
    await context.addCookies([{ name: 'currency', value: 'CUP', url: page.url() }])
    const htmlOf = (path: string) => sentMarkup(context.request, path)
    const russian = await htmlOf('/?lang=ru')
    expect(russian).toContain('Бесплатная доставка от CUP\u00a019,500')
    expect(russian).toMatch(/<h1[^>]*>(?:<[^>]+>)*Тысячи страниц с одной бутылки/)
    expect(await htmlOf('/?lang=ar')).toMatch(within('li', 'ar', 'توصيل مجاني'))
    const question = /How soon do I get the activation key\?.*Within 24 hours of our verifying the payment/s
    const english = await htmlOf('/site/faq?lang=en')
    expect(english).toMatch(within('details', 'en', 'How soon do I get the activation key'))
    expect(english).toMatch(question)
    expect(await htmlOf('/services/list?lang=ar')).toMatch(within('h3', 'ar', 'تنظيف رأس الطباعة'))
  })
})

/** An element with this language that contains the text. */
function within(tag: string, lang: string, text: string): RegExp {
  return new RegExp(`<${tag}\\b[^>]*lang="${lang}"(?:(?!</${tag}>).)*${text}`, 's')
}

test('a promise is added and translated in the office', async ({ page, signIn, staff }) => {
  const code = freshCode()
  const [title, text] = [`Recogida ${code}`, `En Bayamo ${code}`]
  await signIn('redactor@demo.cu')
  await page.goto('/admin/promises/create')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Título').fill(title)
  await dialog.getByLabel('Texto').fill(text)
  await dialog.getByLabel('Orden').fill('9')
  await dialog.getByRole('button', { name: 'Agregar' }).click()
  await expect(page.getByText(`«${title}» se agregó.`)).toBeVisible()

  const inEnglish = () => sentMarkup(page.request, '/?lang=en')
  await expect.poll(inEnglish).toMatch(within('li', 'es', title))

  const texts = await staff.get<{ data: { key: string; source: string; version: number }[] }>(
    `/admin/translations?filter[where][area]=promises&filter[where][search]=${code}`,
  )
  const row = texts.data.find(({ source }) => source === text)
  const english = { en: `In Bayamo ${code}`, ru: null, ar: null, version: row?.version }
  await staff.put(`/admin/translations/${row?.key}`, english)
  await page.goto(
    `/admin/translations?filter=${encodeURIComponent(JSON.stringify({ area: 'promises', search: title }))}`,
  )
  await page.getByRole('link', { name: `Cambiar ${title}` }).click()
  await dialog.getByLabel('Inglés').fill(`Pick-up ${code}`)
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(dialog).toBeHidden()
  await expect.poll(inEnglish).toMatch(within('li', 'en', `Pick-up ${code}`))
  expect(await inEnglish()).toMatch(within('li', 'en', `In Bayamo ${code}`))

  const { data } = await staff.get<{ data: { id: number; title: string; version: number }[] }>(
    '/admin/promises',
  )
  const added = data.find((promise) => promise.title === title)
  await staff.patch(`/admin/promises/${added?.id}`, { enable: false, version: added?.version })
})
