import { loadPart, type PartName } from '@tecnoclick/messages/load-table'
import type { Locale } from '@tecnoclick/messages/locales'
import type { TablePart } from '@tecnoclick/messages/table'
import { extendTable } from '@tecnoclick/messages/translate'

/** The shop window: home, lists, products, cart and what one saves. It says nothing from the rest of the table. */
const frontPage = /^\/(home-two|shop\/(catalog|products|wishlist|compare|cart)(\/[^/]*)?)?\/?$/

export function partsFor(pathname: string): readonly PartName[] {
  return frontPage.test(pathname) ? ['front'] : ['front', 'rest']
}

let begun: { locale: Locale; table: TablePart } | undefined
let rest: Promise<void> | undefined

/** In the browser, before the page comes alive. */
export async function beginTexts(locale: Locale, pathname: string): Promise<TablePart> {
  const all = partsFor(pathname).includes('rest')
  const [table, more] = await Promise.all([
    loadPart(locale, 'front'),
    all ? loadPart(locale, 'rest') : undefined,
  ])
  begun = { locale, table }
  if (more) {
    extendTable(table, more)
    rest = Promise.resolve()
  }
  return table
}

/** Before anything is shown that speaks from the rest of the table. A broken line is tried again the next time. */
export function loadAllTexts(): Promise<void> {
  rest ??= fetchRest().catch((problem) => {
    rest = undefined
    throw problem
  })
  return rest
}

async function fetchRest(): Promise<void> {
  if (begun) extendTable(begun.table, await loadPart(begun.locale, 'rest'))
}
