import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/accessibility.ts'
import { type Customer, insertCustomer } from '../../support/customer.ts'
import { expectKeyboardToReach } from '../../support/keyboard.ts'
import { expectLargeTextToFit } from '../../support/large-text.ts'
import { expectToFit, hydrated } from '../../support/page.ts'
import { addressesOf, siteRoutes } from '../../support/site-routes.ts'
import { test as base, expect } from '../../support/test.ts'

/** The customer is shared: nothing here changes what an account has. */
const test = base.extend<object, { customer: Customer }>({
  customer: [async ({ db }, use) => use(await insertCustomer(db)), { scope: 'worker' }],
})

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const signInForms = ['/account/login', '/account/login/second-factor', '/account/forgotpassword']
const forVisitors = [...signInForms, '/account/registered']
const forCustomers = /^\/(account|shop\/(cart|wishlist|compare|checkout)|services\/order|reset\/order)\b/
/** Chromium shows a larger file of the picture that it has from the page before, and then warns of the preloaded one. */
const largerInCache = /was preloaded using link preload/
const notFound = ['/*', '/site/not-found']
const unknown = 'an unknown address'
/** Plain HTML. */
const withoutScript = /^\/services\/ticket\//
/** Looked at with all their errors shown. */
const forms = [
  ...signInForms,
  '/account/profile',
  '/account/address/create',
  '/account/password',
  '/account/resetpassword',
]

/** Pages with the same viewer and area share a browser context, which takes a third of the time of one for each. */
const groups = Map.groupBy(siteRoutes(), (route) => {
  if (notFound.includes(route)) return unknown
  const isForCustomers = forCustomers.test(route) && !forVisitors.includes(route)
  return `/${route.split('/')[1]} for a ${isForCustomers ? 'customer' : 'visitor'}`
})

for (const [group, routes] of groups)
  test(`${group}: every page is accessible`, { tag: '@phone' }, async ({
    page,
    isMobile,
    customer,
    signIn,
    pageErrors,
  }) => {
    test.setTimeout(routes.length * 60_000)
    pageErrors.allow(largerInCache)
    if (group === unknown) pageErrors.allow(/404/)
    if (group.endsWith('customer')) await signIn(customer)
    // Spanish and light on a desktop, Arabic and dark on a phone. Set before loading: a change of scheme is animated.
    await page.emulateMedia({ colorScheme: isMobile ? 'dark' : 'light' })
    const lang = isMobile ? 'ar' : 'es'
    for (const route of routes)
      for (const address of addressesOf(route, customer)) {
        await page.goto(`${address}${address.includes('?') ? '&' : '?'}lang=${lang}`)
        await expect(page.locator('html')).toHaveAttribute('dir', isMobile ? 'rtl' : 'ltr')
        if (!withoutScript.test(route)) await hydrated(page)
        if (forms.includes(route)) await showErrors(page)
        await expectAccessible(page, `${address} in ${lang}`)
        await expectToFit(page, `${address} in ${lang}`)
        if (!isMobile) await expectKeyboardToReach(page, address)
        // Russian has the longest words.
        if (isMobile) await page.goto(`${address}${address.includes('?') ? '&' : '?'}lang=ru`)
        if (isMobile && !withoutScript.test(route)) await hydrated(page)
        await expectLargeTextToFit(page, `${address} in ${isMobile ? 'ru' : lang}`)
      }
  })

async function showErrors(page: Page): Promise<void> {
  await page.getByRole('main').locator('form:has([required]) button[type=submit]').last().click()
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 0))
}
