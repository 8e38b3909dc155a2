import { endpoint } from '../../platform/endpoint.ts'
import type { ListQuery } from '../../platform/list-query.ts'
import type { List } from '../../platform/wire.ts'
import type {
  Download,
  FailureDecision,
  HardwareId,
  NewResetSale,
  OutcomeReport,
  ResetCount,
  ResetSale,
  ResetSaleAnswer,
  StaffResetSale,
} from './schemas.ts'

/** Repeatable with the header `Idempotency-Key`. */
export const buyReset = endpoint<{ body: NewResetSale; response: ResetSale }>('POST', '/salereset')
/** The caller's purchases, newest first, with an ETag because the page polls it. */
export const listResetSales = endpoint<{ response: List<ResetSale> }>('GET', '/salereset/fulldata')
export const getResetSale = endpoint<{ params: { id: number }; response: ResetSale }>(
  'GET',
  '/salereset/{id}',
)
/** The buyer sends `hid`; staff set `descargable`, `rejection` and `key`. */
export const changeResetSale = endpoint<{
  params: { id: number }
  body: HardwareId | ResetSaleAnswer
  response: ResetSale
}>('PATCH', '/salereset/{id}')

export const listStaffResetSales = endpoint<{ query?: ListQuery; response: List<StaffResetSale> }>(
  'GET',
  '/admin/salereset',
)
export const listDownloads = endpoint<{ query?: ListQuery; response: List<Download> }>(
  'GET',
  '/admin/downloads',
)

type OfSale = { id: number }

export const reportOutcome = endpoint<{ params: OfSale; body: OutcomeReport; response: ResetSale }>(
  'PUT',
  '/salereset/{id}/outcome',
)
export const decideFailure = endpoint<{ params: OfSale; body: FailureDecision; response: StaffResetSale }>(
  'POST',
  '/admin/salereset/{id}/decision',
)
/** Of the same filters as the list. */
export const exportResetFailures = endpoint<{ query?: ListQuery; response: undefined }>(
  'GET',
  '/admin/salereset/failures',
)
export const listResetCounts = endpoint<{ query?: ListQuery; response: List<ResetCount> }>(
  'GET',
  '/admin/reset-counts',
)
