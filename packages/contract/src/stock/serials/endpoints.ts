import { endpoint } from '../../platform/endpoint.ts'
import type { ListQuery } from '../../platform/list-query.ts'
import type { List } from '../../platform/wire.ts'
import type { EnteredSerials, NewSerials, SerialCorrection, SerialHistory, SerialUnit } from './schemas.ts'

interface OfUnit {
  params: { id: number }
  response: SerialHistory
}

export const listSerials = endpoint<{ query?: ListQuery; response: List<SerialUnit> }>(
  'GET',
  '/admin/serials',
)
export const exportSerials = endpoint<{ query?: ListQuery; response: undefined }>(
  'GET',
  '/admin/serials/export',
)
export const getSerial = endpoint<OfUnit>('GET', '/admin/serials/{id}')
export const enterSerials = endpoint<{ body: NewSerials; response: EnteredSerials }>('POST', '/admin/serials')
export const correctSerial = endpoint<OfUnit & { body: SerialCorrection }>(
  'POST',
  '/admin/serials/{id}/correction',
)
