import { endpoint } from '../../platform/endpoint.ts'
import type { ListQuery } from '../../platform/list-query.ts'
import type { List } from '../../platform/wire.ts'
import type { Customer, CustomerChange, CustomerDetail, FactorReset } from './schemas.ts'

export const listCustomers = endpoint<{ query?: ListQuery; response: List<Customer> }>(
  'GET',
  '/admin/customers',
)
export const getCustomer = endpoint<{ params: { id: number }; response: CustomerDetail }>(
  'GET',
  '/admin/customers/{id}',
)
export const changeCustomer = endpoint<{
  params: { id: number }
  body: CustomerChange
  response: CustomerDetail
}>('PATCH', '/admin/customers/{id}')
/** For an account that is not activated yet. */
export const resendCustomerActivation = endpoint<{ params: { id: number }; response: CustomerDetail }>(
  'POST',
  '/admin/customers/{id}/activation',
)
/** For a customer who lost app, passkeys and backup codes. */
export const resetCustomerFactor = endpoint<{
  params: { id: number }
  body: FactorReset
  response: undefined
}>('POST', '/admin/customers/{id}/second-factor/reset')
