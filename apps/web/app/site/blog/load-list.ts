import type { Client } from '@tecnoclick/contract/platform/client'
import { getBlogSidebar, listPosts } from '@tecnoclick/contract/site/blog/endpoints'
import { isSlug } from '@tecnoclick/domain/platform/slug'
import type { ListFilter } from './addresses.ts'

const postsOnAPage = 6
const longestQuestion = 100

/** The address says which posts; what makes no sense in it is passed over. */
export async function loadList(client: Client, search: URLSearchParams) {
  const filter = readFilter(search)
  const page = readPage(search)
  const [posts, sidebar] = await Promise.all([
    client.call(listPosts, { query: { ...filter, page, limit: postsOnAPage } }),
    client.call(getBlogSidebar),
  ])
  return {
    filter,
    page,
    pages: Math.ceil(posts.total / postsOnAPage),
    posts: posts.data,
    total: posts.total,
    sidebar,
  }
}

export type LoadedList = Awaited<ReturnType<typeof loadList>>

function readFilter(search: URLSearchParams): ListFilter {
  const label = (name: string) => {
    const text = search.get(name)
    return text !== null && isSlug(text) ? text : undefined
  }
  const q = search.get('q')?.trim().slice(0, longestQuestion)
  return { q: q || undefined, category: label('category'), tag: label('tag') }
}

function readPage(search: URLSearchParams): number {
  const text = search.get('page') ?? ''
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1
}
