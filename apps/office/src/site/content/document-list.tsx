import type { Client } from '@tecnoclick/contract/platform/client'
import { fieldsOf, optionsOf } from '@tecnoclick/contract/platform/field-limits'
import { adminDocuments } from '@tecnoclick/contract/site/content/endpoints'
import {
  documentTabs,
  type EditableDocument,
  newDocumentSchema,
} from '@tecnoclick/contract/site/content/schemas'
import { office } from '@tecnoclick/messages/office'
import { TextLink } from '@tecnoclick/ui/link'
import type { Column } from '@tecnoclick/ui/table'
import { editableCalls, type ResourceCalls } from '../../platform/api/resource-calls.ts'
import { FileInput } from '../../platform/form/file-input.tsx'
import { choice, formOf, optionalText, position, text, visibility } from '../../platform/form/form-fields.ts'
import { PositionInput, SelectInput, TextInput, VisibilityInput } from '../../platform/form/inputs.tsx'
import { sortedColumn, titleColumn, visibilityColumn } from '../../platform/list/columns.tsx'
import { EditableListPage } from '../../platform/list/editable-list-page.tsx'
import { FilterBar, SelectFilter, VisibilityFilter } from '../../platform/list/filters.tsx'

const { documents, common } = office
const field = fieldsOf(newDocumentSchema)

const tabs = optionsOf(documentTabs, documents.tabs)

const form = formOf({
  tab: choice(documentTabs, 'legal'),
  title: text,
  description: optionalText,
  file: text,
  position,
  enable: visibility,
})

export function documentCalls(client: Client): ResourceCalls {
  return editableCalls(client, adminDocuments, { toNew: form.toBody })
}

const columns: readonly Column<EditableDocument>[] = [
  titleColumn('title', documents.documentTitle, ({ title }) => title),
  sortedColumn('tab', documents.tab, ({ tab }) => documents.tabs[tab]),
  {
    key: 'file',
    header: documents.file,
    cell: ({ file }) => (
      <TextLink href={`/api/files/${file}`} target="_blank" className="break-all">
        {file}
      </TextLink>
    ),
  },
  visibilityColumn(),
]

export function DocumentList() {
  return (
    <EditableListPage<EditableDocument>
      resource="documents"
      texts={documents}
      nameOf={({ title }) => title}
      columns={columns}
      sort={{ field: 'tab', order: 'ASC' }}
      toolbar={
        <FilterBar>
          <SelectFilter field="tab" label={documents.tab} everyLabel={documents.everyTab} options={tabs} />
          <VisibilityFilter />
        </FilterBar>
      }
      emptyForm={form.empty}
      toForm={form.toForm}
      fields={() => (
        <>
          <TextInput {...field('title')} label={documents.documentTitle} initialFocus />
          <SelectInput source="tab" label={documents.tab} options={tabs} />
          <TextInput {...field('description')} label={common.description} />
          <FileInput source="file" label={documents.file} kind="document" required />
          <PositionInput />
          <VisibilityInput />
        </>
      )}
    />
  )
}
