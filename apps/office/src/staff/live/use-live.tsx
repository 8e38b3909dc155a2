import { useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { startLiveChanges } from './live-changes.ts'

const LiveContext = createContext(false)

/** Whether the server tells of changes, so that polling may be slow. */
export function useIsLive(): boolean {
  return useContext(LiveContext)
}

/** Reads again what the server says has changed: the work queue and the lists of that screen. A row stays as it was opened, since somebody may be editing it. */
export function LiveProvider({ children }: { children: ReactNode }) {
  const queries = useQueryClient()
  const [isLive, setLive] = useState(false)

  useEffect(() => {
    const changes = startLiveChanges((topics) => {
      void queries.invalidateQueries({ queryKey: ['work-queue'] })
      for (const topic of topics) void queries.invalidateQueries({ queryKey: [topic, 'getList'] })
    })
    const unsubscribe = changes.subscribe(() => setLive(changes.isLive()))
    return () => {
      unsubscribe()
      changes.stop()
    }
  }, [queries])

  return <LiveContext value={isLive}>{children}</LiveContext>
}
