import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, unique, varchar } from 'drizzle-orm/pg-core'
import { isSlug, notBlank } from '../../checks.ts'
import { createdAt, fileName, id, instant, slug, updatedAt, version } from '../../columns.ts'
import { files } from '../platform/files.ts'

export const blogPosts = pgTable(
  'blog_posts',
  {
    id: id(),
    slug: slug().notNull(),
    title: varchar('title', { length: 160 }).notNull(),
    excerpt: varchar('excerpt', { length: 500 }).notNull().default(''),
    /** Markdown. */
    body: text('body').notNull(),
    author: varchar('author', { length: 100 }).notNull(),
    category: varchar('category', { length: 60 }).notNull(),
    tags: varchar('tags', { length: 40 }).array().notNull().default([]),
    cover: fileName('cover').references(() => files.name, { onUpdate: 'cascade' }),
    enable: boolean('enable').notNull().default(true),
    publishedAt: instant('published_at').notNull().defaultNow(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('blog_posts_slug_unique').on(t.slug),
    index('blog_posts_published_at').on(t.publishedAt).where(sql`${t.enable}`),
    isSlug('blog_posts_slug_form', t.slug),
    notBlank('blog_posts_title_given', t.title),
  ],
)

/** Sample comments of the sidebar (site.md#blog). */
export const blogComments = pgTable(
  'blog_comments',
  {
    id: id(),
    postId: integer('post_id')
      .notNull()
      .references(() => blogPosts.id, { onDelete: 'cascade' }),
    author: varchar('author', { length: 80 }).notNull(),
    text: varchar('text', { length: 2000 }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('blog_comments_post').on(t.postId, t.createdAt),
    notBlank('blog_comments_text_given', t.text),
  ],
)
