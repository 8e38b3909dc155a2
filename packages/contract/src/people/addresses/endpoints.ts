import { endpoint } from '../../platform/endpoint.ts'
import type { ListQuery } from '../../platform/list-query.ts'
import type { List } from '../../platform/wire.ts'
import type { Address, AddressChange, NewAddress } from './schemas.ts'

/** The addresses of one customer, filterable by `isPrincipal` (people.md#calls). */
export const listAddresses = endpoint<{
  params: { userId: number }
  query?: ListQuery
  response: List<Address>
}>('GET', '/addresses/fulldatabyuser/{userId}')
export const getAddress = endpoint<{ params: { id: number }; response: Address }>('GET', '/addresses/{id}')
export const createAddress = endpoint<{ body: NewAddress; response: Address }>('POST', '/addresses')
export const changeAddress = endpoint<{ params: { id: number }; body: AddressChange; response: Address }>(
  'PATCH',
  '/addresses/{id}',
)
