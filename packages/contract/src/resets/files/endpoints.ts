import { endpoint } from '../../platform/endpoint.ts'
import type { ListQuery } from '../../platform/list-query.ts'
import type { List } from '../../platform/wire.ts'
import type { NewReset, Reset, ResetChange, ResetPayment, StockedReset, StoredArchive } from './schemas.ts'

type Numbered = { id: number }

/** resets.md#calls */
export const listResets = endpoint<{ response: List<Reset> }>('GET', '/resets/fulldata')
export const getReset = endpoint<{ params: Numbered; response: Reset }>('GET', '/resets/{id}')
export const createReset = endpoint<{ body: NewReset; response: StockedReset }>('POST', '/resets')
export const changeReset = endpoint<{ params: Numbered; body: ResetChange; response: StockedReset }>(
  'PATCH',
  '/resets/{id}',
)
export const getResetPayment = endpoint<{ params: Numbered; response: ResetPayment }>(
  'GET',
  '/resets/{id}/payment',
)

export const listStockedResets = endpoint<{ query?: ListQuery; response: List<StockedReset> }>(
  'GET',
  '/admin/resets',
)
export const getStockedReset = endpoint<{ params: Numbered; response: StockedReset }>(
  'GET',
  '/admin/resets/{id}',
)
/** The body is the zip itself, `application/zip`, 200 MB at most. */
export const putResetArchive = endpoint<{ params: Numbered; body: Blob; response: StoredArchive }>(
  'PUT',
  '/admin/resets/{id}/file',
)
