import { endpoint } from '../../platform/endpoint.ts'
import type { List } from '../../platform/wire.ts'
import type { MissingProduct } from './schemas.ts'

/** 'Por comprar': what repairs wait for, first what waits longest. */
export const listMissingProducts = endpoint<{ response: List<MissingProduct> }>('GET', '/admin/buying-list')
export const exportMissingProducts = endpoint<{ response: Blob }>('GET', '/admin/buying-list/csv')
