import { useT } from '@tecnoclick/ui/messages'
import WifiOff from 'lucide-react/icons/wifi-off'
import { useIdleComponent } from '../rendering/use-idle-component.ts'
import { useConnection } from './connection-state.ts'

/** The status region is always rendered: screen readers announce only changes inside an existing one. */
export function ConnectionNotice() {
  const t = useT()
  const { isOnline, dataFrom, queued } = useConnection()
  const Watch = useIdleComponent(() => import('./connection-watch.tsx'))
  const hasNotice = !isOnline || dataFrom !== undefined || queued > 0
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-0 z-30 grid justify-items-center gap-2 p-4 max-sm:pb-20 sm:justify-items-start sm:p-6 print:hidden">
      <div role="status" className="contents">
        {hasNotice && (
          <div className="band flex max-w-md animate-arrive items-start gap-3 rounded-md px-4 py-3 text-sm max-sm:py-2 shadow-overlay">
            <WifiOff aria-hidden="true" className="size-5 shrink-0 text-offer" />
            <div>
              {!isOnline && <strong className="block">{t('shell.offline.title')}</strong>}
              {!isOnline && <p className="text-on-band-muted max-sm:sr-only">{t('shell.offline.text')}</p>}
              {dataFrom !== undefined && (
                <p className="text-on-band-muted first-letter:uppercase">
                  {t('shell.offline.dataFrom', { time: dataFrom })}
                </p>
              )}
              {queued > 0 && <p>{t('shell.offline.waiting', { count: queued })}</p>}
            </div>
          </div>
        )}
      </div>
      {Watch && <Watch />}
    </div>
  )
}
