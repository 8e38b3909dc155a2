import { useT } from '@tecnoclick/ui/messages'
import { useToast } from '@tecnoclick/ui/toast'
import { useEffect, useEffectEvent } from 'react'
import { useBlocker } from 'react-router'
import { worksOffline } from './works-offline.ts'

/** Whoever saves data has no worker, and then the script of another page is missing. */
function isPrecached(): boolean {
  return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
}

/**
 * Blocks navigation to pages that need the server: the router reloads the current page when it cannot fetch the script of
 * the next. Render it only while offline, because a router with a blocker warns about every in-page jump.
 */
export function BlockOfflineNavigation(): null {
  const t = useT()
  const toast = useToast()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      nextLocation.pathname !== currentLocation.pathname &&
      !(worksOffline(nextLocation.pathname) && isPrecached()),
  )
  const explain = useEffectEvent(() => {
    toast.info(t('shell.offline.unavailable'))
    blocker.reset?.()
  })
  const isBlocked = blocker.state === 'blocked'
  useEffect(() => {
    if (isBlocked) explain()
  }, [isBlocked])
  return null
}
