import { hydrated, partHydrated } from '../support/page.ts'
import type { Product } from '../support/products.ts'
import { expect, test } from '../support/test.ts'

const own = 'Quitar Epson L3250 como mi impresora'

test('what fits a printer is found by its model, and the printer is kept', { tag: '@both' }, async ({
  page,
  expectAccessible,
}) => {
  const main = page.getByRole('main')
  await page.goto('/')
  const box = main.getByRole('region', { name: 'Sirve para mi impresora' })
  // A plain form until it is used.
  await hydrated(page)
  await box.getByLabel('Modelo de la impresora').focus()
  await partHydrated(box)
  await box.getByLabel('Modelo de la impresora').fill('l-3250')
  await box.getByRole('button', { name: 'Ver qué sirve' }).click()
  await expect(page).toHaveURL('/shop/printer?q=l-3250')
  await expect(page.getByRole('heading', { level: 1, name: 'Todo para Epson L3250' })).toBeVisible()
  await expect(main.getByRole('link', { name: /T544 negra/ }).first()).toBeVisible()
  await expect(main.getByRole('link', { name: /Epson L3250 · Reset/ })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Limpieza de cabezal' })).toBeVisible()
  await expectAccessible(main)

  await test.step('it is shown where printers matter, and marked on a supply', async () => {
    await page.goto('/reset/list')
    await expect(main.getByRole('button', { name: own })).toBeVisible()
    await page.goto('/shop/products/epson-t544-negro')
    await expect(main.locator('mark', { hasText: 'Epson L3250' })).toBeVisible()
    await partHydrated(box)
    await expect(box.getByRole('link', { name: 'Epson L3250' })).toHaveAttribute(
      'href',
      '/shop/printer?q=Epson+L3250',
    )
  })

  await test.step('another one takes its place at a button, and none is kept after its removal', async () => {
    await page.goto('/shop/printer?q=canon g3110')
    await main.getByRole('button', { name: 'Guardar como mi impresora' }).click()
    await main.getByRole('button', { name: 'Quitar Canon G3110 como mi impresora' }).click()
    await expect(main.getByRole('button', { name: /como mi impresora$/ })).toHaveCount(1)
    await page.reload()
    await hydrated(page)
    await expect(main.getByRole('button', { name: 'Guardar como mi impresora' })).toBeVisible()
    await expect(main.getByRole('button', { name: /^Quitar/ })).toHaveCount(0)
  })
})

test('a model that is not known offers others', async ({ page }) => {
  await page.goto('/shop/printer?q=epson')
  await page.getByRole('main').getByRole('link', { name: 'Epson L3110' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Todo para Epson L3110' })).toBeVisible()
  await page.goto('/shop/printer?q=nevera')
  await expect(page.getByText('No tenemos nada apuntado para «nevera»')).toBeVisible()
})

test('the printer of a visitor becomes that of the account', async ({ page, newPerson, signIn, callAs }) => {
  await page.goto('/shop/printer?q=Epson L3250')
  await expect(page.getByRole('button', { name: own })).toBeVisible()
  const ana = await newPerson({ name: 'Ana' })
  await signIn(ana)
  const api = await callAs(ana)
  await page.goto('/reset/list')
  await expect(page.getByRole('button', { name: own })).toBeVisible()
  await expect.poll(() => api.get('/security/me/printer')).toEqual({ model: 'Epson L3250' })
  await page.getByRole('button', { name: own }).click()
  await expect.poll(() => api.get('/security/me/printer')).toEqual({ model: null })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the box is a form', async ({ page }) => {
    await page.goto('/services/list')
    await page.getByLabel('Modelo de la impresora').fill('L3250')
    await page.getByRole('button', { name: 'Ver qué sirve' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Todo para Epson L3250' })).toBeVisible()
  })

  test('a search that found nothing suggests another', async ({ page }) => {
    await page.goto('/shop/catalog?q=zzqx impresora')
    await expect(page.getByText('Quizás quiso decir')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'impresora', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Resultados para impresora' })).toBeVisible()
  })
})

test('the cart and the page of a product show what is bought together', async ({
  page,
  staff,
  signInWithCart,
}) => {
  const { id, name, slug } = await staff.get<Product>('/products/slug/epson-t544-negro')
  await page.goto(`/shop/products/${slug}`)
  const title = page.getByRole('heading', { name: 'Se compran juntos' })
  await title.scrollIntoViewIfNeeded()
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Papel.*carta/ })
      .first(),
  ).toBeVisible()
  await signInWithCart([{ id, name, slug }])
  await page.goto('/shop/cart')
  await expect(page.getByRole('heading', { name: 'También le puede hacer falta' })).toBeVisible()
})
