import { expect, type Page } from '@playwright/test'

const longestWalk = 300
const pressesBetweenLooks = 20

/** Walks through the content with the Tab key: every stop is in view and shows the focus, and nothing holds it. */
export async function expectKeyboardToReach(page: Page, state: string): Promise<void> {
  await page.evaluate(startWalk)
  let walk: Walk = { isOver: false, faults: [] }
  for (let step = 0; step < longestWalk && !walk.isOver; step += pressesBetweenLooks) {
    // Sent together: waiting for each of them takes longer than what it does.
    await Promise.all(Array.from({ length: pressesBetweenLooks }, () => page.keyboard.press('Tab')))
    walk = await page.evaluate(() => window.keyboardWalk)
  }
  expect.soft(walk, `keyboard: ${state}`).toEqual({ isOver: true, faults: [] })
}

interface Walk {
  isOver: boolean
  faults: string[]
}

declare global {
  interface Window {
    keyboardWalk: Walk
  }
}

/** Puts the focus before the content and looks at each stop until it has left, or has gone round an open dialog. */
function startWalk(): void {
  const content = document.querySelector<HTMLElement>('main')
  if (!content) throw new Error('The page has no main part.')
  const walk: Walk = { isOver: false, faults: [] }
  const stops = new Set<HTMLElement>()
  window.keyboardWalk = walk
  content.tabIndex = -1
  content.focus()
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement) || walk.isOver) return
    const isRound = stops.has(target) && target.closest('dialog:modal') !== null
    if (isRound || !content.contains(target)) walk.isOver = true
    else walk.faults.push(...faultsOf(target))
    stops.add(target)
  })

  function faultsOf(control: HTMLElement): string[] {
    // A drawn control stands for one that is only there for its keys.
    const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : []
    const drawn = [control, control.nextElementSibling, control.parentElement, ...labels].filter(
      (part) => part !== null,
    )
    const name = control.outerHTML.slice(0, 160)
    if (!drawn.some((part) => getComputedStyle(part).outlineStyle !== 'none'))
      return [`no focus shown: ${name}`]
    return drawn.some(isInView) ? [] : [`out of view or covered: ${name}`]
  }

  function isInView(part: Element): boolean {
    const { left, right, top, bottom } = part.getBoundingClientRect()
    const [x1, x2] = [Math.max(left, 0) + 1, Math.min(right, innerWidth) - 1]
    const [y1, y2] = [Math.max(top, 0) + 1, Math.min(bottom, innerHeight) - 1]
    const points: [number, number][] = [
      [(x1 + x2) / 2, (y1 + y2) / 2],
      [x1, y1],
      [x2, y1],
      [x1, y2],
      [x2, y2],
    ]
    return points.some(([x, y]) => {
      const hit = document.elementFromPoint(x, y)
      return (
        hit !== null &&
        hit !== content &&
        (part.contains(hit) || (content?.contains(hit) && hit.contains(part)))
      )
    })
  }
}
