import { IconButton } from '@tecnoclick/ui/icon-button'
import { useT } from '@tecnoclick/ui/messages'
import type { ShellData } from '../shell-data.ts'
import { networkNames, SocialIcon } from './social-icon.tsx'

export function SocialLinks({ store }: { store: ShellData['store'] }) {
  const t = useT()
  if (store.socialLinks.length === 0) return null
  return (
    <ul aria-label={t('shell.footer.social')} className="-mx-2.5 flex flex-wrap">
      {store.socialLinks.map(({ network, url }) => (
        <li key={url}>
          <IconButton
            href={url}
            rel="noopener"
            label={t('shell.footer.socialLink', { store: store.storeName, network: networkNames[network] })}
          >
            <SocialIcon network={network} className="size-5.5" />
          </IconButton>
        </li>
      ))}
    </ul>
  )
}
