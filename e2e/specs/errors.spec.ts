import { expect, test } from '../support/test.ts'

test('an unknown path is a 404 with a search box', async ({ page, pageErrors }) => {
  pageErrors.allow(/404/)
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Página no encontrada' })).toBeVisible()
  const main = page.getByRole('main')
  await main.getByRole('combobox').fill('tinta')
  await main.getByRole('combobox').press('Enter')
  await expect(page).toHaveURL(/q=tinta/)
})

test('the 404 page is translated into English', async ({ page, pageErrors }) => {
  pageErrors.allow(/404/)
  await page.goto('/no/such/page?lang=en')
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
})

for (const path of [
  '/%00',
  '/%',
  '/..%2f..%2fetc/passwd',
  '/assets/../../package.json',
  '//evil.test/',
  `/${'a'.repeat(5000)}`,
]) {
  test(`${path.slice(0, 40)} is refused without a 5xx and without internals`, async ({
    request,
    baseURL,
  }) => {
    const response = await request.get(`${baseURL}${path}`, { maxRedirects: 0 })
    expect(response.status()).toBeGreaterThanOrEqual(300)
    expect(response.status()).toBeLessThan(500)
    expect(await response.text()).not.toMatch(/node_modules|at \w+ \(|"dependencies"/)
  })
}
