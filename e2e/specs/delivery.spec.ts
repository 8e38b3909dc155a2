import { expect, test } from '../support/test.ts'

test('the municipality shows whether the shop delivers, and the fee', async ({ page }) => {
  await page.goto('/site/faq#entrega')
  await page.getByLabel(/Provincia/).selectOption({ label: 'Granma' })
  await page.getByLabel(/Municipio/).selectOption({ label: 'Manzanillo' })
  await expect(page.getByRole('status').filter({ hasText: 'Manzanillo' })).toBeVisible()
  await expect(page.getByText('$0.50')).toBeVisible()
  await expect(page).toHaveURL(/state=\d+&city=\d+/)
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
