import { sentMarkup } from '../support/page.ts'
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
  const english = await sentMarkup(page.request, '/no/such/page?lang=en')
  expect(english).toMatch(/<h1[^>]*>Page Not Found/)
})

test('a malformed path is refused without a 5xx and without internals', async ({ request, baseURL }) => {
  for (const path of [
    '/%00',
    '/%',
    '/..%2f..%2fetc/passwd',
    '/assets/../../package.json',
    '//evil.test/',
    `/${'a'.repeat(5000)}`,
  ]) {
    const response = await request.get(`${baseURL}${path}`, { maxRedirects: 0 })
    expect.soft(response.status(), path).toBeGreaterThanOrEqual(300)
    expect.soft(response.status(), path).toBeLessThan(500)
    expect.soft(await response.text(), path).not.toMatch(/node_modules|at \w+ \(|"dependencies"/)
  }
})
