import { defaultLocale, locales } from '@tecnoclick/messages/locales'
import { useLocale, useT } from '@tecnoclick/ui/messages'
import { useLocation } from 'react-router'
import { addressIn } from './page-addresses.ts'
import { useShellData } from './shell-data.ts'

interface PageHeadProps {
  title: string
  description?: string
  /** False keeps search engines away: pages of one person, or with nothing to find yet. */
  indexed?: boolean
}

/** Title, description and the page's addresses in the four languages (DECISIONS 1.2); React moves them to the head. */
export function PageHead({ title, description, indexed = true }: PageHeadProps) {
  const t = useT()
  const locale = useLocale()
  const shell = useShellData()
  const { pathname } = useLocation()
  return (
    <>
      <title>{shell ? t('shell.pageTitle', { page: title, store: shell.store.storeName }) : title}</title>
      <meta name="description" content={description ?? t('shell.description')} />
      {!indexed && <meta name="robots" content="noindex" />}
      {indexed && shell && (
        <>
          <link rel="canonical" href={addressIn(locale, shell.origin, pathname)} />
          {locales.map((other) => (
            <link
              key={other}
              rel="alternate"
              hrefLang={other}
              href={addressIn(other, shell.origin, pathname)}
            />
          ))}
          <link
            rel="alternate"
            hrefLang="x-default"
            href={addressIn(defaultLocale, shell.origin, pathname)}
          />
        </>
      )}
    </>
  )
}
