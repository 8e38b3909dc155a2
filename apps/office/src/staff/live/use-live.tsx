import { useQueryClient } from '@tanstack/react-query'
import type { OfficeTopic } from '@tecnoclick/domain/staff/office-topics'
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { startLiveChanges } from './live-changes.ts'

const LiveContext = createContext(false)

/** Whether the server tells of changes, so that polling may be slow. */
export function useIsLive(): boolean {
  return useContext(LiveContext)
}

/**
 * What is read of an open row beside the row itself. Rows of other screens stay as they were opened: their forms edit
 * what would change.
 */
const readOfRow: Partial<Record<OfficeTopic, readonly string[]>> = {
  orders: ['order-delivery', 'order-mails', 'desk'],
  returns: ['order-returns'],
  'service-orders': ['desk'],
}

/**
 * Reads again what the server says has changed: the work queue, the lists of that screen, and an open order, return or
 * repair. Their forms keep what was typed (platform.md#concurrent-edits).
 */
export function LiveProvider({ children }: { children: ReactNode }) {
  const queries = useQueryClient()
  const [isLive, setLive] = useState(false)

  useEffect(() => {
    const changes = startLiveChanges((topics) => {
      void queries.invalidateQueries({ queryKey: ['work-queue'] })
      for (const topic of topics) {
        void queries.invalidateQueries({ queryKey: [topic, 'getList'] })
        const beside = readOfRow[topic]
        if (!beside) continue
        void queries.invalidateQueries({ queryKey: [topic, 'getOne'] })
        for (const key of beside) void queries.invalidateQueries({ queryKey: [key] })
      }
    })
    const unsubscribe = changes.subscribe(() => setLive(changes.isLive()))
    return () => {
      unsubscribe()
      changes.stop()
    }
  }, [queries])

  return <LiveContext value={isLive}>{children}</LiveContext>
}
