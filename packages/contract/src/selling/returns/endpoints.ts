import type { TextLanguage } from '@tecnoclick/domain/platform/localized-text'
import { endpoint } from '../../platform/endpoint.ts'
import type { ListQuery } from '../../platform/list-query.ts'
import type { List } from '../../platform/wire.ts'
import type {
  NewReturn,
  OrderReturn,
  OrderReturns,
  ReturnDecision,
  ReturnReceipt,
  ReturnSettlement,
  StaffReturn,
} from './schemas.ts'

interface OfReturn {
  params: { id: number }
  response: OrderReturn
}

/** What of an order may be returned, and its returns. */
export const getOrderReturns = endpoint<{ params: { id: number }; response: OrderReturns }>(
  'GET',
  '/sellorders/{id}/returns',
)
export const askForReturn = endpoint<
  OfReturn & { query?: { lang?: TextLanguage | undefined }; body: NewReturn }
>('POST', '/sellorders/{id}/returns')
export const getReturn = endpoint<OfReturn>('GET', '/returns/{id}')
export const withdrawReturn = endpoint<OfReturn>('POST', '/returns/{id}/withdraw')

export const listReturns = endpoint<{ query?: ListQuery; response: List<OrderReturn> }>(
  'GET',
  '/admin/returns',
)
export const exportReturns = endpoint<{ query?: ListQuery; response: undefined }>(
  'GET',
  '/admin/returns/export',
)
/** For the buyer, who may have no account. */
export const registerReturn = endpoint<OfReturn & { body: StaffReturn }>(
  'POST',
  '/admin/sellorders/{id}/returns',
)
export const decideReturn = endpoint<OfReturn & { body: ReturnDecision }>(
  'POST',
  '/admin/returns/{id}/decision',
)
export const receiveReturn = endpoint<OfReturn & { body: ReturnReceipt }>(
  'POST',
  '/admin/returns/{id}/receipt',
)
export const settleReturn = endpoint<OfReturn & { body: ReturnSettlement }>(
  'POST',
  '/admin/returns/{id}/settlement',
)
