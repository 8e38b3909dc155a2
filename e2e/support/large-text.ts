import { expect, type Page } from '@playwright/test'
import { overflowOf, resizeTo } from './page.ts'

/**
 * Text of twice the size on a phone (WCAG 1.4.4, 1.4.10): the page fits, controls of the header are in view, words
 * stay whole.
 */
export async function expectLargeTextToFit(page: Page, state = ''): Promise<void> {
  const before = page.viewportSize()
  await resizeTo(page, 360, 740)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  expect.soft(await overflowOf(page), `${state} fits with large text`).toBe(0)
  expect.soft(await page.evaluate(controlsOutOfView), `${state} with large text: out of view`).toEqual([])
  expect.soft(await page.evaluate(brokenWords), `${state} with large text: broken words`).toEqual([])
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

/** Words on two lines without a hyphen. Codes, e-mail addresses and links may break anywhere. */
function brokenWords(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const found = new Set<string>()
  while (texts.nextNode()) {
    const { currentNode } = texts
    const parent = currentNode.parentElement
    if (!parent?.checkVisibility() || parent.closest('script, style, code')) continue
    for (const { 0: token, index: start } of (currentNode.textContent ?? '').matchAll(/[^\s\u00ad]+/gu)) {
      if (/[@\d_]|\w[./]\w/.test(token)) continue
      // The box of a letter after a soft hyphen begins with the hyphen, on the line before.
      const hyphen = currentNode.textContent?.[start - 1] === '\u00ad' ? 1 : 0
      for (const { 0: word, index } of token.slice(hyphen).matchAll(/\p{L}{3,}/gu)) {
        range.setStart(currentNode, start + hyphen + index)
        range.setEnd(currentNode, start + hyphen + index + word.length)
        const lines = [...range.getClientRects()].filter(({ right, width }) => right > 0 && width > 0)
        if (new Set(lines.map(({ bottom }) => Math.round(bottom))).size > 1) found.add(word)
      }
    }
  }
  return [...found]
}
