import type { WorkItem } from '@tecnoclick/contract/staff/work-queue/schemas'
import { type RefObject, useEffect, useState } from 'react'
import { workItemKey } from './work-item-row.tsx'

/** The open action. After it is done the next row that colleagues have left is marked and its button has the focus. */
export function useQuickActions(items: readonly WorkItem[], list: RefObject<HTMLElement | null>) {
  const [acting, setActing] = useState<WorkItem>()
  const [following, setFollowing] = useState<readonly string[]>([])
  const [isDone, setDone] = useState(false)
  const keys = items.map(workItemKey)
  const nextKey = following.find((key) => keys.includes(key))

  useEffect(() => {
    if (!isDone || acting) return
    setDone(false)
    const row = nextKey && list.current?.querySelector(`[data-item="${nextKey}"]`)
    if (!row) return
    row.querySelector<HTMLElement>('[data-action]')?.focus({ preventScroll: true })
    row.scrollIntoView({ block: 'nearest' })
  }, [isDone, acting, nextKey, list])

  return {
    acting,
    nextKey,
    start(item: WorkItem) {
      const at = keys.indexOf(workItemKey(item))
      setActing(item)
      setFollowing([...keys.slice(at + 1), ...keys.slice(0, at)])
    },
    finish() {
      setDone(true)
      setActing(undefined)
    },
    close: () => setActing(undefined),
  }
}
