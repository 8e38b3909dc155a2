import { useQuery } from '@tanstack/react-query'
import { listCurrencies } from '@tecnoclick/contract/currencies/endpoints'
import type { Currency } from '@tecnoclick/contract/currencies/schemas'
import { officeClient } from '../api/office-client.ts'

export function useCurrencies(): readonly Currency[] {
  const { data } = useQuery({
    queryKey: ['currencies'],
    queryFn: () => officeClient.call(listCurrencies),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data?.data ?? []
}
