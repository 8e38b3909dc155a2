import { IconButton } from '@tecnoclick/ui/icon-button'
import { useT } from '@tecnoclick/ui/messages'
import Headset from 'lucide-react/icons/headset'
import { telephoneHref, whatsappHref } from './contact-links.ts'
import type { ShellData } from './shell-data.ts'
import { WhatsappIcon } from './whatsapp-icon.tsx'

/** A person to talk to, one press away. */
export function SupportLinks({ store }: { store: ShellData['store'] }) {
  const t = useT()
  return (
    <div className="hidden items-center gap-1 xl:flex">
      <a
        href={telephoneHref(store.supportPhone)}
        className="group flex min-h-11 items-center gap-3 rounded-md pe-1 leading-tight"
      >
        <Headset aria-hidden="true" className="size-6 text-offer" />
        <span>
          <span className="block text-on-band-muted text-xs">{t('shell.topBar.support')}</span>
          <bdi className="font-semibold text-sm underline-offset-4 group-hover:underline">
            {store.supportPhone}
          </bdi>
        </span>
      </a>
      <IconButton href={whatsappHref(store.whatsapp)} label={t('shell.topBar.whatsapp')}>
        <WhatsappIcon className="size-6" />
      </IconButton>
    </div>
  )
}
