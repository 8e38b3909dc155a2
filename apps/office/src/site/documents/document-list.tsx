import type { EditableDocument } from '@tecnoclick/contract/site/content/schemas'
import { office } from '@tecnoclick/messages/office'
import { TextLink } from '@tecnoclick/ui/link'
import type { Column } from '@tecnoclick/ui/table'
import { shownColumn, sortedColumn } from '../../platform/desk/columns.tsx'
import { EditableDesk } from '../../platform/desk/editable-desk.tsx'
import { PositionField, RequiredLine, ShownField } from '../../platform/desk/fields.tsx'
import { DeskFilters, ShownFilter } from '../../platform/desk/filters.tsx'
import { FileInput } from '../../platform/form/file-input.tsx'
import { SelectInput } from '../../platform/form/select-input.tsx'
import { TextInput } from '../../platform/form/text-input.tsx'
import { titleColumn } from '../../platform/list/columns.tsx'
import { SelectFilter } from '../../platform/list/filters.tsx'

const { documents, shopDesks } = office

const tabs = Object.entries(documents.tabs).map(([value, label]) => ({ value, label }))

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
  shownColumn(),
]

export function DocumentList() {
  return (
    <EditableDesk<EditableDocument>
      resource="documents"
      texts={documents}
      nameOf={({ title }) => title}
      columns={columns}
      sort={{ field: 'tab', order: 'ASC' }}
      toolbar={
        <DeskFilters>
          <SelectFilter field="tab" label={documents.tab} everyLabel={documents.everyTab} options={tabs} />
          <ShownFilter />
        </DeskFilters>
      }
      blank={{ tab: 'legal', title: '', description: '', file: '', position: '0', enable: true }}
      toForm={({ tab, title, description, file, position, enable }) => ({
        ...{ tab, title, description, file, position: String(position), enable },
      })}
      fields={() => (
        <>
          <RequiredLine source="title" label={documents.documentTitle} maxLength={160} first />
          <SelectInput source="tab" label={documents.tab} options={tabs} />
          <TextInput source="description" label={shopDesks.words.description} maxLength={500} />
          <FileInput source="file" label={documents.file} kind="document" required />
          <PositionField />
          <ShownField />
        </>
      )}
    />
  )
}
