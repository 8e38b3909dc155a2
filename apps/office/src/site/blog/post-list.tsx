import type { Client } from '@tecnoclick/contract/platform/client'
import { fieldsOf } from '@tecnoclick/contract/platform/field-limits'
import { adminPosts } from '@tecnoclick/contract/site/blog/endpoints'
import { type EditablePost, newPostSchema } from '@tecnoclick/contract/site/blog/schemas'
import { toSlug } from '@tecnoclick/domain/platform/slug'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { es } from '@tecnoclick/messages/tables/es'
import { Badge } from '@tecnoclick/ui/badge'
import { IconButton } from '@tecnoclick/ui/icon-button'
import type { Column } from '@tecnoclick/ui/table'
import MessageSquare from 'lucide-react/icons/message-square'
import { useEffect } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { Route, Routes } from 'react-router'
import { fromLocalInput, textOf, textOrNull, toLocalInput } from '../../platform/api/form-values.ts'
import { editableCalls, type ResourceCalls } from '../../platform/api/resource-calls.ts'
import { FileInput } from '../../platform/form/file-input.tsx'
import { TextInput, VisibilityInput } from '../../platform/form/inputs.tsx'
import { DateTime } from '../../platform/layout/date-time.tsx'
import { sortedColumn, titleColumn, visibilityColumn } from '../../platform/list/columns.tsx'
import { EditableListPage } from '../../platform/list/editable-list-page.tsx'
import { FilterBar, VisibilityFilter } from '../../platform/list/filters.tsx'
import { MarkdownInput } from '../content/markdown-input.tsx'
import { CommentsDialog } from './comments-dialog.tsx'

const { posts, common } = office
const field = fieldsOf(newPostSchema)

export function postCalls(client: Client): ResourceCalls {
  return editableCalls(client, adminPosts, {
    toNew: (values) => ({
      slug: textOf(values.slug),
      title: textOf(values.title),
      excerpt: textOrNull(values.excerpt),
      body: textOf(values.body),
      author: textOf(values.author),
      category: textOf(values.category),
      tags: tagsOf(values.tags),
      cover: textOrNull(values.cover),
      enable: values.enable === true,
      publishedDate: fromLocalInput(values.publishedDate) ?? undefined,
    }),
    conflict: { slug: es.validation.taken },
  })
}

function tagsOf(value: unknown): string[] {
  return textOf(value)
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean)
}

const columns: readonly Column<EditablePost>[] = [
  titleColumn('title', posts.postTitle, ({ title }) => title),
  sortedColumn('category', posts.category, ({ category }) => category),
  {
    key: 'published',
    header: posts.published,
    cell: ({ publishedDate }) => (
      <span className="inline-flex flex-wrap items-center gap-2">
        <DateTime date={publishedDate} />
        {new Date(publishedDate) > new Date() && <Badge tone="new">{posts.scheduled}</Badge>}
      </span>
    ),
  },
  visibilityColumn(),
]

export function PostList() {
  return (
    <EditableListPage<EditablePost>
      resource="posts"
      texts={posts}
      nameOf={({ title }) => title}
      columns={columns}
      sort={{ field: 'id', order: 'DESC' }}
      size="lg"
      toolbar={
        <FilterBar>
          <VisibilityFilter />
        </FilterBar>
      }
      rowActions={({ id, title }) => (
        <IconButton
          label={fillText(posts.commentsOf, { title })}
          href={`/admin/posts/${id}/comments`}
          size="sm"
          className="text-ink-muted hover:text-ink"
        >
          <MessageSquare aria-hidden="true" className="size-4" />
        </IconButton>
      )}
      emptyForm={{
        slug: '',
        title: '',
        excerpt: '',
        body: '',
        author: '',
        category: '',
        tags: '',
        cover: '',
        enable: true,
        publishedDate: '',
      }}
      toForm={(row) => ({
        slug: row.slug,
        title: row.title,
        excerpt: row.excerpt,
        body: row.body,
        author: row.author,
        category: row.category,
        tags: row.tags.join(', '),
        cover: row.cover ?? '',
        enable: row.enable,
        publishedDate: toLocalInput(row.publishedDate),
      })}
      fields={() => <PostFields />}
    >
      <Routes>
        <Route path=":id/comments" element={<CommentsDialog />} />
        <Route path="*" element={null} />
      </Routes>
    </EditableListPage>
  )
}

/** The slug of a new post follows its title until somebody edits it. */
function PostFields() {
  const { setValue, getValues } = useFormContext()
  const { dirtyFields, defaultValues } = useFormState()
  const title: unknown = useWatch({ name: 'title' })
  const isNew = defaultValues?.slug === ''

  useEffect(() => {
    if (!isNew || dirtyFields.slug || typeof title !== 'string') return
    const slug = toSlug(title) ?? ''
    if (getValues('slug') !== slug) setValue('slug', slug, { shouldDirty: false })
  }, [title, isNew, dirtyFields.slug, setValue, getValues])

  return (
    <>
      <div className="grid gap-4 lg:grid-cols-2">
        <TextInput {...field('title')} label={posts.postTitle} initialFocus />
        <TextInput {...field('slug')} label={common.slug} />
      </div>
      <TextInput {...field('excerpt')} label={posts.excerpt} />
      <MarkdownInput {...field('body')} label={posts.body} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput {...field('author')} label={posts.author} />
        <TextInput {...field('category')} label={posts.category} />
        <TextInput source="tags" label={posts.tags} hint={posts.tagsHint} maxLength={800} />
        <TextInput source="publishedDate" type="datetime-local" label={posts.published} />
      </div>
      <FileInput source="cover" label={posts.cover} kind="picture" />
      <VisibilityInput />
    </>
  )
}
