import type { CsvImport } from '../../platform/csv-import.ts'
import { editableEndpoints } from '../../platform/editable.ts'
import { endpoint } from '../../platform/endpoint.ts'
import type { List } from '../../platform/wire.ts'
import type { EditablePromise, NewPromise, PromiseChange, ShopPromise } from './schemas.ts'

/** The strip of the home page (catalogue.md#home-page). */
export const exportPromises = endpoint<{ response: Blob }>('GET', '/admin/promises/export')

/** The body is the CSV itself. */
export const importPromises = endpoint<{
  query?: { dry?: 'yes' | 'no' }
  body: Blob
  response: CsvImport
}>('POST', '/admin/promises/import')

export const listPromises = endpoint<{ response: List<ShopPromise> }>('GET', '/promises')

export const adminPromises = editableEndpoints<EditablePromise, NewPromise, PromiseChange>('/admin/promises')
