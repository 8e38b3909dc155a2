import type { Locator, Page } from '@playwright/test'

/** What opens a menu of the shell. It is a <summary>, to which browsers give a name but no role one could ask for. */
export function disclosure(page: Page, name: string | RegExp): Locator {
  const named = page.getByLabel(name).or(page.getByText(name))
  return page
    .locator('summary')
    .filter({ has: named })
    .or(page.locator('summary').and(named))
    .filter({ visible: true })
}
