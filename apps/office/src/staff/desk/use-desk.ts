import type { DeskEndpoints } from '@tecnoclick/contract/staff/desk/endpoints'
import type { Desk } from '@tecnoclick/contract/staff/desk/schemas'
import { minutes } from '@tecnoclick/domain/platform/duration'
import { officeClient } from '../../platform/api/office-client.ts'
import { useApiQuery } from '../../platform/api/use-api-query.ts'

/** What colleagues know of a record. Undefined while it is loading. */
export function useDesk(endpoints: DeskEndpoints, id: number): Desk | undefined {
  const { data } = useApiQuery({
    queryKey: ['desk', endpoints.read.path, id],
    read: ({ signal }) => officeClient.call(endpoints.read, { params: { id }, signal }),
  })
  return data
}

export function useColleagues(endpoints: DeskEndpoints) {
  const { data } = useApiQuery({
    queryKey: ['colleagues', endpoints.colleagues.path],
    read: ({ signal }) => officeClient.call(endpoints.colleagues, { signal }),
    staleTime: minutes(5),
  })
  return data?.data ?? []
}
