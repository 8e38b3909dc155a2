import { listCurrencies } from '@tecnoclick/contract/site/currencies/endpoints'
import type { Currency } from '@tecnoclick/contract/site/currencies/schemas'
import { officeClient } from '../../platform/api/office-client.ts'
import { useReading } from '../../platform/api/use-reading.ts'

export function useCurrencies(): readonly Currency[] {
  const { data } = useReading({
    queryKey: ['currencies'],
    read: () => officeClient.call(listCurrencies),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data?.data ?? []
}
