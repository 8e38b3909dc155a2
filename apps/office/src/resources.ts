import type { Client } from '@tecnoclick/contract/platform/client'
import { customerCalls } from './people/customers/customer-calls.ts'
import { downloadCalls, resetSaleCalls } from './resets/sales/reset-sale-calls.ts'
import { orderCalls } from './selling/orders/order-calls.ts'
import { shopResources } from './shop-resources.ts'
import { cityCalls, stateCalls } from './site/geography/geography-calls.ts'
import { settingCalls } from './site/settings/setting-calls.ts'
import { serviceOrderCalls } from './workshop/service-orders/service-order-calls.ts'

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
