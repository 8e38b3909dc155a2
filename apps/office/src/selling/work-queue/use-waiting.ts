import { getWorkQueue } from '@tecnoclick/contract/selling/work-queue/endpoints'
import { seconds } from '@tecnoclick/domain/platform/duration'
import type { WorkItemKind } from '@tecnoclick/domain/selling/work-queue'
import { officeClient } from '../../platform/api/office-client.ts'
import { useReading } from '../../platform/api/use-reading.ts'

const refreshed = seconds(20)

/** Asked for in the background too: the tab's title tells who works elsewhere that somebody waits. */
export function useWaiting() {
  return useReading({
    queryKey: ['waiting'],
    read: ({ signal }) => officeClient.call(getWorkQueue, { signal }),
    refetchInterval: refreshed,
    refetchIntervalInBackground: true,
    staleTime: refreshed,
  })
}

export function useWaitingCount(kinds?: readonly WorkItemKind[]): number {
  const { data } = useWaiting()
  if (!data) return 0
  return kinds ? kinds.reduce((sum, kind) => sum + data.counts[kind], 0) : data.total
}
