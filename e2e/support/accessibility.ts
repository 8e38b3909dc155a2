import AxeBuilder from '@axe-core/playwright'
import { expect, type Locator, type Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What surrounds every page. */
const shell = ['header:not(main *)', 'footer:not(main *)', 'nav:not(main *)']

interface Look {
  state?: string
  /** Only this part, such as a dialog that has opened. */
  part?: Locator | undefined
  /** For a page whose header and footer were looked at on another one. */
  withoutShell?: boolean
}

/** Fails with what axe finds on the page as it is now. */
export async function expectAccessible(
  page: Page,
  { state = 'axe', part, withoutShell }: Look = {},
): Promise<void> {
  const builder = new AxeBuilder({ page })
    // The other mode opens a second page for every run, to join the results of frames from other hosts. There are none.
    .setLegacyMode(true)
    // Describing what passed takes longer than looking for what fails.
    .options({ resultTypes: ['violations'], selectors: false, preload: false })
    // After `options`, which replaces what was set before.
    .withTags(tags)
  if (withoutShell) for (const selector of shell) builder.exclude(selector)
  if (part) {
    await part.evaluate((element) => element.setAttribute('data-axe', ''))
    builder.include('[data-axe]')
  }
  const { violations } = await builder.analyze()
  await part?.evaluate((element) => element.removeAttribute('data-axe'))
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  expect.soft(found, state).toEqual([])
}
