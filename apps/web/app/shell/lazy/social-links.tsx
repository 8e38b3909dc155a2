import type { socialNetworks } from '@tecnoclick/domain/site/setting-values'
import { IconButton } from '@tecnoclick/ui/icon-button'
import { useT } from '@tecnoclick/ui/messages'
import type { ReactNode } from 'react'
import { WhatsappIcon } from '../../platform/page/whatsapp-icon.tsx'
import type { ShellData } from '../../rendering/shell-data.ts'

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

type SocialNetwork = (typeof socialNetworks)[number]

/** Proper names, the same in every language. */
const networkNames: Record<SocialNetwork, string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  telegram: 'Telegram',
  whatsapp: 'WhatsApp',
  x: 'X',
  youtube: 'YouTube',
}

const stroke = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.8 } as const

/** In a view box of 24, with the stroke width of the other icons. */
const paths: Record<Exclude<SocialNetwork, 'whatsapp'>, ReactNode> = {
  facebook: (
    <path d="M13.6 21v-7.2h2.6l.5-3.2h-3.1V8.7c0-.9.4-1.5 1.6-1.5h1.6V4.3c-.4-.1-1.4-.2-2.4-.2-2.5 0-4 1.5-4 4.2v2.3H7.7v3.2h2.7V21z" />
  ),
  instagram: (
    <>
      <rect x="3.5" y="3.5" width="17" height="17" rx="4.8" {...stroke} />
      <circle cx="12" cy="12" r="3.9" {...stroke} />
      <circle cx="16.9" cy="7.1" r="1.2" />
    </>
  ),
  telegram: (
    <path d="M20.6 4.3 3 11.2c-.9.4-.9 1.5 0 1.8l4.4 1.4 1.7 5.2c.2.7 1 .8 1.5.3l2.4-2.4 4.5 3.3c.6.4 1.3.1 1.5-.6l3-14.7c.1-.8-.6-1.5-1.4-1.2M9.6 15.2l-.3 2.5-1-3.6 8.2-5.4c.3-.2.6.2.3.4z" />
  ),
  x: <path d="M4.5 4.5 19.5 19.5M19 4.5 5 19.5" strokeLinecap="round" {...stroke} strokeWidth={2.2} />,
  youtube: (
    <path
      fillRule="evenodd"
      d="M6.4 5.2h11.2A3.9 3.9 0 0 1 21.5 9v6a3.9 3.9 0 0 1-3.9 3.8H6.4A3.9 3.9 0 0 1 2.5 15V9a3.9 3.9 0 0 1 3.9-3.8M10 8.8v6.4l5.6-3.2z"
    />
  ),
}

function SocialIcon({ network, className }: { network: SocialNetwork; className: string }) {
  if (network === 'whatsapp') return <WhatsappIcon className={className} />
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" className={className}>
      {paths[network]}
    </svg>
  )
}
