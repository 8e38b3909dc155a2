import type { Client } from '@tecnoclick/contract/platform/client'
import {
  getServiceOrder,
  getTicketLink,
  listStaffServiceOrders,
} from '@tecnoclick/contract/workshop/service-orders/endpoints'
import type { ServiceOrderDetail } from '@tecnoclick/contract/workshop/service-orders/schemas'
import { isUnpriced } from '@tecnoclick/domain/workshop/repair-charge'
import { officeClient } from '../../platform/api/office-client.ts'
import { listFrom, type ResourceCalls } from '../../platform/api/resource-calls.ts'
import { useApiQuery } from '../../platform/api/use-api-query.ts'

export function serviceOrderCalls(client: Client): ResourceCalls {
  return {
    list: listFrom(client, listStaffServiceOrders),
    async get(id, signal) {
      const call = { params: { id: Number(id) }, ...(signal && { signal }) }
      return (await client.call(getServiceOrder, call)).data
    },
  }
}

/** A link for a print. Every call creates a new one, so it must not refetch. */
export function useTicketLink(orderId: number | undefined) {
  return useApiQuery({
    queryKey: ['ticket-link', orderId],
    read: async () => {
      const { path, claimCode } = await officeClient.call(getTicketLink, { params: { id: orderId ?? 0 } })
      return { url: new URL(path, location.origin).href, claimCode }
    },
    enabled: orderId !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** 'Epson L3250'. Customers often write the brand into the model too. */
export function deviceName(brand: string, model: string): string {
  const isNamed = model.toLowerCase().startsWith(brand.toLowerCase())
  return isNamed ? model : `${brand} ${model}`.trim()
}

export function isUnpricedRepair({
  charge,
  payments,
  underWarranty,
  repeats,
}: Pick<ServiceOrderDetail, 'charge' | 'payments' | 'underWarranty' | 'repeats'>): boolean {
  return isUnpriced({
    total: charge?.total ?? null,
    isCharged: payments.some(({ kind }) => kind === 'payment'),
    isUnderWarranty: underWarranty !== null || repeats !== null,
  })
}
