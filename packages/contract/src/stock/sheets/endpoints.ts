import { endpoint } from '../../platform/endpoint.ts'
import type { ListQuery } from '../../platform/list-query.ts'
import type { List } from '../../platform/wire.ts'
import type {
  CodeLookup,
  FoundCodes,
  NewSheet,
  SheetChange,
  SheetSummary,
  SheetVersion,
  StockSheet,
} from './schemas.ts'

interface OfSheet {
  params: { id: number }
  response: StockSheet
}

export const listSheets = endpoint<{ query?: ListQuery; response: List<SheetSummary> }>(
  'GET',
  '/admin/stock-sheets',
)
export const getSheet = endpoint<OfSheet>('GET', '/admin/stock-sheets/{id}')
export const addSheet = endpoint<{ body: NewSheet; response: StockSheet }>('POST', '/admin/stock-sheets')
export const changeSheet = endpoint<OfSheet & { body: SheetChange }>('PATCH', '/admin/stock-sheets/{id}')
/** Repeatable with its `Idempotency-Key`. */
export const bookSheet = endpoint<OfSheet & { body: SheetVersion }>('POST', '/admin/stock-sheets/{id}/book')
export const discardSheet = endpoint<OfSheet & { body: SheetVersion }>(
  'POST',
  '/admin/stock-sheets/{id}/discard',
)
/** Ends a blind count: the differences are shown from now on. */
export const revealSheet = endpoint<OfSheet & { body: SheetVersion }>(
  'POST',
  '/admin/stock-sheets/{id}/reveal',
)
export const lookUpCodes = endpoint<{ body: CodeLookup; response: FoundCodes }>(
  'POST',
  '/admin/stock-sheets/lookup',
)
