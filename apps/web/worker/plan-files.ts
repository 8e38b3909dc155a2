import { type Locale, locales } from '@tecnoclick/messages/locales'

/** Vite's record of the browser's build, by source. */
export type ViteManifest = Record<string, ManifestEntry>

interface ManifestEntry {
  file: string
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
  assets?: string[]
}

export interface FilePlan {
  files: string[]
  byLocale: Record<Locale, string[]>
}

/**
 * The routes that `worksOffline` names, what is around every page, what the shell's forms post to, and the rules of forms that
 * may wait: their pages are open already when the line goes.
 */
export const offlineSources = [
  'app/entry.client.tsx',
  'app/root.tsx',
  'app/people/session/session-watch.tsx',
  'app/offline/stored-shell.tsx',
  'app/catalogue/home/home.tsx',
  'app/catalogue/home/home-two.tsx',
  'app/catalogue/browse/catalogue.tsx',
  'app/catalogue/product/product.tsx',
  'app/catalogue/wishlist/wishlist.tsx',
  'app/catalogue/compare/compare.tsx',
  'app/site/contact-us-alt.tsx',
  'app/site/contact-us.tsx',
  'app/site/preferences/change-preferences.ts',
  'app/workshop/request/service-rules.ts',
  'app/resets/sales/hardware-id-rules.ts',
]

const texts = /packages\/messages\/src\/(\w+)\/(front|rest)\.ts$/
const letters: Readonly<Record<Locale, readonly string[]>> = {
  es: ['latin'],
  en: ['latin'],
  ru: ['latin', 'cyrillic'],
  ar: ['latin'],
}

/** Every file those pages may ever ask for, loaded at once or on intent, but only the letters and texts of one language. */
export function planFiles(manifest: ViteManifest, routeManifest: string): FilePlan {
  const files = new Set([routeManifest])
  const met = new Set<string>()
  const take = (key: string): void => {
    if (met.has(key) || texts.test(key)) return
    met.add(key)
    const entry = manifest[key]
    if (!entry) throw new Error(`No file was built for ${key}`)
    files.add(`/${entry.file}`)
    for (const style of entry.css ?? []) files.add(`/${style}`)
    for (const asset of entry.assets ?? []) if (!asset.endsWith('.woff2')) files.add(`/${asset}`)
    for (const next of [...(entry.imports ?? []), ...(entry.dynamicImports ?? [])]) take(next)
  }
  for (const source of offlineSources) {
    const keys = Object.keys(manifest).filter((key) => key === source || key.startsWith(`${source}?`))
    if (keys.length === 0) throw new Error(`No file was built for ${source}`)
    for (const key of keys) take(key)
  }
  const byLocale = Object.fromEntries(locales.map((locale) => [locale, filesOf(manifest, locale)]))
  return { files: [...files].sort(), byLocale: byLocale as FilePlan['byLocale'] }
}

function filesOf(manifest: ViteManifest, locale: Locale): string[] {
  const entries = Object.entries(manifest)
  const parts = entries.filter(([key]) => texts.exec(key)?.[1] === locale)
  const fonts = entries.filter(([key]) =>
    letters[locale].some((set) => key.endsWith(`-${set}-wght-normal.woff2`)),
  )
  if (parts.length !== 2) throw new Error(`The texts of ${locale} were not found in the build`)
  return [...parts, ...fonts].map(([, { file }]) => `/${file}`)
}
