import type { EditablePost } from '@tecnoclick/contract/site/blog/schemas'
import { toSlug } from '@tecnoclick/domain/platform/slug'
import { office } from '@tecnoclick/messages/office'
import { Badge } from '@tecnoclick/ui/badge'
import { IconButton } from '@tecnoclick/ui/icon-button'
import type { Column } from '@tecnoclick/ui/table'
import MessageSquare from 'lucide-react/icons/message-square'
import { Route, Routes } from 'react-router'
import { shownColumn, sortedColumn } from '../../platform/desk/columns.tsx'
import { toLocalInput } from '../../platform/desk/day-values.ts'
import { EditableDesk } from '../../platform/desk/editable-desk.tsx'
import { DeskFilters, ShownFilter } from '../../platform/desk/filters.tsx'
import { When } from '../../platform/layout/when.tsx'
import { titleColumn } from '../../platform/list/columns.tsx'
import { say } from '../../platform/say.ts'
import { CommentsDialog } from './comments-dialog.tsx'
import { PostFields } from './post-fields.tsx'

const { posts } = office

const columns: readonly Column<EditablePost>[] = [
  titleColumn('title', posts.postTitle, ({ title }) => title),
  sortedColumn('category', posts.category, ({ category }) => category),
  {
    key: 'published',
    header: posts.published,
    cell: ({ publishedDate }) => (
      <span className="inline-flex flex-wrap items-center gap-2">
        <When date={publishedDate} />
        {new Date(publishedDate) > new Date() && <Badge tone="new">{posts.scheduled}</Badge>}
      </span>
    ),
  },
  shownColumn(),
]

export function PostList() {
  return (
    <EditableDesk<EditablePost>
      resource="posts"
      texts={posts}
      nameOf={({ title }) => title}
      columns={columns}
      sort={{ field: 'id', order: 'DESC' }}
      size="lg"
      toolbar={
        <DeskFilters>
          <ShownFilter />
        </DeskFilters>
      }
      rowActions={({ id, title }) => (
        <IconButton
          label={say(posts.commentsOf, { title })}
          href={`/admin/posts/${id}/comments`}
          size="sm"
          className="text-ink-muted hover:text-ink"
        >
          <MessageSquare aria-hidden="true" className="size-4" />
        </IconButton>
      )}
      blank={{
        ...{ slug: '', title: '', excerpt: '', body: '', author: '', category: '', tags: '', cover: '' },
        ...{ enable: true, publishedDate: '' },
      }}
      toForm={(row) => ({
        ...{ slug: row.slug, title: row.title, excerpt: row.excerpt, body: row.body, author: row.author },
        ...{ category: row.category, tags: row.tags.join(', '), cover: row.cover ?? '', enable: row.enable },
        publishedDate: toLocalInput(row.publishedDate),
      })}
      fields={() => <PostFields suggestSlug={(title) => toSlug(title) ?? ''} />}
    >
      <Routes>
        <Route path=":id/comments" element={<CommentsDialog />} />
        <Route path="*" element={null} />
      </Routes>
    </EditableDesk>
  )
}
