import { beforeEach, expect, test } from 'vitest'
import { clearListCache, loadOrRestore } from './list-cache.ts'
import type { LoadedList } from './load-list.ts'

const { origin } = location
const list = `${origin}/shop/catalog?page=2`
const other = `${origin}/shop/catalog`

/** Each load answers with the next number. */
let loads = 0
async function open(href: string): Promise<{ load: unknown; isCached: boolean }> {
  const load = async () =>
    ({ load: ++loads, isCached: false }) as unknown as LoadedList & { isCached: boolean }
  return (await loadOrRestore(href, load)) as unknown as { load: unknown; isCached: boolean }
}

/** A link: the loader runs before the address changes. */
async function click(href: string) {
  const shown = href.includes('/shop/catalog') ? await open(href) : undefined
  history.pushState({}, '', href)
  return shown
}

/** The back button: the address changes first. */
async function pop(href: string) {
  history.replaceState({}, '', href)
  window.dispatchEvent(new PopStateEvent('popstate'))
  return href.includes('/shop/catalog') ? open(href) : undefined
}

beforeEach(() => {
  clearListCache()
  loads = 0
})

test('going back shows the list as it was', async () => {
  await click(list)
  await click(`${origin}/shop/products/cable`)
  expect(await pop(list)).toEqual({ load: 1, isCached: true })
  expect(await pop(`${list}#p-7`.replace(/#.*/, ''))).toEqual({ load: 1, isCached: true })
})

test('a link loads the list anew, also after going back to another page', async () => {
  await click(list)
  await click(`${origin}/shop/cart`)
  await click(`${origin}/site/faq`)
  await pop(`${origin}/shop/cart`)
  expect(await click(list)).toEqual({ load: 2, isCached: false })
})

test('a link loads the list anew after a pop to it that no loader saw', async () => {
  await click(list)
  await click(other)
  history.replaceState({}, '', list)
  window.dispatchEvent(new PopStateEvent('popstate'))
  await click(`${origin}/site/faq`)
  expect(await click(list)).toEqual({ load: 3, isCached: false })
})

test('a list that is shown is loaded anew when it is revalidated', async () => {
  await click(list)
  await pop(list)
  expect(await open(list)).toEqual({ load: 2, isCached: false })
})
