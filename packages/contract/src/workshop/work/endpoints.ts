import { endpoint } from '../../platform/endpoint.ts'
import type { ListQuery } from '../../platform/list-query.ts'
import type { List } from '../../platform/wire.ts'
import type {
  CameBack,
  CorrectedTime,
  EndedOutsideJob,
  MovedPart,
  NewLoan,
  NewOutsideJob,
  NewPart,
  PartProduct,
  RepairWork,
  RepeatedRepair,
  StartedTime,
} from './schemas.ts'

type OfOrder = { id: number }

/** Parts, time, loaner devices, jobs at other workshops. All calls answer with it. */
export const getRepairWork = endpoint<{ params: OfOrder; response: RepairWork }>(
  'GET',
  '/admin/orderservices/{id}/work',
)
/** By `search`: words of the name, or the SKU. */
export const findPartProducts = endpoint<{ query?: ListQuery; response: List<PartProduct> }>(
  'GET',
  '/admin/orderservices/products',
)
/** Those below are repeatable with the header `Idempotency-Key`. */
export const addPart = endpoint<{ params: OfOrder; body: NewPart; response: RepairWork }>(
  'POST',
  '/admin/orderservices/{id}/parts',
)
export const movePart = endpoint<{
  params: OfOrder & { partId: number }
  body: MovedPart
  response: RepairWork
}>('POST', '/admin/orderservices/{id}/parts/{partId}')
export const startTime = endpoint<{ params: OfOrder; body: StartedTime; response: RepairWork }>(
  'POST',
  '/admin/orderservices/{id}/times',
)
export const stopTime = endpoint<{ params: OfOrder; response: RepairWork }>(
  'POST',
  '/admin/orderservices/{id}/times/stop',
)
export const correctTime = endpoint<{
  params: OfOrder & { timeId: number }
  body: CorrectedTime
  response: RepairWork
}>('PATCH', '/admin/orderservices/{id}/times/{timeId}')
export const lendLoaner = endpoint<{ params: OfOrder; body: NewLoan; response: RepairWork }>(
  'POST',
  '/admin/orderservices/{id}/loans',
)
export const endLoan = endpoint<{
  params: OfOrder & { loanId: number }
  body: CameBack
  response: RepairWork
}>('POST', '/admin/orderservices/{id}/loans/{loanId}/return')
export const sendOutside = endpoint<{ params: OfOrder; body: NewOutsideJob; response: RepairWork }>(
  'POST',
  '/admin/orderservices/{id}/outside-jobs',
)
export const endOutsideJob = endpoint<{
  params: OfOrder & { jobId: number }
  body: EndedOutsideJob
  response: RepairWork
}>('POST', '/admin/orderservices/{id}/outside-jobs/{jobId}/return')
export const repeatRepair = endpoint<{ params: OfOrder; body: RepeatedRepair; response: RepairWork }>(
  'PUT',
  '/admin/orderservices/{id}/repeats',
)
