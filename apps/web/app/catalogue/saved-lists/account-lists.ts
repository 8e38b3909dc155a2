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

/** Returns undefined, like the functions below, if the server could not be reached. */
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

/** Products that are no longer sold are missing from the result. */
export async function readProducts(
  client: Client,
  ids: readonly number[],
): Promise<ProductCard[] | undefined> {
  if (ids.length === 0) return []
  const outcome = await attempt(() => client.attempt(getProductsByIds, { query: { ids: ids.join(',') } }))
  return outcome?.ok ? outcome.data.data.map(toCard) : undefined
}

/** The part of a product that is stored: a card with all attributes and options, for the comparison. */
function toCard(product: Product): ProductCard {
  const { description: _, path: __, availability: ___, model: ____, ...card } = product
  return card
}

/** `fetch` throws without a connection. */
async function attempt<Result>(request: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await request()
  } catch {
    return undefined
  }
}
