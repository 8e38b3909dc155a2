import { unpack } from '@tecnoclick/contract/platform/packed'
import { loadDictionary } from '../../platform/content/load-dictionary.ts'
import type { Visit } from '../../rendering/context.ts'
import { translateList } from '../card/translate-names.ts'
import type { loadList } from './load-list.ts'

type WholeList = Awaited<ReturnType<typeof loadList>>

/** On the server. A Spanish list, which most visitors read, stays packed. */
export async function translatePage(visit: Visit, loaded: WholeList): Promise<WholeList> {
  const { locale } = visit.preferences
  if (locale === 'es') return loaded
  const dictionary = await loadDictionary(visit.client, locale, ['options'])
  return { ...loaded, list: JSON.stringify(translateList(unpack(loaded.list), dictionary, locale)) }
}
