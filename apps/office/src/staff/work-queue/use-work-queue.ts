import { getWorkQueue } from '@tecnoclick/contract/staff/work-queue/endpoints'
import { minutes, seconds } from '@tecnoclick/domain/platform/duration'
import type { WorkItemKind } from '@tecnoclick/domain/staff/work-queue'
import { officeClient } from '../../platform/api/office-client.ts'
import { useApiQuery } from '../../platform/api/use-api-query.ts'
import { useIsLive } from '../live/use-live.tsx'

/** Where the server tells of changes, polling only catches what it missed. */
const refreshMs = { live: minutes(1), polling: seconds(20) }

/** Refetches in the background too: the count is in the tab's title. */
export function useWorkQueue({ mine = false }: { mine?: boolean } = {}) {
  const intervalMs = useIsLive() ? refreshMs.live : refreshMs.polling
  return useApiQuery({
    queryKey: ['work-queue', mine],
    read: ({ signal }) =>
      officeClient.call(getWorkQueue, { signal, ...(mine && { query: { mine: 'yes' } as const }) }),
    refetchInterval: intervalMs,
    refetchIntervalInBackground: true,
    staleTime: refreshMs.polling,
  })
}

export function useWorkQueueCount(kinds?: readonly WorkItemKind[]): number {
  const { data } = useWorkQueue()
  if (!data) return 0
  return kinds ? kinds.reduce((sum, kind) => sum + data.counts[kind], 0) : data.total
}
