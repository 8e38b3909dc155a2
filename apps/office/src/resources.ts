import type { Client } from '@tecnoclick/contract/platform/client'
import { customerCalls } from './customers/customer-calls.ts'
import { cityCalls, stateCalls } from './geography/geography-calls.ts'
import { orderCalls } from './orders/order-calls.ts'
import { downloadCalls, resetSaleCalls } from './reset-sales/reset-sale-calls.ts'
import { serviceOrderCalls } from './service-orders/service-order-calls.ts'
import { settingCalls } from './settings/setting-calls.ts'
import { shopResources } from './shop-resources.ts'

/** Every resource that the office edits; its screens stand in `office.tsx` under the same name. */
export function officeResources(client: Client) {
  return {
    orders: orderCalls(client),
    'service-orders': serviceOrderCalls(client),
    'reset-sales': resetSaleCalls(client),
    downloads: downloadCalls(client),
    customers: customerCalls(client),
    ...shopResources(client),
    states: stateCalls(client),
    cities: cityCalls(client),
    settings: settingCalls(client),
  }
}
