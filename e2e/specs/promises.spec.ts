import { expect, test } from '../support/test.ts'

test('the home page promises what the settings hold, in the visitor’s currency and language', {
  tag: '@phone',
}, async ({ page, expectAccessible }) => {
  await page.goto('/')
  await expect(page.getByText('Envío gratis desde $50')).toBeVisible()
  const support = page.getByRole('listitem').filter({ hasText: 'Soporte 24/7' })
  await expect(support).toContainText('Tienda: Lunes a sábado, de 09:00 a 18:00')
  await expect(page.getByText('Descuento de hasta 30%')).toBeVisible()
  await page.context().addCookies([{ name: 'currency', value: 'CUP', url: page.url() }])
  await page.goto('/?lang=ru')
  await expect(page.getByText('Бесплатная доставка от CUP 19,500')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Тысячи страниц с одной бутылки')
  await page.goto('/?lang=ar')
  const strip = page.getByRole('listitem').filter({ hasText: 'توصيل مجاني' })
  await expect(strip).toHaveAttribute('lang', 'ar')
  await expectAccessible()
})

test('the column of best sellers repeats nothing of the block above', async ({ page }) => {
  await page.goto('/')
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

test('a promise is added and translated in the office', async ({ page, signIn }) => {
  await signIn('redactor@demo.cu')
  await page.goto('/admin/promises/create')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Título').fill('Recogida el mismo día')
  await dialog.getByLabel('Texto').fill('En Bayamo')
  await dialog.getByLabel('Orden').fill('9')
  await dialog.getByRole('button', { name: 'Agregar' }).click()
  await expect(page.getByText('«Recogida el mismo día» se agregó.')).toBeVisible()

  await page.goto('/?lang=en')
  const promise = page.getByRole('listitem').filter({ hasText: 'Recogida el mismo día' })
  await expect(promise).toHaveAttribute('lang', 'es')

  for (const [spanish, english] of [
    ['Recogida el mismo día', 'Same-day pick-up'],
    ['En Bayamo', 'In Bayamo'],
  ] as const) {
    await page.goto(
      `/admin/translations?filter=${encodeURIComponent(JSON.stringify({ area: 'promises', search: spanish }))}`,
    )
    await page.getByRole('link', { name: `Cambiar ${spanish}` }).click()
    await dialog.getByLabel('Inglés').fill(english)
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(dialog).toBeHidden()
  }
  await page.goto('/?lang=en')
  const translated = page.getByRole('listitem').filter({ hasText: 'Same-day pick-up' })
  await expect(translated).toContainText('In Bayamo')
  await expect(translated).toHaveAttribute('lang', 'en')

  await page.goto('/admin/promises')
  await page.getByRole('link', { name: 'Cambiar Recogida el mismo día' }).click()
  await dialog.getByLabel('Visible en la tienda').uncheck()
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(dialog).toBeHidden()
})

test('questions and services are shown in the visitor’s language', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/site/faq?lang=en')
  const question = page.getByRole('group').filter({ hasText: 'How soon do I get the activation key?' })
  await question.click()
  await expect(question).toContainText('Within 24 hours of our verifying the payment')
  await expect(question).toHaveAttribute('lang', 'en')
  await page.goto('/services/list?lang=ar')
  await expect(page.getByRole('heading', { name: 'تنظيف رأس الطباعة' })).toHaveAttribute('lang', 'ar')
})
