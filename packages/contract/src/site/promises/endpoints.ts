import { editableEndpoints } from '../../platform/editable.ts'
import { endpoint } from '../../platform/endpoint.ts'
import type { List } from '../../platform/wire.ts'
import type { EditablePromise, NewPromise, PromiseChange, ShopPromise } from './schemas.ts'

/** The strip of the home page (catalogue.md#home-page). */
export const listPromises = endpoint<{ response: List<ShopPromise> }>('GET', '/promises')

export const adminPromises = editableEndpoints<EditablePromise, NewPromise, PromiseChange>('/admin/promises')
