import { defaultLocale, locales } from '@tecnoclick/messages/locales'
import { type LoaderFunctionArgs, redirect } from 'react-router'
import { visitOf } from '../../rendering/context.ts'
import { addressIn } from '../../shell/page-addresses.ts'
import { type SitemapEntry, sitemapSources } from './sitemap-sources.ts'

/**
 * One source that cannot be read must not hide the others; what is whole is written once for everybody, as long as the
 * shop stays as it is.
 */
export async function loader({ context, url }: LoaderFunctionArgs): Promise<Response> {
  // The words of a list's address would make it another page each time.
  if (url.search !== '') return redirect(url.pathname, 301)
  const { client, report } = visitOf(context)
  const found = await Promise.allSettled(sitemapSources.map((source) => source(client)))
  const entries = found.flatMap((outcome) => {
    if (outcome.status === 'fulfilled') return outcome.value
    report?.(outcome.reason)
    return []
  })
  const isWhole = found.every(({ status }) => status === 'fulfilled')
  return new Response(writeSitemap(entries, url.origin), {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      ...(isWhole && { 'x-page-cache': 'shared' }),
    },
  })
}

/** sitemaps.org 0.9, each page with its addresses in the other languages. */
export function writeSitemap(entries: readonly SitemapEntry[], origin: string): string {
  const pages = entries.map(({ path, modified }) => {
    const alternates = locales.map((locale) => alternate(locale, addressIn(locale, origin, path)))
    return [
      '<url>',
      `<loc>${escapeXml(addressIn(defaultLocale, origin, path))}</loc>`,
      ...(modified === undefined ? [] : [`<lastmod>${escapeXml(modified)}</lastmod>`]),
      ...alternates,
      alternate('x-default', addressIn(defaultLocale, origin, path)),
      '</url>',
    ].join('')
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages,
    '</urlset>',
    '',
  ].join('\n')
}

function alternate(language: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(address)}"/>`
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
}
