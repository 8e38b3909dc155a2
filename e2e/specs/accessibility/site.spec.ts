import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/accessibility.ts'
import { type Customer, insertCustomer } from '../../support/customer.ts'
import { expectKeyboardToReach } from '../../support/keyboard.ts'
import { expectLargeTextToFit } from '../../support/large-text.ts'
import { markupErrors } from '../../support/markup.ts'
import { expectToFit, hydrated } from '../../support/page.ts'
import { addressesOf, inLanguage, siteRoutes } from '../../support/site-routes.ts'
import { test as base, expect } from '../../support/test.ts'
import { isFastTier } from '../../support/tier.ts'

/** The customer is shared: nothing here changes what an account has. */
const test = base.extend<{ visit: Visit }, { customer: Customer }>({
  customer: [async ({ db }, use) => use(await insertCustomer(db)), { scope: 'worker' }],
  visit: async ({ page, customer, signIn, pageErrors }, use) =>
    use({
      async pages(group, routes, lang) {
        pageErrors.allow(largerInCache)
        if (group === unknown) pageErrors.allow(/404/)
        if (group.endsWith('customer')) await signIn(customer)
        return routes.flatMap((route) =>
          addressesOf(route, customer).map((address) => ({ route, address: inLanguage(address, lang) })),
        )
      },
      async open(address, route) {
        const response = await page.goto(address)
        const dir = address.endsWith('lang=ar') ? 'rtl' : 'ltr'
        await expect(page.locator('html')).toHaveAttribute('dir', dir)
        if (!withoutScript.test(route)) await hydrated(page)
        return (await response?.text()) ?? ''
      },
    }),
})

interface Visit {
  /** The pages of a group in a language, for its viewer. */
  pages(group: string, routes: string[], lang: string): Promise<{ route: string; address: string }[]>
  /** The page's HTML as it was sent. */
  open(address: string, route: string): Promise<string>
}

const signInForms = ['/account/login', '/account/login/second-factor', '/account/forgotpassword']
const forVisitors = [...signInForms, '/account/registered']
const forCustomers = /^\/(account|shop\/(cart|wishlist|compare|checkout)|services\/order|reset\/order)\b/
/** Chromium shows a larger file of the picture that it has from the page before, and then warns of the preloaded one. */
const largerInCache = /was preloaded using link preload/
const notFound = ['/*', '/site/not-found', '/shop/online-payment/:reference']
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

for (const [group, routes] of groups) {
  test(`${group}: every page is accessible, fits and has valid markup`, async ({ visit, page }) => {
    test.setTimeout(routes.length * 60_000)
    await page.emulateMedia({ colorScheme: 'light' })
    const pages = await visit.pages(group, routes, 'es')
    for (const { address, route } of pages) {
      const html = await visit.open(address, route)
      if (forms.includes(route)) await showErrors(page)
      await expectAccessible(page, { state: address, withoutShell: address !== pages[0]?.address })
      await expectToFit(page, address)
      if (!isFastTier) await expectKeyboardToReach(page, address)
      expect.soft(await markupErrors([{ place: address, html }])).toEqual([])
    }
  })

  test(`${group}: every page is accessible in Arabic and in the dark`, {
    tag: ['@phone-only', '@full'],
  }, async ({ visit, page }) => {
    test.setTimeout(routes.length * 60_000)
    // Before loading: a change of scheme is animated.
    await page.emulateMedia({ colorScheme: 'dark' })
    for (const { address, route } of await visit.pages(group, routes, 'ar')) {
      await visit.open(address, route)
      if (forms.includes(route)) await showErrors(page)
      await expectAccessible(page, { state: address })
      await expectToFit(page, address)
    }
  })

  // Russian has the longest words.
  for (const lang of ['es', 'ru'])
    test(`${group}: every page in ${lang} fits with large text`, { tag: ['@phone-only', '@full'] }, async ({
      visit,
      page,
    }) => {
      test.setTimeout(routes.length * 30_000)
      for (const { address, route } of await visit.pages(group, routes, lang)) {
        await visit.open(address, route)
        await expectLargeTextToFit(page, address)
      }
    })
}

async function showErrors(page: Page): Promise<void> {
  const submit = page.getByRole('main').locator('form:has([required]) button[type=submit]').last()
  // The second step of the recovery; the first has the e-mail alone.
  if ((await submit.count()) === 0) await page.goto(`${page.url()}&step=code`)
  await submit.click()
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 0))
}
