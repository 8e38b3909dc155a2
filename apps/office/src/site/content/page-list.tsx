import type { Client } from '@tecnoclick/contract/platform/client'
import { fieldsOf } from '@tecnoclick/contract/platform/field-limits'
import { adminPages } from '@tecnoclick/contract/site/content/endpoints'
import { type EditablePage, newPageSchema } from '@tecnoclick/contract/site/content/schemas'
import { office } from '@tecnoclick/messages/office'
import { es } from '@tecnoclick/messages/tables/es'
import { TextLink } from '@tecnoclick/ui/link'
import type { Column } from '@tecnoclick/ui/table'
import { textOf, textOrNull } from '../../platform/api/form-values.ts'
import { editableCalls, type ResourceCalls } from '../../platform/api/resource-calls.ts'
import { TextInput } from '../../platform/form/inputs.tsx'
import { DateTime } from '../../platform/layout/date-time.tsx'
import { titleColumn } from '../../platform/list/columns.tsx'
import { EditableListPage } from '../../platform/list/editable-list-page.tsx'
import { MarkdownInput } from './markdown-input.tsx'

const { pages, common } = office
const field = fieldsOf(newPageSchema)

export function pageCalls(client: Client): ResourceCalls {
  return editableCalls(client, adminPages, {
    toNew: ({ slug, title, description, body: text }) => ({
      slug: textOf(slug),
      title: textOf(title),
      description: textOrNull(description),
      body: textOf(text),
    }),
    conflict: { slug: es.validation.taken },
  })
}

const columns: readonly Column<EditablePage>[] = [
  titleColumn('title', pages.pageTitle, ({ title }) => title),
  {
    key: 'slug',
    header: common.slug,
    cell: ({ slug }) => (
      <TextLink href={`/site/${slug}`} target="_blank">
        /site/{slug}
      </TextLink>
    ),
  },
  { key: 'updated', header: pages.updated, cell: ({ updatedDate }) => <DateTime date={updatedDate} /> },
]

export function PageList() {
  return (
    <EditableListPage<EditablePage>
      resource="pages"
      texts={pages}
      nameOf={({ title }) => title}
      columns={columns}
      sort={{ field: 'title', order: 'ASC' }}
      size="lg"
      emptyForm={{ slug: '', title: '', description: '', body: '' }}
      toForm={({ slug, title, description, body }) => ({ slug, title, description, body })}
      fields={() => (
        <>
          <div className="grid gap-4 lg:grid-cols-2">
            <TextInput {...field('title')} label={pages.pageTitle} initialFocus />
            <TextInput {...field('slug')} label={common.slug} />
          </div>
          <TextInput {...field('description')} label={pages.description} hint={pages.descriptionHint} />
          <MarkdownInput {...field('body')} label={pages.body} />
        </>
      )}
    />
  )
}
