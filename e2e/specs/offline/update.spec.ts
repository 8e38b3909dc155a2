import { newerShop } from '../../support/newer-shop.ts'
import { precached, workerWarning } from '../../support/offline.ts'
import { expect, test } from '../../support/test.ts'

test.use({ serviceWorkers: 'allow' })
test.setTimeout(120_000)

test('a new version asks before it reloads the page once', async ({ page, pageErrors }) => {
  const shop = await newerShop()
  pageErrors.allow(workerWarning)
  pageErrors.allow(new RegExp(`^foreign host: ${shop.address}`))
  try {
    await page.goto(shop.address)
    await precached(page)
    shop.publish()
    await page.reload()
    const notice = page.getByText('Hay una versión nueva de la tienda.')
    await expect(notice).toBeVisible({ timeout: 30_000 })
    let starts = 0
    page.on('load', () => {
      starts += 1
    })
    await page.getByRole('button', { name: 'Recargar' }).click()
    await expect.poll(() => starts).toBe(1)
    await page.waitForLoadState('networkidle')
    await expect(notice).toBeHidden()
    expect(starts).toBe(1)
  } finally {
    shop.close()
  }
})
