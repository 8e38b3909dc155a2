import { endpoint } from '../../platform/endpoint.ts'
import type { ListQuery } from '../../platform/list-query.ts'
import type { List } from '../../platform/wire.ts'
import type { NewReset, Reset, ResetChange, ResetPayment, StaffReset, StoredArchive } from './schemas.ts'

type Numbered = { id: number }

/** resets.md#calls */
export const listResets = endpoint<{ response: List<Reset> }>('GET', '/resets/fulldata')
export const getReset = endpoint<{ params: Numbered; response: Reset }>('GET', '/resets/{id}')
export const createReset = endpoint<{ body: NewReset; response: StaffReset }>('POST', '/resets')
export const changeReset = endpoint<{ params: Numbered; body: ResetChange; response: StaffReset }>(
  'PATCH',
  '/resets/{id}',
)
export const getResetPayment = endpoint<{ params: Numbered; response: ResetPayment }>(
  'GET',
  '/resets/{id}/payment',
)

export const listStaffResets = endpoint<{ query?: ListQuery; response: List<StaffReset> }>(
  'GET',
  '/admin/resets',
)
export const getStaffReset = endpoint<{ params: Numbered; response: StaffReset }>('GET', '/admin/resets/{id}')
/** The body is the zip itself, `application/zip`, 200 MB at most. */
export const putResetArchive = endpoint<{ params: Numbered; body: Blob; response: StoredArchive }>(
  'PUT',
  '/admin/resets/{id}/file',
)
