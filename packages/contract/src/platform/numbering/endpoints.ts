import { endpoint } from '../endpoint.ts'
import type { ListQuery } from '../list-query.ts'
import type { List } from '../wire.ts'
import type { ChangedConsecutive, Consecutive, ConsecutiveChange, NewConsecutive } from './schemas.ts'

/** Staff only (platform.md#document-numbers). */
export const listConsecutives = endpoint<{ query?: ListQuery; response: List<Consecutive> }>(
  'GET',
  '/consecutives',
)
export const getConsecutive = endpoint<{ params: { id: number }; response: Consecutive }>(
  'GET',
  '/consecutives/{id}',
)
/** A bare array (platform.md#api-conventions) with the enabled one, or empty. */
export const findConsecutives = endpoint<{ params: { document: string }; response: Consecutive[] }>(
  'GET',
  '/consecutives/findbydocument/{document}',
)
export const addConsecutive = endpoint<{ body: NewConsecutive; response: Consecutive }>(
  'POST',
  '/consecutives',
)
export const changeConsecutive = endpoint<{
  params: { id: number }
  body: ConsecutiveChange
  response: ChangedConsecutive
}>('PATCH', '/consecutives/{id}')
export const removeConsecutive = endpoint<{ params: { id: number }; response: undefined }>(
  'DELETE',
  '/consecutives/{id}',
)
