import { endpoint } from '../../platform/endpoint.ts'
import type { List } from '../../platform/wire.ts'
import type { DoneImport, UndoneImport } from './schemas.ts'

export const exportProducts = endpoint<{ query?: { ids?: string | undefined }; response: Blob }>(
  'GET',
  '/admin/products/export',
)

/** The body is the CSV itself; the response streams a line of JSON after each batch, to show progress. */
export const importProducts = endpoint<{
  query?: { dry?: 'yes' | 'no'; stock?: 'yes' | 'no' }
  body: Blob
  response: Blob
}>('POST', '/admin/products/import')

/** Newest first. */
export const listImports = endpoint<{ response: List<DoneImport> }>('GET', '/admin/products/imports')
export const undoImport = endpoint<{ params: { import: string }; response: UndoneImport }>(
  'POST',
  '/admin/products/imports/{import}/undo',
)
