import type { BlogLabel, BlogSidebar } from '@tecnoclick/contract/site/blog/schemas'
import type { StoredPost } from './posts.ts'

const latestCount = 4
const commentCount = 3
const tagCount = 16

/** The blog sidebar: categories, latest posts, comments, tags (site.md#blog). */
export function sidebarOf(posts: readonly StoredPost[]): BlogSidebar {
  const summaries = posts.map(({ summary }) => summary)
  return {
    categories: counted(summaries.map(({ category }) => category)).toSorted(byName),
    tags: counted(summaries.flatMap(({ tags }) => tags))
      .toSorted((a, b) => b.count - a.count || byName(a, b))
      .slice(0, tagCount),
    latest: summaries.slice(0, latestCount).map(({ slug, title, publishedDate, cover, category }) => ({
      slug,
      title,
      publishedDate,
      cover,
      category,
    })),
    comments: posts
      .flatMap(({ summary: { slug, title }, comments }) =>
        comments.map((comment) => ({ ...comment, post: { slug, title } })),
      )
      .toSorted((a, b) => b.createdDate.localeCompare(a.createdDate) || b.id - a.id)
      .slice(0, commentCount),
  }
}

const collator = new Intl.Collator('es')
const byName = (a: BlogLabel, b: BlogLabel) => collator.compare(a.name, b.name)

function counted(labels: readonly BlogLabel[]): BlogSidebar['tags'] {
  const found = new Map<string, BlogSidebar['tags'][number]>()
  for (const { name, slug } of labels) {
    const entry = found.get(slug)
    if (entry) entry.count += 1
    else found.set(slug, { name, slug, count: 1 })
  }
  return [...found.values()]
}
