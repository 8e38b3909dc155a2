import { endpoint } from '../../platform/endpoint.ts'
import type { SavedList } from './schemas.ts'

type GetCall = { response: SavedList }
/** The whole list as it is to be; the answer is what was kept of it. */
type PutCall = { body: SavedList; response: SavedList }

export const getWishlist = endpoint<GetCall>('GET', '/wishlist')
export const putWishlist = endpoint<PutCall>('PUT', '/wishlist')
export const getCompare = endpoint<GetCall>('GET', '/compare')
export const putCompare = endpoint<PutCall>('PUT', '/compare')
