import { expect, type Page } from '@playwright/test'
import { overflowOf } from './page.ts'

/** Text of twice the size on a phone (WCAG 1.4.4, 1.4.10): the page fits, and the controls of the header are in view. */
export async function expectLargeTextToFit(page: Page, state = ''): Promise<void> {
  const before = page.viewportSize()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  expect.soft(await overflowOf(page), `${state} fits with large text`).toBe(0)
  expect.soft(await page.evaluate(controlsOutOfView), `${state} with large text: out of view`).toEqual([])
  await page.evaluate(() => {
    document.documentElement.style.removeProperty('font-size')
  })
  if (before) await page.setViewportSize(before)
}

function controlsOutOfView(): string[] {
  const { clientWidth } = document.documentElement
  return [...document.querySelectorAll('header :is(a, button, summary, input)')]
    .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((control) => !control.closest('dialog, [popover]'))
    .filter((control) => {
      const { left, right } = control.getBoundingClientRect()
      return left < -1 || right > clientWidth + 1
    })
    .map((control) => control.getAttribute('aria-label') ?? control.textContent ?? '')
}
