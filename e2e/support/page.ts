import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import { password } from './people.ts'

/** Waits until the page's script has hydrated it: from then on a click is handled by script. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')),
  )
}

/** Waits for a part that is hydrated later than its page (`LazyHydrate`), which replaces its elements. */
export async function partHydrated(part: Locator): Promise<void> {
  const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'))
  await expect(async () => {
    await part.scrollIntoViewIfNeeded()
    expect(await part.evaluate(isHydrated)).toBe(true)
  }).toPass({ timeout: 30_000 })
}

/** The page as the server sends it, without its scripts: they hold texts and data that it may not show. */
export async function sentMarkup(request: APIRequestContext, path: string): Promise<string> {
  return withoutScripts(await (await request.get(path)).text())
}

export function withoutScripts(html: string): string {
  return html.replaceAll(/<script\b[\s\S]*?<\/script>/g, '')
}

/** The form that a button submits. */
export function formOf(page: Page, button: string): Locator {
  return page
    .getByRole('main')
    .locator('form')
    .filter({ has: page.getByRole('button', { name: button, exact: true }) })
}

/** Fills in and submits the form of the sign-in page. */
export async function submitSignIn(page: Page, email: string, typed = password): Promise<void> {
  const form = formOf(page, 'Entrar')
  await form.getByLabel('Correo electrónico').fill(email)
  await form.getByLabel(/^Contraseña/).fill(typed)
  await form.getByRole('button', { name: 'Entrar' }).click()
}

/** The <summary> that opens a menu of the header. Browsers give it a name but no role, so `getByRole` cannot find it. */
export function disclosure(page: Page, name: string | RegExp): Locator {
  const named = page.getByLabel(name).or(page.getByText(name))
  return page
    .locator('summary')
    .filter({ has: named })
    .or(page.locator('summary').and(named))
    .filter({ visible: true })
}

const widths = [1280, 360]

/** Fails where the page is wider than a desktop or a phone, and leaves the width as it was. */
export async function expectToFit(page: Page, state = ''): Promise<void> {
  const before = page.viewportSize()
  for (const width of widths) {
    if (page.viewportSize()?.width !== width) await resizeTo(page, width, before?.height)
    expect.soft(await overflowOf(page), `${state} fits ${width} px`).toBe(0)
  }
  if (before) await page.setViewportSize(before)
}

/** Changes the size of the screen, and waits until the page knows it: the browser answers a moment earlier. */
export async function resizeTo(page: Page, width: number, height = 800): Promise<void> {
  await page.setViewportSize({ width, height })
  const size = () =>
    page.evaluate(() => {
      const { clientWidth, clientHeight } = document.documentElement
      return { width: clientWidth, height: clientHeight }
    })
  await expect.poll(size).toEqual({ width, height })
}

/** How far the page is wider than the screen. Not `innerWidth`: on a phone it grows with a page that is too wide. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
}
