import { defaultLocale, locales } from '@tecnoclick/messages/platform/locales'
import { useLocale, useT } from '@tecnoclick/ui/messages'
import { useLocation } from 'react-router'
import { useShellData } from '../../rendering/shell-data.ts'
import { addressIn } from './page-addresses.ts'

export interface PageHeadProps {
  title: string
  description?: string | undefined
  /** False adds `noindex`: personal and empty pages. */
  indexed?: boolean
  /** The canonical path if a page has several: layouts of a list or post. */
  path?: string | undefined
  /** File name of the picture for shared links. */
  picture?: string | null | undefined
  kind?: 'website' | 'article' | undefined
}

/** Title, description and the URLs in all languages (site.md#languages). React moves them to the head. */
export function PageHead(props: PageHeadProps) {
  const { title, description, indexed = true, picture, kind } = props
  const t = useT()
  const locale = useLocale()
  const shell = useShellData()
  const { pathname: here } = useLocation()
  const pathname = props.path ?? here
  return (
    <>
      <title>{shell ? t('shell.pageTitle', { page: title, store: shell.store.storeName }) : title}</title>
      <meta name="description" content={description ?? t('shell.description')} />
      {!indexed && <meta name="robots" content="noindex" />}
      {indexed && shell && (
        <>
          <link rel="canonical" href={addressIn(locale, shell.origin, pathname)} />
          {/* Only crawlers need these, and they load every page from the server. */}
          {import.meta.env.SSR && (
            <>
              <OtherLanguages origin={shell.origin} pathname={pathname} />
              <SocialHead
                title={title}
                description={description ?? t('shell.description')}
                address={addressIn(locale, shell.origin, pathname)}
                origin={shell.origin}
                storeName={shell.store.storeName}
                picture={picture}
                kind={kind}
              />
            </>
          )}
        </>
      )}
    </>
  )
}

interface SocialHeadProps {
  title: string
  description: string
  address: string
  origin: string
  storeName: string
  picture: string | null | undefined
  kind: 'website' | 'article' | undefined
}

/** For pages without a picture of their own. */
const shopPicture = '/social.jpg'

/** Link previews: Open Graph, and `twitter:card` for X. */
function SocialHead(props: SocialHeadProps) {
  const { title, description, address, origin, storeName, picture, kind = 'website' } = props
  return (
    <>
      <meta property="og:type" content={kind} />
      <meta property="og:site_name" content={storeName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={origin + (picture ? `/api/files/${picture}` : shopPicture)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

/** hreflang links, with `x-default` for all other languages. */
function OtherLanguages({ origin, pathname }: { origin: string; pathname: string }) {
  return (
    <>
      {locales.map((locale) => (
        <link key={locale} rel="alternate" hrefLang={locale} href={addressIn(locale, origin, pathname)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={addressIn(defaultLocale, origin, pathname)} />
    </>
  )
}
