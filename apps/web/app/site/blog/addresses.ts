import type { MessageKey } from '@tecnoclick/messages/translate'

/** The four layouts of the list (site.md#blog). */
export const layouts = [
  { name: 'classic', path: '/blog/category-classic', label: 'blog.layouts.classic' },
  { name: 'grid', path: '/blog/category-grid', label: 'blog.layouts.grid' },
  { name: 'list', path: '/blog/category-list', label: 'blog.layouts.list' },
  { name: 'sidebar', path: '/blog/category-left-sidebar', label: 'blog.layouts.sidebar' },
] as const satisfies readonly { name: string; path: `/${string}`; label: MessageKey }[]

export type LayoutName = (typeof layouts)[number]['name']

/** The canonical list, which other pages link to. */
export const listPath = '/blog/category-classic'

export interface ListFilter {
  q?: string | undefined
  category?: string | undefined
  tag?: string | undefined
}

export function listHref(path: string, filter: ListFilter = {}, page = 1): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(filter)) if (value) search.set(name, value)
  if (page > 1) search.set('page', String(page))
  const query = search.toString()
  return query === '' ? path : `${path}?${query}`
}

export function postHref(slug: string): string {
  return `/blog/post-classic/${slug}`
}

export function fullPostHref(slug: string): string {
  return `/blog/post-full/${slug}`
}
