import { isSlug } from '@tecnoclick/domain/platform/slug'
import { z } from 'zod'
import { idSchema, line, optionalLine, prose, versionSchema } from '../../platform/wire.ts'
import { fileNameSchema, slugSchema } from '../content/schemas.ts'

/** A category or tag with its slug. */
const labelSchema = z.object({ name: z.string(), slug: z.string() })

export const postSummarySchema = z.object({
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  author: z.string(),
  category: labelSchema,
  tags: z.array(labelSchema),
  cover: z.string().nullable(),
  publishedDate: z.string(),
  comments: z.number().int(),
})

const neighbourSchema = z.object({ slug: z.string(), title: z.string() }).nullable()

export const commentSchema = z.object({
  id: idSchema,
  author: z.string(),
  text: z.string(),
  createdDate: z.string(),
})

export const postSchema = postSummarySchema.omit({ comments: true }).extend({
  /** Markdown. */
  body: z.string(),
  comments: z.array(commentSchema),
  older: neighbourSchema,
  newer: neighbourSchema,
  related: z.array(postSummarySchema),
})

const labelSlug = z.string().refine(isSlug)

export const postsQuery = z.object({
  q: z.string().trim().max(100).optional(),
  category: labelSlug.optional(),
  tag: labelSlug.optional(),
  page: z.coerce.number().int().min(1).max(10_000).optional(),
  limit: z.coerce.number().int().min(1).max(50).optional(),
})

/** The blog sidebar (site.md#blog). */
export const blogSidebarSchema = z.object({
  categories: z.array(labelSchema.extend({ count: z.number().int() })),
  tags: z.array(labelSchema.extend({ count: z.number().int() })),
  latest: z.array(
    z.object({
      slug: z.string(),
      title: z.string(),
      publishedDate: z.string(),
      cover: z.string().nullable(),
      category: labelSchema,
    }),
  ),
  comments: z.array(commentSchema.extend({ post: z.object({ slug: z.string(), title: z.string() }) })),
})

export const editablePostSchema = z.object({
  id: idSchema,
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  body: z.string(),
  author: z.string(),
  category: z.string(),
  tags: z.array(z.string()),
  cover: z.string().nullable(),
  enable: z.boolean(),
  publishedDate: z.string(),
  version: z.number().int(),
})

export const newPostSchema = z.object({
  slug: slugSchema,
  title: line(160),
  excerpt: optionalLine(500),
  body: prose(50_000),
  author: line(100),
  category: line(60),
  tags: z.array(line(40)).max(20).optional(),
  cover: fileNameSchema.nullish(),
  enable: z.boolean().optional(),
  /** A post with a future date is not shown until then. */
  publishedDate: z.iso.datetime().optional(),
})
export const postChangeSchema = newPostSchema.partial().extend({ version: versionSchema })

export const editableCommentSchema = commentSchema.extend({ postId: idSchema })
export const newCommentSchema = z.object({ postId: idSchema, author: line(80), text: prose(2000) })

export type BlogLabel = z.infer<typeof labelSchema>
export type PostSummary = z.infer<typeof postSummarySchema>
export type Post = z.infer<typeof postSchema>
export type PostComment = z.infer<typeof commentSchema>
export type BlogSidebar = z.infer<typeof blogSidebarSchema>
export type EditablePost = z.infer<typeof editablePostSchema>
export type NewPost = z.infer<typeof newPostSchema>
export type PostChange = z.infer<typeof postChangeSchema>
export type EditableComment = z.infer<typeof editableCommentSchema>
export type NewComment = z.infer<typeof newCommentSchema>
