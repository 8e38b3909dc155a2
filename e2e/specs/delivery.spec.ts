import { sentMarkup } from '../support/page.ts'
import { insertProduct } from '../support/products.ts'
import { expect, test } from '../support/test.ts'

test('the municipality shows whether the shop delivers, and the fee', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/site/faq#entrega')
  await page.getByLabel(/Provincia/).selectOption({ label: 'Granma' })
  await page.getByLabel(/Municipio/).selectOption({ label: 'Manzanillo' })
  await expect(page.getByRole('status').filter({ hasText: 'Manzanillo' })).toBeVisible()
  await expect(page.getByText('$0.50')).toBeVisible()
  await expect(page).toHaveURL(/state=\d+&city=\d+/)

  await test.step('a municipality by arrangement says so', async () => {
    await page.getByLabel(/Provincia/).selectOption({ label: 'Isla de la Juventud' })
    await expect(page.getByRole('option', { name: 'Manzanillo' })).toHaveCount(0)
    await page.getByLabel(/Municipio/).selectOption({ index: 1 })
    await expect(page.getByRole('status').filter({ hasText: 'se acuerda con la tienda' })).toBeVisible()
  })
})

test('a product page says when it arrives at the principal address', async ({
  context,
  db,
  newPerson,
  signIn,
}) => {
  const product = await insertProduct(db)
  const html = () => sentMarkup(context.request, `/shop/products/${product.slug}`)
  expect(await html()).toMatch(/<a [^>]*>(?:<[^>]+>)*¿Cuándo llega a su municipio\?/)
  await signIn(await newPerson({ name: 'Ana', streets: ['Calle 1'] }))
  expect(await html()).toMatch(/<a [^>]*>(?:<[^>]+>)*En Manzanillo: Llega (entre )?el \d+ /)
})

test('an invalid province is not an error', async ({ request }) => {
  for (const query of [
    'state=999999',
    'state=abc&city=-1',
    'state=1&city=999999',
    `state=${'9'.repeat(400)}`,
  ]) {
    expect((await request.get(`/site/faq?${query}`)).status(), query).toBe(200)
  }
})
