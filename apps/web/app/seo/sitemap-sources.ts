import { listPosts } from '@tecnoclick/contract/blog/endpoints'
import type { Client } from '@tecnoclick/contract/client'

export interface SitemapEntry {
  /** From the root of the site, without a query. */
  path: string
  /** The day of the last change, where it is known. */
  modified?: string
}

/** Some pages that are worth finding; a part of the shop with pages of its own adds one here. */
export type SitemapSource = (client: Client) => Promise<SitemapEntry[]>

const fixedPages = [
  '/',
  '/shop/catalog',
  '/services/list',
  '/reset/list',
  '/site/contact-us-alt',
  '/site/about-us',
  '/site/documentos',
  '/site/faq',
  '/site/terms',
  '/site/privacy',
  '/blog/category-classic',
]

const everyPost = { limit: 50 }

async function posts(client: Client): Promise<SitemapEntry[]> {
  const entries: SitemapEntry[] = []
  for (let page = 1; ; page++) {
    const { data, total } = await client.call(listPosts, { query: { ...everyPost, page } })
    for (const { slug, publishedDate } of data)
      entries.push({ path: `/blog/post-classic/${slug}`, modified: publishedDate.slice(0, 10) })
    if (data.length === 0 || entries.length >= total) return entries
  }
}

export const sitemapSources: readonly SitemapSource[] = [
  async () => fixedPages.map((path) => ({ path })),
  posts,
]
