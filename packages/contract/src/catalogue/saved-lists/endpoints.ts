import { endpoint } from '../../platform/endpoint.ts'
import type { OwnPrinter, PrinterChoice, SavedList } from './schemas.ts'

type GetCall = { response: SavedList }
/** Replaces the list; the response is the stored list. */
type PutCall = { body: SavedList; response: SavedList }

export const getWishlist = endpoint<GetCall>('GET', '/wishlist')
export const putWishlist = endpoint<PutCall>('PUT', '/wishlist')
export const getCompare = endpoint<GetCall>('GET', '/compare')
export const putCompare = endpoint<PutCall>('PUT', '/compare')

/** 'Mi impresora' (catalogue.md#my-printer). */
export const getOwnPrinter = endpoint<{ response: OwnPrinter }>('GET', '/security/me/printer')
export const putOwnPrinter = endpoint<{ body: PrinterChoice; response: OwnPrinter }>(
  'PUT',
  '/security/me/printer',
)
