import { useT } from '@tecnoclick/ui/messages'
import { useToast } from '@tecnoclick/ui/toast'
import { useEffect, useEffectEvent } from 'react'
import { useBlocker } from 'react-router'
import { worksOffline } from './works-offline.ts'

/**
 * Without a line a page that needs the server is not gone to: the router would reload the page one is on when it cannot
 * find the script of the next. Only there without a line: a router with a blocker complains of every jump on the page.
 */
export function StayWhereItWorks(): null {
  const t = useT()
  const toast = useToast()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      nextLocation.pathname !== currentLocation.pathname && !worksOffline(nextLocation.pathname),
  )
  const tell = useEffectEvent(() => {
    toast.info(t('shell.offline.unavailable'))
    blocker.reset?.()
  })
  const isKept = blocker.state === 'blocked'
  useEffect(() => {
    if (isKept) tell()
  }, [isKept])
  return null
}
