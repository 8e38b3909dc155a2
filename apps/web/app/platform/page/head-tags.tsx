import { defaultLocale, locales } from '@tecnoclick/messages/platform/locales'
import { addressIn } from './page-addresses.ts'

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
export function SocialHead(props: SocialHeadProps) {
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
export function OtherLanguages({ origin, pathname }: { origin: string; pathname: string }) {
  return (
    <>
      {locales.map((locale) => (
        <link key={locale} rel="alternate" hrefLang={locale} href={addressIn(locale, origin, pathname)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={addressIn(defaultLocale, origin, pathname)} />
    </>
  )
}
