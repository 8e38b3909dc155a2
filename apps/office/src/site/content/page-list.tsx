import type { Client } from '@tecnoclick/contract/platform/client'
import { fieldsOf } from '@tecnoclick/contract/platform/field-limits'
import { adminPages } from '@tecnoclick/contract/site/content/endpoints'
import { type EditablePage, newPageSchema } from '@tecnoclick/contract/site/content/schemas'
import { office } from '@tecnoclick/messages/office'
import { es } from '@tecnoclick/messages/tables/es'
import { TextLink } from '@tecnoclick/ui/link'
import type { Column } from '@tecnoclick/ui/table'
import { editableCalls, type ResourceCalls } from '../../platform/api/resource-calls.ts'
import { formOf, optionalText, text } from '../../platform/form/form-fields.ts'
import { TextInput } from '../../platform/form/inputs.tsx'
import { DateTime } from '../../platform/layout/date-time.tsx'
import { titleColumn } from '../../platform/list/columns.tsx'
import { EditableListPage } from '../../platform/list/editable-list-page.tsx'
import { MarkdownInput } from './markdown-input.tsx'

const { pages, common } = office
const field = fieldsOf(newPageSchema)

const form = formOf({ slug: text, title: text, description: optionalText, body: text })

export function pageCalls(client: Client): ResourceCalls {
  const conflict = { slug: es.validation.taken }
  return editableCalls(client, adminPages, { toNew: form.toBody, conflict })
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
      emptyForm={form.empty}
      toForm={form.toForm}
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
