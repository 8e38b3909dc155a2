import type { Client } from '@tecnoclick/contract/platform/client'
import {
  getServiceOrder,
  listStaffServiceOrders,
} from '@tecnoclick/contract/workshop/service-orders/endpoints'
import { listFrom, type ResourceCalls } from '../../platform/api/resource-calls.ts'

export function serviceOrderCalls(client: Client): ResourceCalls {
  return {
    list: listFrom(client, listStaffServiceOrders),
    async get(id, signal) {
      const call = { params: { id: Number(id) }, ...(signal && { signal }) }
      return (await client.call(getServiceOrder, call)).data
    },
  }
}

/** 'Epson L3250'. Customers often write the brand into the model too. */
export function deviceName(brand: string, model: string): string {
  const isNamed = model.toLowerCase().startsWith(brand.toLowerCase())
  return isNamed ? model : `${brand} ${model}`.trim()
}
