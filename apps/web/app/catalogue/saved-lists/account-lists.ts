import { getProductsByIds } from '@tecnoclick/contract/catalogue/browse/endpoints'
import type { Product, ProductCard } from '@tecnoclick/contract/catalogue/browse/schemas'
import {
  getCompare,
  getWishlist,
  putCompare,
  putWishlist,
} from '@tecnoclick/contract/catalogue/saved-lists/endpoints'
import type { Client } from '@tecnoclick/contract/platform/client'
import type { SavedListName } from '@tecnoclick/domain/catalogue/saved-lists'

export const savedEndpoints = {
  wishlist: { get: getWishlist, put: putWishlist },
  compare: { get: getCompare, put: putCompare },
}

/** Undefined, here and below: the server could not be asked. */
export async function readAccountList(client: Client, name: SavedListName): Promise<number[] | undefined> {
  const outcome = await attempt(() => client.attempt(savedEndpoints[name].get))
  return outcome?.ok ? outcome.data.ids : undefined
}

export async function writeAccountList(
  client: Client,
  name: SavedListName,
  ids: readonly number[],
): Promise<number[] | undefined> {
  const outcome = await attempt(() => client.attempt(savedEndpoints[name].put, { body: { ids: [...ids] } }))
  return outcome?.ok ? outcome.data.ids : undefined
}

/** As they are now; what the shop no longer has is missing. */
export async function readProducts(
  client: Client,
  ids: readonly number[],
): Promise<ProductCard[] | undefined> {
  if (ids.length === 0) return []
  const outcome = await attempt(() => client.attempt(getProductsByIds, { query: { ids: ids.join(',') } }))
  return outcome?.ok ? outcome.data.data.map(toCard) : undefined
}

/** What is kept of a product. Its attributes are all of them, for the comparison; a card shows the featured ones. */
function toCard(product: Product): ProductCard {
  const { description: _, options: __, path: ___, availability: ____, model: _____, ...card } = product
  return card
}

/** `fetch` throws where nothing answers. */
async function attempt<Answer>(ask: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await ask()
  } catch {
    return undefined
  }
}
