import { endpoint } from '../../platform/endpoint.ts'
import type { ListQuery } from '../../platform/list-query.ts'
import type { PaperQuery } from '../../platform/paper-query.ts'
import type { List } from '../../platform/wire.ts'
import type { Order } from '../orders/schemas.ts'
import type {
  BoughtVoucher,
  CreditAccount,
  CreditBalanceQuery,
  CreditLedger,
  CreditSpending,
  FoundCredit,
  NewCreditEntry,
  OwnCredit,
  VoucherRedemption,
} from './schemas.ts'

export const getOwnCredit = endpoint<{ response: OwnCredit }>('GET', '/security/me/credit')

/** The statement as PDF. */
export const getOwnStatement = endpoint<{ query?: PaperQuery; response: string }>(
  'GET',
  '/security/me/credit/statement',
)

export const getStatement = endpoint<{ params: { id: number }; query?: PaperQuery; response: string }>(
  'GET',
  '/admin/credit/{id}/statement',
)

export const redeemVoucher = endpoint<{ body: VoucherRedemption; response: OwnCredit }>(
  'POST',
  '/security/me/credit/vouchers',
)

export const payWithCredit = endpoint<{ params: { id: number }; body: CreditSpending; response: Order }>(
  'POST',
  '/sellorders/{id}/credit',
)

export const listCreditAccounts = endpoint<{ query?: ListQuery; response: List<CreditAccount> }>(
  'GET',
  '/admin/credit',
)

export const getCreditLedger = endpoint<{ params: { id: number }; response: CreditLedger }>(
  'GET',
  '/admin/credit/{id}',
)

export const findCredit = endpoint<{ query: CreditBalanceQuery; response: FoundCredit }>(
  'GET',
  '/admin/credit/balance',
)

export const enterCredit = endpoint<{ body: NewCreditEntry; response: CreditLedger }>(
  'POST',
  '/admin/credit/entries',
)

export const sellVoucher = endpoint<{ body: BoughtVoucher; response: CreditLedger }>(
  'POST',
  '/admin/credit/vouchers',
)

export const exportCredit = endpoint<{ response: undefined }>('GET', '/admin/credit/export')
