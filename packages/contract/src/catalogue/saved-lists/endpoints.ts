import { endpoint } from '../../platform/endpoint.ts'
import type { SavedList } from './schemas.ts'

type GetCall = { response: SavedList }
/** Replaces the list; the response is the stored list. */
type PutCall = { body: SavedList; response: SavedList }

export const getWishlist = endpoint<GetCall>('GET', '/wishlist')
export const putWishlist = endpoint<PutCall>('PUT', '/wishlist')
export const getCompare = endpoint<GetCall>('GET', '/compare')
export const putCompare = endpoint<PutCall>('PUT', '/compare')
