import { useT } from '@tecnoclick/ui/messages'
import Download from 'lucide-react/icons/download'
import { useSyncExternalStore } from 'react'
import { acceptOffer, hasInstallOffer, listenToOffer } from './install-offer.ts'

/** Where the browser can install the shop. */
export function InstallButton() {
  const t = useT()
  const isOffered = useSyncExternalStore(listenToOffer, hasInstallOffer, () => false)
  if (!isOffered) return null
  return (
    <button
      type="button"
      onClick={() => void acceptOffer()}
      className="flex min-h-11 items-center gap-3 rounded-md border border-band-line px-4 py-2 text-start text-sm transition-colors hover:bg-on-band/8"
    >
      <Download aria-hidden="true" className="size-5 shrink-0" />
      <span>
        <span className="block font-semibold">{t('shell.install.action')}</span>
        <span className="text-on-band-muted">{t('shell.install.hint')}</span>
      </span>
    </button>
  )
}
