import type { Client } from '@tecnoclick/contract/platform/client'
import { getBlogSidebar, listPosts } from '@tecnoclick/contract/site/blog/endpoints'
import { isSlug } from '@tecnoclick/domain/platform/slug'
import type { ListFilter } from './addresses.ts'

const postsPerPage = 6
const maxQueryLength = 100

/** Invalid filters and page numbers in the address are ignored. */
export async function loadList(client: Client, search: URLSearchParams) {
  const filter = readFilter(search)
  const page = readPage(search)
  const [posts, sidebar] = await Promise.all([
    client.call(listPosts, { query: { ...filter, page, limit: postsPerPage } }),
    client.call(getBlogSidebar),
  ])
  return {
    filter,
    page,
    pages: Math.ceil(posts.total / postsPerPage),
    posts: posts.data,
    total: posts.total,
    sidebar,
  }
}

function readFilter(search: URLSearchParams): ListFilter {
  const slug = (text: string | null) => (text !== null && isSlug(text) ? text : undefined)
  const q = search.get('q')?.trim().slice(0, maxQueryLength)
  return { q: q || undefined, category: slug(search.get('category')), tag: slug(search.get('tag')) }
}

function readPage(search: URLSearchParams): number {
  const text = search.get('page') ?? ''
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1
}
