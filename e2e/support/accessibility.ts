import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Locator, type Page } from '@playwright/test'
import type axe from 'axe-core'

/** Called without its wrapper for Playwright, which sends the whole of axe again for every look. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const options: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Describing what passed takes longer than looking for what fails.
  resultTypes: ['violations'],
  selectors: false,
  preload: false,
  // They hold the map and a written mail, which has tests of its own.
  iframes: false,
}

/** What surrounds every page. */
const shell = ['header:not(main *)', 'footer:not(main *)', 'nav:not(main *)']

interface Look {
  state?: string
  /** Only this part, such as a dialog that has opened. */
  part?: Locator | undefined
  /** For a page whose header and footer were looked at on another one. */
  withoutShell?: boolean
}

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/** Fails with what axe finds on the page as it is now. */
export async function expectAccessible(
  page: Page,
  { state = 'axe', part, withoutShell }: Look = {},
): Promise<void> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(source)
  const found = await (part ?? page.locator(':root')).evaluate(look, {
    options,
    exclude: withoutShell ? shell : [],
  })
  expect.soft(found, state).toEqual([])
}

async function look(
  root: Element,
  { options, exclude }: { options: axe.RunOptions; exclude: string[] },
): Promise<string[]> {
  // A button that has just been enabled is half transparent for a moment.
  const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
  await Promise.allSettled(transitions.map(({ finished }) => finished))
  const results = await window.axe?.run({ include: [root], exclude }, options)
  if (!results) throw new Error('axe is not on the page.')
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}
