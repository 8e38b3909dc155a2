import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { overflowOf } from '../../support/page.ts'
import { freshEmail } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'

const group = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Secciones' }).getByRole('button', { name })

/** On a phone the navigation is in a drawer. */
async function openNavigation(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) await page.getByRole('button', { name: 'Más secciones' }).click()
}

test('the daily screens are pinned, the other groups fold and are remembered', { tag: '@both' }, async ({
  page,
  isMobile,
  signIn,
  expectAccessible,
}) => {
  await signIn('admin@demo.cu')
  await page.goto('/admin/orders')
  if (isMobile) {
    const bar = page.getByRole('navigation', { name: 'Lo de cada día' })
    await expect(bar.getByRole('link')).toHaveCount(4)
    await expect(bar.getByRole('link', { name: 'Pedidos' })).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('banner').getByText('Administración')).toBeInViewport({ ratio: 1 })
  }
  await openNavigation(page, isMobile)
  const links = page.getByRole('navigation', { name: 'Secciones' }).getByRole('link')
  await expect(links).toHaveCount(6)
  await expect(group(page, 'Catálogo')).toHaveAttribute('aria-expanded', 'false')
  await group(page, 'Catálogo').press('Enter')
  await expect(links.filter({ hasText: 'Marcas' })).toBeVisible()
  await expectAccessible()

  await page.goto('/admin/settings')
  await openNavigation(page, isMobile)
  await expect(group(page, 'Catálogo')).toHaveAttribute('aria-expanded', 'true')
  await expect(group(page, 'Tienda')).toHaveAttribute('aria-expanded', 'true')
  await expect(links.filter({ hasText: 'Ajustes' })).toHaveAttribute('aria-current', 'page')
  await group(page, 'Tienda').click()
  await expect(links.filter({ hasText: 'Ajustes' })).toBeHidden()
})

test('filters are chips of one line whose values are in the address', { tag: '@both' }, async ({
  page,
  isMobile,
  signIn,
  expectAccessible,
}) => {
  await signIn('admin@demo.cu')
  await page.goto('/admin/orders')
  const chips = page.getByRole('list', { name: 'Filtros' })
  const chip = (name: string) => chips.getByRole('button', { name, exact: true })
  await chip('Estado').click()
  const choice = page.getByRole('dialog', { name: 'Estado' })
  await expect(choice.getByRole('button', { name: 'Todos los estados' })).toBeFocused()
  await expectAccessible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/filter=.*PENDIENTE/)
  await expect(choice).toBeHidden()
  await chip('Fechas').click()
  await page.getByRole('dialog', { name: 'Fechas' }).getByRole('button', { name: 'Hoy' }).click()
  await expect(page).toHaveURL(/from.*to/)
  if (isMobile) expect(new Set(await topsOf(chips.getByRole('listitem'))).size).toBe(1)
  expect(await overflowOf(page)).toBe(0)
  await chip('Quitar el filtro Estado').click()
  await expect(page).not.toHaveURL(/PENDIENTE/)
  await page.reload()
  await expect(chip('Quitar el filtro Fechas')).toBeVisible()
  await chip('Limpiar').click()
  await expect(page).not.toHaveURL(/from/)

  await page.goto('/admin/products')
  await chip('Marca').click()
  const brands = page.getByRole('dialog', { name: 'Marca' })
  await brands.getByRole('searchbox').fill('epsó')
  await brands.getByRole('button', { name: 'Epson' }).click()
  await expect(page).toHaveURL(/brand.*epson/)
  await chip('Marca: Epson').click()
  await page.keyboard.press('Escape')
  await expect(brands).toBeHidden()
})

/** Of the middle, as buttons and text differ in height. */
async function topsOf(items: Locator): Promise<number[]> {
  const boxes = await Promise.all((await items.all()).map((item) => item.boundingBox()))
  return boxes.map((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2))
}

test('editing a cell moves nothing, and an error lies over the list', { tag: '@phone' }, async ({
  page,
  signIn,
  staff,
}) => {
  const sku = `CELDA-${randomUUID().slice(0, 8)}`
  await staff.post('/products', { sku, name: `Cable ${sku}`, price: 10, priceAlt: 3800 })
  await signIn('admin@demo.cu')
  await page.goto(`/admin/products?filter=${encodeURIComponent(JSON.stringify({ search: sku }))}`)
  const row = page.getByRole('row').filter({ hasText: sku })
  const button = row.getByRole('button', { name: `Cambiar Precio en CUP de Cable ${sku}` })
  const before = { row: await row.boundingBox(), cell: await button.boundingBox() }
  await button.click()
  const field = page.getByLabel(`Precio en CUP de Cable ${sku}`)
  await expect(field).toBeFocused()
  expect({ row: await row.boundingBox(), cell: await field.boundingBox() }).toEqual(before)
  await field.fill('caro')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Escriba un número válido.')).toBeVisible()
  expect(await row.boundingBox()).toEqual(before.row)
  expect(await overflowOf(page)).toBe(0)
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true })

  test('a list shows seven rows at once, and the search stays in view', async ({ page, signIn }) => {
    await signIn('admin@demo.cu')
    for (const path of ['products', 'resets', 'customers']) {
      await page.goto(`/admin/${path}`)
      const rows = page.getByRole('main').getByRole('row')
      await expect(rows.nth(8)).toBeAttached()
      const bar = await page.getByRole('navigation', { name: 'Lo de cada día' }).boundingBox()
      const seventh = await rows.nth(7).boundingBox()
      expect((seventh?.y ?? 0) + (seventh?.height ?? 0), path).toBeLessThanOrEqual(bar?.y ?? 0)
      await rows.last().scrollIntoViewIfNeeded()
      await expect(page.getByRole('searchbox')).toBeInViewport()
      expect(await overflowOf(page), path).toBe(0)
    }
  })
})

test('an archived message can be taken back at once', { tag: '@phone' }, async ({
  page,
  signIn,
  request,
  baseURL,
}) => {
  const subject = `Horario ${randomUUID().slice(0, 6)}`
  const data = { email: freshEmail(), name: 'Yunior', subject, body: '¿Abren el sábado?' }
  expect((await request.post(`${baseURL}/api/contactemails`, { data })).ok()).toBe(true)
  await signIn('admin@demo.cu')
  await page.goto('/admin/contact-messages')
  // Opening marks it as read, which makes a new version: what is pressed meanwhile waits for it.
  await page.route('**/contactemails/*', async (route) => {
    const change: Record<string, unknown> | null = route.request().postDataJSON()
    if (change && 'read' in change) await new Promise((resolve) => setTimeout(resolve, 1_500))
    await route.continue()
  })
  await page.getByRole('link', { name: `Leer «${subject}» de Yunior` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Archivar' }).click()
  const row = page.getByRole('row').filter({ hasText: subject })
  await expect(row).toContainText('Archivado')
  await page.getByRole('status', { name: 'Último cambio' }).getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByText('Cambio deshecho.')).toBeVisible()
  await expect(row).not.toContainText('Archivado')
})
