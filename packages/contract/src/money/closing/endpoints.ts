import { endpoint } from '../../platform/endpoint.ts'
import type { ListQuery } from '../../platform/list-query.ts'
import type { PaperQuery } from '../../platform/paper-query.ts'
import type { List } from '../../platform/wire.ts'
import type {
  CashCorrection,
  Closing,
  ClosingQuery,
  DayClosing,
  HandIn,
  NewClosing,
  NewHandIn,
} from './schemas.ts'

export const getClosing = endpoint<{ query: ClosingQuery; response: Closing }>('GET', '/admin/closing')
/** The report of the day as PDF. */
export const getDayReport = endpoint<{ query: ClosingQuery & PaperQuery; response: string }>(
  'GET',
  '/admin/closing/report',
)
/** Counts the cash and locks the day. Repeatable with the header `Idempotency-Key`. */
export const closeDay = endpoint<{ body: NewClosing; response: Closing }>('POST', '/admin/closing')
/** Appends an entry to a closed day; the last of a currency holds. Repeatable with the header `Idempotency-Key`. */
export const correctClosing = endpoint<{ body: CashCorrection; response: Closing }>(
  'POST',
  '/admin/closing/corrections',
)
/** Cash of a courier is taken into the till. Repeatable with the header `Idempotency-Key`. */
export const handInCash = endpoint<{ body: NewHandIn; response: HandIn }>('POST', '/admin/closing/hand-ins')
export const listClosings = endpoint<{ query?: ListQuery; response: List<DayClosing> }>(
  'GET',
  '/admin/closings',
)
export const exportClosings = endpoint<{ query?: ListQuery; response: undefined }>(
  'GET',
  '/admin/closings/export',
)
