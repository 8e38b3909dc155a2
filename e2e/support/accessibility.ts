import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Fails with what axe finds on the page as it is now. */
export async function expectAccessible(page: Page, state = 'axe'): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // The other mode opens a second page for every run, to join the results of frames from other hosts. There are none.
    .setLegacyMode(true)
    // Describing what passed takes longer than looking for what fails.
    .options({ resultTypes: ['violations'], selectors: false, preload: false })
    // After `options`, which replaces what was set before.
    .withTags(tags)
    .analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  expect.soft(found, state).toEqual([])
}
