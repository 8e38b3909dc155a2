import { defaultLocale, locales } from '@tecnoclick/messages/locales'
import { addressIn } from '../../shell/page-addresses.ts'

/** Where the page is found in each language, and for readers of none of them. */
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
