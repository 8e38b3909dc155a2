import { quoteEdit } from '@tecnoclick/contract/selling/orders/endpoints'
import type { QuotedEdit } from '@tecnoclick/contract/selling/orders/schemas'
import { isPromotionLabel } from '@tecnoclick/domain/selling/promotion'
import { useDeferredValue } from 'react'
import { officeClient } from '../../platform/api/office-client.ts'
import { useApiQuery } from '../../platform/api/use-api-query.ts'

/** What an order with promotions would cost: the server reckons them again. Undefined: nothing to ask yet. */
export function useEditQuote(id: number, edit: QuotedEdit | undefined) {
  const asked = edit && JSON.stringify(edit)
  const body = useDeferredValue(asked)
  const { data, error } = useApiQuery({
    queryKey: ['edit-quote', id, body],
    enabled: body !== undefined,
    read: ({ signal }) =>
      officeClient.call(quoteEdit, { params: { id }, body: JSON.parse(body ?? '{}'), signal }),
  })
  return {
    /** Undefined while it is asked for. */
    total: asked === body ? data?.total : undefined,
    promotions: (data?.additionalLines ?? []).filter(({ label }) => isPromotionLabel(label)),
    failure: error?.message,
  }
}
