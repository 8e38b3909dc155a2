import { changeReview, listModeratedReviews } from '@tecnoclick/contract/catalogue/reviews/endpoints'
import type { Client } from '@tecnoclick/contract/platform/client'
import { listQuery } from '@tecnoclick/contract/platform/list-query'
import { numberOf } from '../../platform/api/form-values.ts'
import type { ResourceCalls } from '../../platform/api/resource-calls.ts'
import { withFoundRow } from '../../platform/desk/with-found-row.ts'

export function reviewCalls(client: Client): ResourceCalls {
  return withFoundRow({
    list: (request, signal) =>
      client.call(listModeratedReviews, { query: listQuery(request), ...(signal && { signal }) }),
    update: (id, { hidden, version }) =>
      client.call(changeReview, {
        params: { id: Number(id) },
        body: { hidden: hidden === true, version: numberOf(version) },
      }),
  })
}
