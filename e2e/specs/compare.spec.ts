import { hydrated, overflowOf, sentMarkup } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

test('two products of a list are compared, with all rows or only the differences', {
  tag: '@phone',
}, async ({ page, expectAccessible }) => {
  await page.goto('/shop/catalog?q=ecotank&view=list')
  await hydrated(page)
  for (const model of ['EcoTank L3250', 'EcoTank L1250'])
    await page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: model }) })
      .getByRole('button', { name: 'Agregar a la comparación' })
      .click()
  await page.getByRole('link', { name: 'Ver comparación' }).first().click()
  await expect(page).toHaveURL('/shop/compare')
  const table = page.getByRole('table', { name: 'Comparar' })
  await expect(table.getByRole('columnheader')).toHaveCount(3)
  const region = page.getByRole('region', { name: 'Comparar' })
  expect(await region.evaluate((node) => node.scrollWidth - node.clientWidth)).toBeLessThanOrEqual(0)
  // Whole names: nothing in the head is cut.
  const isCut = (all: Element[]) =>
    all.some((part) => {
      const { overflowX, textOverflow } = getComputedStyle(part)
      return (
        textOverflow === 'ellipsis' || (overflowX === 'hidden' && part.scrollHeight > part.clientHeight + 1)
      )
    })
  expect(await table.locator('thead :has(> a), thead a').evaluateAll(isCut)).toBe(false)
  const rows = table.getByRole('row')
  await expect(rows.filter({ hasText: 'Funciones' })).toBeVisible()
  // A card that was saved from a list has its featured attributes only; the others follow.
  const warranty = page.getByRole('rowheader', { name: 'Garantía', exact: true })
  await expect(rows.filter({ has: warranty })).toBeVisible()
  const all = await rows.count()
  await page.getByRole('switch', { name: 'solo diferencias' }).check()
  await expect.poll(() => rows.count()).toBeLessThan(all)
  await expect(rows.filter({ hasText: 'Funciones' })).toBeVisible()
  expect(await overflowOf(page)).toBe(0)

  await test.step('an empty comparison says so', async () => {
    await page.getByRole('button', { name: 'Vaciar la comparación' }).click()
    await expect(page.getByText('¡No ha elegido ningún producto para comparar!')).toBeVisible()
    await expectAccessible(page.getByRole('main'))
    const english = await sentMarkup(page.request, '/shop/compare?lang=en')
    expect(english).toContain('You have not chosen any products to compare!')
  })
})

test('the comparison of an account is the same on every device', async ({ page, newPerson, signIn }) => {
  await signIn(await newPerson())
  await page.goto('/shop/products/epson-ecotank-l3250')
  await hydrated(page)
  await page.getByRole('main').getByRole('button', { name: 'Agregar a la comparación' }).first().click()
  await expect(page.getByText(/agregado a la comparación!/)).toBeVisible()
  await expect.poll(async () => (await (await page.request.get('/api/compare')).json()).ids.length).toBe(1)
  // The server knows nothing of what this browser stores.
  expect(await sentMarkup(page.request, '/shop/compare')).toMatch(/<th[^>]*scope="col"(?:(?!<\/th>).)*L3250/s)
})
