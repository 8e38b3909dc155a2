import { expect, test } from '../support/test.ts'

// axe looks at every pair of colours; the page that shows all components takes it a while on a small machine.
test.slow()

const pages = ['/', '/site/faq', '/site/components', '/site/typography', '/shop/catalog', '/no/such/page']

for (const path of pages) {
  for (const lang of ['es', 'ar']) {
    test(`${path} in ${lang} has no barrier that axe knows`, async ({ page, expectAccessible, watched }) => {
      if (path === '/no/such/page') watched.expectComplaint(/404/)
      await page.goto(`${path}?lang=${lang}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible()
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0)
    })
  }
}

test('in the dark the contrast holds too', async ({ page, expectAccessible }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/site/components')
  await expectAccessible()
})
