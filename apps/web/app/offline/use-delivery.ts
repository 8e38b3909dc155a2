import { useT } from '@tecnoclick/ui/messages'
import { useToast } from '@tecnoclick/ui/toast'
import { useEffect, useEffectEvent } from 'react'
import { askForSync } from './ask-for-sync.ts'
import { changeLine } from './line-state.ts'
import { countOutbox, sendOutbox } from './outbox.ts'
import { useLine } from './use-line.ts'

/** Sends what waits, when the line is back or the next page is opened, and tells of it. */
export function useDelivery(): void {
  const t = useT()
  const toast = useToast()
  const { isOnline, waiting } = useLine()

  // A browser that keeps nothing has nothing waiting.
  useEffect(() => {
    countOutbox().then(
      (count) => count > 0 && changeLine({ waiting: count }),
      () => {},
    )
  }, [])

  const deliver = useEffectEvent(async () => {
    const { sent, refused, waiting: left } = await sendOutbox()
    changeLine({ waiting: left })
    if (sent > 0) toast.success(t('shell.offline.sent'))
    if (refused > 0) toast.error(t('shell.offline.refused'))
  })
  useEffect(() => {
    if (waiting > 0) void (isOnline ? deliver() : askForSync()).catch(() => {})
  }, [isOnline, waiting])
}
