import { useT } from '@tecnoclick/ui/messages'
import WifiOff from 'lucide-react/icons/wifi-off'
import { useLine } from './use-line.ts'
import { useWhenIdle } from './use-when-idle.ts'

/** Lies over the page and out of the way of what can be pressed. The region is there before it speaks, or nobody would hear it. */
export function LineNotice() {
  const t = useT()
  const { isOnline, dataFrom, waiting } = useLine()
  const Watch = useWhenIdle(() => import('./line-watch.tsx'))
  const isSpeaking = !isOnline || dataFrom !== undefined || waiting > 0
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-0 z-30 grid justify-items-center gap-2 p-4 max-sm:pb-20 sm:justify-items-start sm:p-6 print:hidden">
      <div role="status" className="contents">
        {isSpeaking && (
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
              {waiting > 0 && <p>{t('shell.offline.waiting', { count: waiting })}</p>}
            </div>
          </div>
        )}
      </div>
      {Watch && <Watch />}
    </div>
  )
}
