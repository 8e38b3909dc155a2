import { expectAccessible } from '../../support/accessibility.ts'
import { openScreen } from '../../support/office.ts'
import { insertOfficeRows, type OfficeRows, officeAddress, officePages } from '../../support/office-routes.ts'
import { expectToFit } from '../../support/page.ts'
import { test as base, expect } from '../../support/test.ts'

const test = base.extend<object, { rows: OfficeRows }>({
  rows: [async ({ db }, use) => use(await insertOfficeRows(db)), { scope: 'worker' }],
})

const variants = [
  { title: 'every page is accessible', colorScheme: 'light', tag: [] },
  {
    title: 'every page is accessible on a phone in the dark',
    colorScheme: 'dark',
    tag: ['@phone-only', '@full'],
  },
] as const

for (const { title, colorScheme, tag } of variants)
  for (const { name, pages } of officePages)
    test(`${name}: ${title}`, { tag: [...tag] }, async ({ page, signIn, rows }) => {
      test.setTimeout(pages.length * 30_000)
      await signIn('admin@demo.cu')
      await page.emulateMedia({ colorScheme })
      for (const [index, office] of pages.entries()) {
        const heading = page.getByRole('heading', { name: office.heading, level: 1 })
        const address = officeAddress(office, rows)
        // Quicker than loading the office again; but a heading that is there already would not say when it has opened.
        if (index > 0 && (await heading.count()) === 0) await openScreen(page, address)
        else await page.goto(address)
        await expect(heading.first(), office.path).toBeVisible()
        await expect(page.getByRole('status').filter({ hasText: 'Cargando' })).toHaveCount(0)
        await expectAccessible(page, { state: office.path, withoutShell: index > 0 })
        await expectToFit(page, office.path)
      }
    })
