import latinFont from '@tecnoclick/ui/fonts/onest-latin.woff2?url'
import mark from '@tecnoclick/ui/mark.svg?url'
import { useLocale } from '@tecnoclick/ui/messages'

/** The navy of the header, for the browser's toolbar. */
const bandColour = '#0f1b3e'

export function HeadLinks({ preloadFont }: { preloadFont: boolean }) {
  const locale = useLocale()
  const readsLatin = locale === 'es' || locale === 'en'
  return (
    <>
      <meta name="theme-color" content={bandColour} />
      <meta name="color-scheme" content="light dark" />
      <link rel="icon" type="image/svg+xml" href={mark} />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      {preloadFont && readsLatin && (
        <link rel="preload" as="font" type="font/woff2" href={latinFont} crossOrigin="anonymous" />
      )}
    </>
  )
}
