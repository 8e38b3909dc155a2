import { getWorkQueue } from '@tecnoclick/contract/selling/work-queue/endpoints'
import { seconds } from '@tecnoclick/domain/platform/duration'
import type { WorkItemKind } from '@tecnoclick/domain/selling/work-queue'
import { officeClient } from '../../platform/api/office-client.ts'
import { useApiQuery } from '../../platform/api/use-api-query.ts'

const refreshMs = seconds(20)

/** Refetches in the background too: the count is in the tab's title. */
export function useWorkQueue({ mine = false }: { mine?: boolean } = {}) {
  return useApiQuery({
    queryKey: ['work-queue', mine],
    read: ({ signal }) =>
      officeClient.call(getWorkQueue, { signal, ...(mine && { query: { mine: 'yes' } as const }) }),
    refetchInterval: refreshMs,
    refetchIntervalInBackground: true,
    staleTime: refreshMs,
  })
}

export function useWorkQueueCount(kinds?: readonly WorkItemKind[]): number {
  const { data } = useWorkQueue()
  if (!data) return 0
  return kinds ? kinds.reduce((sum, kind) => sum + data.counts[kind], 0) : data.total
}
