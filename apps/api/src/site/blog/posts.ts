import type { BlogLabel, Post, PostComment, PostSummary } from '@tecnoclick/contract/site/blog/schemas'
import { toSlug } from '@tecnoclick/domain/platform/slug'

/** A cached post with its text folded for the search. */
export interface StoredPost {
  summary: PostSummary
  body: string
  comments: PostComment[]
  publishedAt: Date
  folded: string
}

export interface PostFilter {
  q?: string | undefined
  category?: string | undefined
  tag?: string | undefined
}

export function labelOf(name: string): BlogLabel {
  return { name, slug: toSlug(name) ?? '' }
}

/** Ignores accents and case. */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

export function publishedBy(now: Date, posts: readonly StoredPost[]): StoredPost[] {
  return posts.filter(({ publishedAt }) => publishedAt <= now)
}

/** Every word of the search is in the post. */
export function selectPosts(
  posts: readonly StoredPost[],
  { q = '', category, tag }: PostFilter,
): StoredPost[] {
  const words = fold(q).split(/\s+/).filter(Boolean)
  return posts.filter(
    ({ summary, folded }) =>
      (category === undefined || summary.category.slug === category) &&
      (tag === undefined || summary.tags.some(({ slug }) => slug === tag)) &&
      words.every((word) => folded.includes(word)),
  )
}

/** One post with its neighbours by date and related posts. */
export function findPost(posts: readonly StoredPost[], slug: string): Post | undefined {
  const index = posts.findIndex(({ summary }) => summary.slug === slug)
  const post = posts[index]
  if (!post) return undefined
  return {
    ...post.summary,
    body: post.body,
    comments: post.comments,
    newer: neighbour(posts[index - 1]),
    older: neighbour(posts[index + 1]),
    related: relatedTo(post, posts).map(({ summary }) => summary),
  }
}

function neighbour(post: StoredPost | undefined): Post['newer'] {
  return post ? { slug: post.summary.slug, title: post.summary.title } : null
}

const relatedCount = 3

/** The same category first, then the most common tags, then the newest. */
function relatedTo(post: StoredPost, posts: readonly StoredPost[]): StoredPost[] {
  const tags = new Set(post.summary.tags.map(({ slug }) => slug))
  const nearness = ({ summary }: StoredPost) =>
    (summary.category.slug === post.summary.category.slug ? 100 : 0) +
    summary.tags.filter(({ slug }) => tags.has(slug)).length
  return posts
    .filter((other) => other !== post && nearness(other) > 0)
    .toSorted((a, b) => nearness(b) - nearness(a))
    .slice(0, relatedCount)
}
