import { getProductsByIds } from '@tecnoclick/contract/catalogue/endpoints'
import type { ProductCard } from '@tecnoclick/contract/catalogue/schemas'
import type { SavedListName } from '@tecnoclick/domain/saved-lists'
import type { Visit } from '../../context.ts'
import { savedEndpoints } from '../../state/saved-endpoints.ts'

export interface LoadedSaved {
  /** Of an account. A visitor's list is in the browser, which alone can show it. */
  products: ProductCard[] | undefined
}

export async function loadSaved({ client, me }: Visit, name: SavedListName): Promise<LoadedSaved> {
  const viewer = await me()
  if (!viewer.ok || !viewer.data.user) return { products: undefined }
  const { ids } = await client.call(savedEndpoints[name].get)
  if (ids.length === 0) return { products: [] }
  const { data } = await client.call(getProductsByIds, { query: { ids: ids.join(',') } })
  return { products: data }
}
