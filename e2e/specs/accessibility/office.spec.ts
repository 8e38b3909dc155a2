import { navigationSections } from '../../../apps/office/src/app/navigation-sections.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { apiWith } from '../../support/api.ts'
import { buyReset, placeOrder, requestService } from '../../support/customer.ts'
import { someProduct } from '../../support/office.ts'
import { expectToFit } from '../../support/page.ts'
import { insertPerson } from '../../support/people.ts'
import { insertSession } from '../../support/session.ts'
import { test as base, expect } from '../../support/test.ts'

/** Ids of rows to open. They are shared: nothing here changes them. */
interface Rows {
  order: number
  serviceOrder: number
  resetSale: number
  business: number
  product: number
}

const test = base.extend<object, { rows: Rows }>({
  rows: [
    async ({ db }, use) => {
      const business = await insertPerson(db, { role: 'business', name: 'Imprenta Sol' })
      const api = apiWith(await insertSession(db, business.id))
      await use({
        order: (await placeOrder(api, { paymentMethod: 'transfer' })).id,
        serviceOrder: (await requestService(api)).id,
        resetSale: (await buyReset(api)).id,
        business: business.id,
        product: (await someProduct(api)).id,
      })
    },
    { scope: 'worker' },
  ],
})

test.use({ contextOptions: { reducedMotion: 'reduce' } })
/** The heading, where it is not the label of the menu. */
const headings: Record<string, string> = { '/admin/service-orders': 'Órdenes de servicio' }

/** Not in the menu: the start page, the second lists of some sections, single rows and forms. */
const others = [
  '/admin',
  ...navigationSections.flatMap(({ items }) => items.flatMap(({ alsoCurrentAt = [] }) => alsoCurrentAt)),
  '/admin/orders/:order',
  '/admin/service-orders/:serviceOrder',
  '/admin/reset-sales/:resetSale',
  '/admin/customers/:business',
  '/admin/products/:product',
  '/admin/products/:product?tab=attributes',
  '/admin/products/:product?tab=stock',
  '/admin/products/create',
  '/admin/products/csv',
  '/admin/labels?ids=1,2,3',
  '/admin/order-papers?ids=1,2',
  '/admin/faq/create',
  '/admin/pages/create',
  '/admin/reply-templates',
  '/admin/reply-templates/create',
  '/admin/webhooks/create',
]

const groups = [
  ...navigationSections.map(({ label, items }) => ({
    name: label,
    pages: items.map((item) => ({ path: item.href, heading: headings[item.href] ?? item.label })),
  })),
  { name: 'pages that are not in the menu', pages: others.map((path) => ({ path, heading: /./ })) },
]

// On a phone only the first group, the daily work: axe takes most of the time, and `expectToFit` looks at both widths.
for (const [index, { name, pages }] of groups.entries())
  test(`${name}: every page is accessible`, { tag: index === 0 ? '@phone' : [] }, async ({
    page,
    isMobile,
    signIn,
    rows,
  }) => {
    test.setTimeout(pages.length * 30_000)
    await signIn('admin@demo.cu')
    await page.emulateMedia({ colorScheme: isMobile ? 'dark' : 'light' })
    for (const { path, heading } of pages) {
      await page.goto(path.replace(/:(\w+)/, (_, row: keyof Rows) => String(rows[row])))
      await expect(page.getByRole('heading', { name: heading, level: 1 }).first(), path).toBeVisible()
      await expect(page.getByRole('status').filter({ hasText: 'Cargando' })).toHaveCount(0)
      await expectAccessible(page, path)
      await expectToFit(page, path)
    }
  })
