import { seconds } from '@tecnoclick/domain/platform/duration'
import { useT } from '@tecnoclick/ui/messages'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { useStore } from 'zustand'
import { noteFailure } from '../../platform/connection-state.ts'
import {
  noteCancelled,
  onFileArrival,
  silence,
  slowRequests,
  startWait,
} from '../../platform/patient-fetch.ts'

/** Says that the line is silent. Reads count only while a page is waited for: others run in the background. */
export function SlowNotice() {
  const t = useT()
  const all = useStore(slowRequests)
  const isChangingPage = useNavigation().state === 'loading'
  const stay = useStay()
  useNavigationLimit(isChangingPage, stay)
  const awaited = all.filter(({ isPressed }) => isPressed || isChangingPage)

  function cancel() {
    noteCancelled()
    if (isChangingPage) stay()
    for (const request of awaited) if (request.isPressed) request.cancel()
  }

  return (
    <div role="status" className="sticky top-(--header-height) z-20 print:hidden">
      {awaited.length > 0 && (
        <div className="flex flex-wrap items-center justify-center gap-x-3 bg-action-soft px-4 text-ink text-sm">
          {t('shell.slow.text')}
          <button
            type="button"
            onClick={cancel}
            className="min-h-11 font-semibold text-link underline underline-offset-4"
          >
            {t('shell.slow.cancel')}
          </button>
        </div>
      )}
    </div>
  )
}

/** A jump within the page ends the change of the page and asks the server for nothing. */
function useStay(): () => void {
  const navigate = useNavigate()
  const { search } = useLocation()
  return () => void navigate({ search, hash: 'content' }, { replace: true, preventScrollReset: true })
}

/** Longer than a request waits: its failure may still open a stored page. */
const pageLostAfterMs = seconds(30)

/** The scripts of a page are loaded by the router, which waits for ever. */
function useNavigationLimit(isChangingPage: boolean, stay: () => void): void {
  const giveUp = useEffectEvent(() => {
    stay()
    noteFailure(silence())
  })
  useEffect(() => {
    if (!isChangingPage) return
    const wait = startWait({ isPressed: false, cancel: () => giveUp() }, pageLostAfterMs)
    const stopListening = onFileArrival(wait.heard)
    return () => {
      stopListening()
      wait.end()
    }
  }, [isChangingPage])
}
