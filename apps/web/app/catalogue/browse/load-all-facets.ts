import type { Facet } from '@tecnoclick/contract/catalogue/browse/schemas'
import { createClient } from '@tecnoclick/contract/platform/client'
import { unpack } from '@tecnoclick/contract/platform/packed'
import type { Locale } from '@tecnoclick/messages/platform/locales'
import { browserSend } from '../../offline/browser-send.ts'
import { loadDictionary } from '../../platform/content/load-dictionary.ts'
import { translateList } from '../card/translate-names.ts'
import { loadList } from './load-list.ts'

const client = createClient(browserSend)

/** In the browser: the facets of a list with all their values, in the page's language. */
export async function loadAllFacets(href: string, locale: Locale): Promise<readonly Facet[]> {
  const url = new URL(href, location.origin)
  // As few products as a list can have.
  url.searchParams.set('limit', '2')
  const [, category] = /^\/shop\/catalog\/([^/]+)/.exec(url.pathname) ?? []
  const [{ list }, dictionary] = await Promise.all([
    loadList({ client }, url, category),
    loadDictionary(client, locale, ['options']),
  ])
  return translateList(unpack(list), dictionary, locale).facets
}
