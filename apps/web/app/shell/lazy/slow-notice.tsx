import { useT } from '@tecnoclick/ui/messages'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { useStore } from 'zustand'
import { slowRequests } from '../../platform/patient-fetch.ts'

/** Says that the line is silent. Reads count only while a page is waited for: others run in the background. */
export function SlowNotice() {
  const t = useT()
  const all = useStore(slowRequests)
  const navigation = useNavigation()
  const navigate = useNavigate()
  const { search } = useLocation()
  const isChangingPage = navigation.state === 'loading'
  const awaited = all.filter(({ isRead }) => !isRead || isChangingPage)

  function cancel() {
    // A jump within the page ends the change of the page and asks the server for nothing.
    if (isChangingPage)
      void navigate({ search, hash: 'content' }, { replace: true, preventScrollReset: true })
    for (const request of awaited) if (!request.isRead) request.cancel()
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
