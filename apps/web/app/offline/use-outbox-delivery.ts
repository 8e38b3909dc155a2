import { useT } from '@tecnoclick/ui/messages'
import { useToast } from '@tecnoclick/ui/toast'
import { useEffect, useEffectEvent } from 'react'
import { connection, useConnection } from '../platform/connection-state.ts'
import { countOutbox, outboxTag, sendOutbox } from './outbox.ts'

/** Sends queued requests when the connection is back or the next page opens, and reports the result. */
export function useOutboxDelivery(): void {
  const t = useT()
  const toast = useToast()
  const { isOnline, queued } = useConnection()

  useEffect(() => {
    countOutbox().then(
      (count) => count > 0 && connection.setState({ queued: count }),
      () => {}, // no storage, so nothing is queued
    )
  }, [])

  const deliver = useEffectEvent(async () => {
    const { sent, refused, waiting } = await sendOutbox()
    connection.setState({ queued: waiting })
    if (sent > 0) toast.success(t('shell.offline.sent'))
    if (refused > 0) toast.error(t('shell.offline.refused'))
  })
  useEffect(() => {
    if (queued > 0) void (isOnline ? deliver() : requestBackgroundSync()).catch(() => {})
  }, [isOnline, queued])
}

/** Lets the service worker send the outbox after the shop is closed. Chromium only, so the DOM types lack `sync`. */
async function requestBackgroundSync(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  if (!registration || !('sync' in registration)) return
  const { sync } = registration
  if (typeof sync !== 'object' || sync === null || !('register' in sync)) return
  if (typeof sync.register === 'function') await sync.register(outboxTag)
}
