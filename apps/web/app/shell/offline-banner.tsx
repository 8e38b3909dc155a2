import { useT } from '@tecnoclick/ui/messages'
import WifiOff from 'lucide-react/icons/wifi-off'
import { useSyncExternalStore } from 'react'

/** Lies over the page instead of pushing it down. The region is there before it speaks, or nobody would hear it. */
export function OfflineBanner() {
  const t = useT()
  const online = useOnline()
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-0 z-30 flex justify-center p-4 sm:justify-start sm:p-6"
    >
      {!online && (
        <p className="band pointer-events-auto flex max-w-md animate-arrive items-start gap-3 rounded-md px-4 py-3 text-sm shadow-overlay">
          <WifiOff aria-hidden="true" className="size-5 shrink-0 text-offer" />
          <span>
            <strong className="block">{t('shell.offline.title')}</strong>
            <span className="text-on-band-muted">{t('shell.offline.text')}</span>
          </span>
        </p>
      )}
    </div>
  )
}

function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
}

function subscribe(notify: () => void) {
  window.addEventListener('online', notify)
  window.addEventListener('offline', notify)
  return () => {
    window.removeEventListener('online', notify)
    window.removeEventListener('offline', notify)
  }
}
