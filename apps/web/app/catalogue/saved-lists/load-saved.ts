import { getProductsByIds } from '@tecnoclick/contract/catalogue/browse/endpoints'
import type { ProductCard } from '@tecnoclick/contract/catalogue/browse/schemas'
import type { SavedListName } from '@tecnoclick/domain/catalogue/saved-lists'
import { findViewer } from '../../people/session/find-viewer.ts'
import type { Visit } from '../../rendering/context.ts'
import { savedEndpoints } from './saved-endpoints.ts'

export interface LoadedSaved {
  /** Of an account. A visitor's list is in the browser, which alone can show it. */
  products: ProductCard[] | undefined
}

export async function loadSaved(visit: Visit, name: SavedListName): Promise<LoadedSaved> {
  if (!(await findViewer(visit))) return { products: undefined }
  const { ids } = await visit.client.call(savedEndpoints[name].get)
  if (ids.length === 0) return { products: [] }
  const { data } = await visit.client.call(getProductsByIds, { query: { ids: ids.join(',') } })
  return { products: data }
}
