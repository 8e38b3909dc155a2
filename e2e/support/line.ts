import { expect, type Page, type Route } from '@playwright/test'

/** When the line is cut. */
export const cuts = ['before', 'request', 'answer'] as const
type Cut = (typeof cuts)[number]

/** The forms share one way to learn what became of a request. The fast tier tries it on each where it is hardest. */
export function tagged(cut: Cut): { tag: string[] } {
  return { tag: cut === 'answer' ? ['@phone'] : ['@phone', '@full'] }
}

/** Errors in the console that a cut line causes. */
export const cutLine =
  /ERR_FAILED|ERR_CONNECTION|ERR_INTERNET_DISCONNECTED|Failed to fetch|503|preloaded using link preload/

/**
 * Cuts the line for every form that is posted to this page: before it is sent (`before`), before the server has it
 * (`request`), or while its answer travels (`answer`). With `stay` the line stays cut. Returns how to repair it.
 */
export async function cutPosts(
  page: Page,
  path: string,
  cut: Cut,
  stay = false,
): Promise<() => Promise<void>> {
  const pattern = `**${path}**`
  if (cut === 'before') await page.context().setOffline(true)
  await page.route(pattern, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    if (cut === 'answer') await route.fetch({ maxRedirects: 0 })
    if (stay) await page.context().setOffline(true)
    await route.abort()
  })
  return async () => {
    await page.unroute(pattern)
    await page.context().setOffline(false)
    // The page learns of it a little later; until then it sends nothing, and its notice moves the buttons.
    await expect(page.getByText('Sin conexión', { exact: true })).toBeHidden()
  }
}

/** Cuts the line as soon as the answer to a posted form has arrived. */
export async function cutAfterAnswer(page: Page, path: string): Promise<void> {
  await page.route(`**${path}**`, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    const response = await route.fetch({ maxRedirects: 0 })
    // The next request may leave before the browser is offline.
    const next = '**/*.data**'
    await page.route(next, (late) => late.abort('internetdisconnected'))
    await route.fulfill({ response })
    await page.context().setOffline(true)
    await page.unroute(next)
  })
}

/** The browser gives up on a posted form, but the network delivers it when the returned function is called. */
export async function delayPosts(page: Page, path: string): Promise<() => Promise<number>> {
  const held: Route[] = []
  const copies: { url: string; headers: Record<string, string>; data: Buffer | null }[] = []
  await page.route(`**${path}**`, async (route) => {
    const request = route.request()
    if (request.method() !== 'POST' || held.length > 0) return route.fallback()
    held.push(route)
    copies.push({ url: request.url(), headers: await request.allHeaders(), data: request.postDataBuffer() })
    await route.abort()
  })
  return async () => {
    const [copy] = copies
    if (!copy) throw new Error('No form was posted')
    const response = await page.context().request.post(copy.url, {
      headers: copy.headers,
      ...(copy.data && { data: copy.data }),
      maxRedirects: 0,
    })
    return response.status()
  }
}
