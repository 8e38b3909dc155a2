import { endpoint } from '../../platform/endpoint.ts'
import type { ListQuery } from '../../platform/list-query.ts'
import type { List } from '../../platform/wire.ts'
import type {
  CashBook,
  CashMove,
  CashReversal,
  ClosedShift,
  NewCashMove,
  NewRegister,
  NewShift,
  RegisterChange,
} from './schemas.ts'

export const getCashBook = endpoint<{ response: CashBook }>('GET', '/admin/cash')
/** Repeatable with the header `Idempotency-Key`, as are the other entries. */
export const openShift = endpoint<{ body: NewShift; response: CashBook }>('POST', '/admin/cash/shifts')
export const closeShift = endpoint<{ params: { id: number }; body: ClosedShift; response: CashBook }>(
  'POST',
  '/admin/cash/shifts/{id}/close',
)
export const listCashMoves = endpoint<{ query?: ListQuery; response: List<CashMove> }>(
  'GET',
  '/admin/cash/moves',
)
export const exportCashMoves = endpoint<{ query?: ListQuery; response: undefined }>(
  'GET',
  '/admin/cash/moves/export',
)
export const enterCashMove = endpoint<{ body: NewCashMove; response: CashMove }>('POST', '/admin/cash/moves')
export const reverseCashMove = endpoint<{ params: { id: number }; body: CashReversal; response: CashMove }>(
  'POST',
  '/admin/cash/moves/{id}/reversal',
)
export const createCashRegister = endpoint<{ body: NewRegister; response: CashBook }>(
  'POST',
  '/admin/cash/registers',
)
export const changeCashRegister = endpoint<{
  params: { id: number }
  body: RegisterChange
  response: CashBook
}>('PUT', '/admin/cash/registers/{id}')
