import { loadPart, type PartName } from '@tecnoclick/messages/load-table'
import type { TablePart } from '@tecnoclick/messages/message-table'
import type { Locale } from '@tecnoclick/messages/platform/locales'
import { extendTable } from '@tecnoclick/messages/translate'

/** From pages.ts, set by the build: home, lists, products, cart and saved lists. */
declare const FRONT_TEXT_PAGES: string
const frontPage = new RegExp(FRONT_TEXT_PAGES)

export function partsFor(pathname: string): readonly PartName[] {
  return frontPage.test(pathname) ? ['front'] : ['front', 'rest']
}

let initial: { locale: Locale; table: TablePart } | undefined
let rest: Promise<void> | undefined

/** In the browser, before hydration. */
export async function loadInitialTexts(locale: Locale, pathname: string): Promise<TablePart> {
  const all = partsFor(pathname).includes('rest')
  const [table, more] = await Promise.all([
    loadPart(locale, 'front'),
    all ? loadPart(locale, 'rest') : undefined,
  ])
  initial = { locale, table }
  if (more) {
    extendTable(table, more)
    rest = Promise.resolve()
  }
  return table
}

/** Call it before rendering anything that uses the `rest` part. A failed download is retried by the next call. */
export function loadAllTexts(): Promise<void> {
  rest ??= fetchRest().catch((error) => {
    rest = undefined
    throw error
  })
  return rest
}

/** Adds texts that few visitors see. */
export async function addTexts(load: (locale: Locale) => Promise<TablePart>): Promise<void> {
  if (initial) extendTable(initial.table, await load(initial.locale))
}

function fetchRest(): Promise<void> {
  return addTexts((locale) => loadPart(locale, 'rest'))
}
