import { useT } from '@tecnoclick/ui/messages'
import WifiOff from 'lucide-react/icons/wifi-off'
import { useConnection } from '../platform/connection-state.ts'
import { useIdleComponent } from '../rendering/use-idle-component.ts'

/**
 * A strip below the header, in the flow of the page: it covers neither prices nor the button to buy. The status region is
 * always rendered: screen readers announce only changes inside an existing one.
 */
export function ConnectionNotice() {
  const t = useT()
  const { isOnline, dataFrom, queued } = useConnection()
  const Watch = useIdleComponent(() => import('./lazy/connection-watch.tsx'))
  const hasNotice = !isOnline || dataFrom !== undefined || queued > 0
  return (
    <>
      <div role="status" className="sticky top-(--header-height) z-20 print:hidden">
        {hasNotice && (
          <div className="offline-strip">
            <WifiOff aria-hidden="true" />
            {!isOnline && <strong>{t('shell.offline.title')}</strong>}
            {!isOnline && <span className="max-sm:sr-only">{t('shell.offline.text')}</span>}
            {dataFrom !== undefined && <span>{t('shell.offline.dataFrom', { time: dataFrom })}</span>}
            {queued > 0 && <span>{t('shell.offline.waiting', { count: queued })}</span>}
          </div>
        )}
      </div>
      {Watch && <Watch />}
    </>
  )
}
