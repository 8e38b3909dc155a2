import { getCategoryTree, listProductSlugs } from '@tecnoclick/contract/catalogue/browse/endpoints'
import type { Category } from '@tecnoclick/contract/catalogue/browse/schemas'
import type { Client } from '@tecnoclick/contract/platform/client'
import type { List } from '@tecnoclick/contract/platform/wire'
import { listPosts } from '@tecnoclick/contract/site/blog/endpoints'

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

export const sitemapSources: readonly SitemapSource[] = [
  async () => fixedPages.map((path) => ({ path })),
  categories,
  products,
  posts,
]
