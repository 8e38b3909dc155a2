import type { Locator, Page } from '@playwright/test'
import { openScreen } from '../../support/office.ts'
import { overflowOf } from '../../support/page.ts'
import { expect, test } from '../../support/test.ts'

const group = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Secciones' }).getByRole('button', { name })

/** On a phone the navigation is in a drawer. */
async function openNavigation(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) await page.getByRole('button', { name: 'Más secciones' }).click()
}

/** Of the middle, as buttons and text differ in height. */
async function topsOf(items: Locator): Promise<number[]> {
  const boxes = await Promise.all((await items.all()).map((item) => item.boundingBox()))
  return boxes.map((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2))
}

test('the menu is folded and remembered, and lists are filtered', { tag: '@both' }, async ({
  page,
  isMobile,
  signIn,
  expectAccessible,
}) => {
  await signIn('admin@demo.cu')
  await page.goto('/admin/orders')
  const links = page.getByRole('navigation', { name: 'Secciones' }).getByRole('link')
  const chips = page.getByRole('list', { name: 'Filtros' })
  const chip = (name: string) => chips.getByRole('button', { name, exact: true })

  await test.step('the daily screens are pinned, the other groups fold', async () => {
    if (isMobile) {
      const bar = page.getByRole('navigation', { name: 'Lo de cada día' })
      await expect(bar.getByRole('link')).toHaveCount(4)
      await expect(bar.getByRole('link', { name: 'Pedidos' })).toHaveAttribute('aria-current', 'page')
      await expect(page.getByRole('banner').getByText('Administración')).toBeInViewport({ ratio: 1 })
    }
    await openNavigation(page, isMobile)
    await expect(links).toHaveCount(6)
    await expect(group(page, 'Catálogo')).toHaveAttribute('aria-expanded', 'false')
    await group(page, 'Catálogo').press('Enter')
    await expect(links.filter({ hasText: 'Marcas' })).toBeVisible()
    await expectAccessible(page.getByRole('navigation', { name: 'Secciones' }))
    if (isMobile) await page.keyboard.press('Escape')
  })

  await test.step('filters are chips of one line whose values are in the address', async () => {
    await chip('Estado').click()
    const choice = page.getByRole('dialog', { name: 'Estado' })
    await expect(choice.getByRole('button', { name: 'Todos los estados' })).toBeFocused()
    await expectAccessible(choice)
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
  })

  await test.step('groups of the menu are remembered, and that of the screen is open', async () => {
    await openScreen(page, '/admin/settings')
    await openNavigation(page, isMobile)
    await expect(group(page, 'Catálogo')).toHaveAttribute('aria-expanded', 'true')
    await expect(group(page, 'Tienda')).toHaveAttribute('aria-expanded', 'true')
    await expect(links.filter({ hasText: 'Ajustes' })).toHaveAttribute('aria-current', 'page')
    await group(page, 'Tienda').click()
    await expect(links.filter({ hasText: 'Ajustes' })).toBeHidden()
    await links.filter({ hasText: 'Productos' }).click()
    await expect(page.getByRole('heading', { name: 'Productos', level: 1 })).toBeVisible()
  })

  if (isMobile)
    await test.step('a list shows seven rows at once, and the search stays in view', async () => {
      for (const [path, heading] of [
        ['resets', 'Archivos de reset'],
        ['customers', 'Clientes'],
        ['products', 'Productos'],
      ] as const) {
        await openScreen(page, `/admin/${path}`)
        await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
        await page.evaluate(() => scrollTo(0, 0))
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

  await test.step('a long choice is searched without accents', async () => {
    await chip('Marca').click()
    const brands = page.getByRole('dialog', { name: 'Marca' })
    await brands.getByRole('searchbox').fill('epsó')
    await brands.getByRole('button', { name: 'Epson' }).click()
    await expect(page).toHaveURL(/brand.*epson/)
    await chip('Marca: Epson').click()
    await page.keyboard.press('Escape')
    await expect(brands).toBeHidden()
  })
})
