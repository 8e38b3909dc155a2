import { type Locale, locales } from '@tecnoclick/messages/platform/locales'
import { pages } from '../app/pages.ts'

/** Vite's manifest of the browser build, by source file. */
export type ViteManifest = Record<string, ManifestEntry>

interface ManifestEntry {
  file: string
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
  assets?: string[]
}

export interface PrecachePlan {
  files: string[]
  /** Stored for whoever stays or comes back. */
  later: string[]
  byLocale: Record<Locale, string[]>
}

/**
 * The pages that work offline, the parts around every page, and the target of the shell's form. The page after an order
 * is not among them: checkout, which needs a connection, fetches it.
 */
export const offlineSources = [
  'entry.client.tsx',
  'root.tsx',
  'shell/session/session-watch.tsx',
  ...new Set(pages.filter(({ offline }) => offline).map(({ file }) => file)),
  'site/preferences/change-preferences.ts',
  'platform/requests/pending-notices.tsx',
  'workshop/request/requested.tsx',
  'resets/list/reset-list.tsx',
].map((file) => `app/${file}`)

/** The validation rules of forms that can be queued, which are as large as a page. */
export const laterSources = [
  'site/contact/contact-rules.ts',
  'workshop/request/service-rules.ts',
  'resets/sales/hardware-id-rules.ts',
].map((file) => `app/${file}`)

/**
 * Of no use offline: large pictures are not stored, reviews and rows of other products not read, nobody signs in. Forms wait
 * for their rules.
 */
const onlineOnly = /\/full-screen\.ts$|\/(?:color-set|reviews-panel)\.tsx$|-rules\.ts$|^_sign-in-form-/

const texts = /packages\/messages\/src\/(?:tables\/(?:front|rest)|platform\/pending)\.(\w+)\.ts$/
const fontSubsets: Readonly<Record<Locale, readonly string[]>> = {
  es: ['latin'],
  en: ['latin'],
  ru: ['latin', 'cyrillic'],
  ar: ['latin'],
}

/** Every file those pages can load, now or on interaction. Texts and fonts are separate by language. */
export function planPrecache(manifest: ViteManifest, routeManifest: string): PrecachePlan {
  const files = new Set([routeManifest])
  const later = new Set<string>()
  const visited = new Set<string>()
  const add = (key: string, files: Set<string>, isAsked = false): void => {
    if (visited.has(key) || texts.test(key) || (!isAsked && onlineOnly.test(key))) return
    visited.add(key)
    const entry = manifest[key]
    if (!entry) throw new Error(`No file was built for ${key}`)
    files.add(`/${entry.file}`)
    for (const style of entry.css ?? []) files.add(`/${style}`)
    for (const asset of entry.assets ?? []) if (!asset.endsWith('.woff2')) files.add(`/${asset}`)
    for (const next of [...(entry.imports ?? []), ...(entry.dynamicImports ?? [])]) add(next, files)
  }
  for (const source of offlineSources) {
    const keys = Object.keys(manifest).filter((key) => key === source || key.startsWith(`${source}?`))
    if (keys.length === 0) throw new Error(`No file was built for ${source}`)
    for (const key of keys) add(key, files)
  }
  for (const source of laterSources) add(source, later, true)
  const byLocale = Object.fromEntries(locales.map((locale) => [locale, filesForLocale(manifest, locale)]))
  return {
    files: [...files].sort(),
    later: [...later].sort(),
    byLocale: byLocale as PrecachePlan['byLocale'],
  }
}

function filesForLocale(manifest: ViteManifest, locale: Locale): string[] {
  const entries = Object.entries(manifest)
  const parts = entries.filter(([key]) => texts.exec(key)?.[1] === locale)
  const fonts = entries.filter(([key]) =>
    fontSubsets[locale].some((subset) => key.endsWith(`onest-${subset}.woff2`)),
  )
  if (parts.length !== 3) throw new Error(`The texts of ${locale} were not found in the build`)
  return [...parts, ...fonts].map(([, { file }]) => `/${file}`)
}
