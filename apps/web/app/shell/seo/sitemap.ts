import { getCategoryTree, listProductSlugs } from '@tecnoclick/contract/catalogue/browse/endpoints'
import type { Category } from '@tecnoclick/contract/catalogue/browse/schemas'
import type { Client } from '@tecnoclick/contract/platform/client'
import type { List } from '@tecnoclick/contract/platform/wire'
import { listPosts } from '@tecnoclick/contract/site/blog/endpoints'
import { escapeHtml } from '@tecnoclick/domain/platform/escape-html'
import { defaultLocale, locales } from '@tecnoclick/messages/platform/locales'
import { type LoaderFunctionArgs, redirect } from 'react-router'
import { pages } from '../../pages.ts'
import { addressIn } from '../../platform/page/page-addresses.ts'
import { visitOf } from '../../rendering/context.ts'

/** A source that fails does not hide the others, but only a complete sitemap may be cached for everybody. */
export async function loader({ context, url }: LoaderFunctionArgs): Promise<Response> {
  // A query would be another entry of the page cache each time.
  if (url.search !== '') return redirect(url.pathname, 301)
  const { client, report } = visitOf(context)
  const found = await Promise.allSettled(sitemapSources.map((source) => source(client)))
  const entries = found.flatMap((outcome) => {
    if (outcome.status === 'fulfilled') return outcome.value
    report?.(outcome.reason)
    return []
  })
  const isComplete = found.every(({ status }) => status === 'fulfilled')
  return new Response(writeSitemap(entries, url.origin), {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      ...(isComplete && { 'x-page-cache': 'shared' }),
    },
  })
}

/** sitemaps.org 0.9, each page with its addresses in the other languages. */
export function writeSitemap(entries: readonly SitemapEntry[], origin: string): string {
  const pages = entries.map(({ path, modified }) => {
    const alternates = locales.map((locale) => alternate(locale, addressIn(locale, origin, path)))
    return [
      '<url>',
      `<loc>${escapeHtml(addressIn(defaultLocale, origin, path))}</loc>`,
      ...(modified === undefined ? [] : [`<lastmod>${escapeHtml(modified)}</lastmod>`]),
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
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(address)}"/>`
}

interface SitemapEntry {
  /** From the root of the site, without a query. */
  path: string
  /** The day of the last change, where it is known. */
  modified?: string
}

/** The public pages of one area of the shop. */
type SitemapSource = (client: Client) => Promise<SitemapEntry[]>

const fixedPages = pages
  .filter(({ indexed, path }) => indexed && !path.includes(':'))
  .map(({ path }) => `/${path}`)

async function categories(client: Client): Promise<SitemapEntry[]> {
  const { data } = await client.call(getCategoryTree)
  const withChildren = (category: Category): Category[] => [
    category,
    ...category.children.flatMap(withChildren),
  ]
  return data.flatMap(withChildren).map(({ slug }) => ({ path: `/shop/catalog/${slug}` }))
}

async function products(client: Client): Promise<SitemapEntry[]> {
  const { data } = await client.call(listProductSlugs)
  return data.map(({ slug }) => ({ path: `/shop/products/${slug}` }))
}

async function posts(client: Client): Promise<SitemapEntry[]> {
  const all = await everyPage((page) => client.call(listPosts, { query: { limit: 50, page } }))
  return all.map(({ slug, publishedDate }) => ({
    path: `/blog/post-classic/${slug}`,
    modified: publishedDate.slice(0, 10),
  }))
}

async function everyPage<T>(read: (page: number) => Promise<List<T>>): Promise<T[]> {
  const found: T[] = []
  for (let page = 1; ; page++) {
    const { data, total } = await read(page)
    found.push(...data)
    if (data.length === 0 || found.length >= total) return found
  }
}

const sitemapSources: readonly SitemapSource[] = [
  async () => fixedPages.map((path) => ({ path })),
  categories,
  products,
  posts,
]
