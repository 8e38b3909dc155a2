import type { EditablePage } from '@tecnoclick/contract/site/content/schemas'
import { office } from '@tecnoclick/messages/office'
import { TextLink } from '@tecnoclick/ui/link'
import type { Column } from '@tecnoclick/ui/table'
import { EditableDesk } from '../../platform/desk/editable-desk.tsx'
import { RequiredLine } from '../../platform/desk/fields.tsx'
import { TextInput } from '../../platform/form/text-input.tsx'
import { When } from '../../platform/layout/when.tsx'
import { titleColumn } from '../../platform/list/columns.tsx'

const { pages, shopDesks } = office
const { words } = shopDesks

const columns: readonly Column<EditablePage>[] = [
  titleColumn('title', pages.pageTitle, ({ title }) => title),
  {
    key: 'slug',
    header: words.slug,
    cell: ({ slug }) => (
      <TextLink href={`/site/${slug}`} target="_blank">
        /site/{slug}
      </TextLink>
    ),
  },
  { key: 'updated', header: pages.updated, cell: ({ updatedDate }) => <When date={updatedDate} /> },
]

export function PageList() {
  return (
    <EditableDesk<EditablePage>
      resource="pages"
      texts={pages}
      nameOf={({ title }) => title}
      columns={columns}
      sort={{ field: 'title', order: 'ASC' }}
      size="lg"
      blank={{ slug: '', title: '', description: '', body: '' }}
      toForm={({ slug, title, description, body }) => ({ slug, title, description, body })}
      fields={() => (
        <>
          <RequiredLine source="title" label={pages.pageTitle} maxLength={120} first />
          <RequiredLine source="slug" label={words.slug} maxLength={80} />
          <TextInput
            source="description"
            label={pages.description}
            hint={pages.descriptionHint}
            maxLength={300}
          />
          <RequiredLine source="body" label={pages.body} hint={words.markdown} maxLength={50_000} multiline />
        </>
      )}
    />
  )
}
