export type DemoPost = {
  slug: string
  title: string
  excerpt: string
  author: string
  category: string
  tags: readonly string[]
  daysAgo: number
  /** Markdown. */
  body: string
  comments: readonly (readonly [author: string, text: string])[]
}
