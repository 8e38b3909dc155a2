import type { Client } from '@tecnoclick/contract/platform/client'
import { fieldsOf, optionsOf } from '@tecnoclick/contract/platform/field-limits'
import { adminPromises, exportPromises, importPromises } from '@tecnoclick/contract/site/promises/endpoints'
import {
  type EditablePromise,
  newPromiseSchema,
  promiseIcons,
} from '@tecnoclick/contract/site/promises/schemas'
import { office } from '@tecnoclick/messages/office'
import type { Column } from '@tecnoclick/ui/table'
import { editableCalls, type ResourceCalls } from '../../platform/api/resource-calls.ts'
import { choice, formOf, optionalText, position, text, visibility } from '../../platform/form/form-fields.ts'
import { PositionInput, SelectInput, TextInput, VisibilityInput } from '../../platform/form/inputs.tsx'
import { sortedColumn, titleColumn, visibilityColumn } from '../../platform/list/columns.tsx'
import { CsvButtons } from '../../platform/list/csv-buttons.tsx'
import { EditableListPage } from '../../platform/list/editable-list-page.tsx'
import { FilterBar, VisibilityFilter } from '../../platform/list/filters.tsx'

const { promises, common } = office
const field = fieldsOf(newPromiseSchema)
const iconOptions = optionsOf(promiseIcons, promises.icons)

const form = formOf({
  icon: choice(promiseIcons, 'shield'),
  title: text,
  text: optionalText,
  position,
  enable: visibility,
})

export function promiseCalls(client: Client): ResourceCalls {
  return editableCalls(client, adminPromises, { toNew: form.toBody })
}

const columns: readonly Column<EditablePromise>[] = [
  titleColumn('title', promises.promiseTitle, ({ title }) => title),
  { key: 'text', header: promises.promiseText, cell: ({ text }) => text },
  sortedColumn('position', common.position, ({ position }) => position, 'end'),
  visibilityColumn(),
]

export function PromiseList() {
  return (
    <EditableListPage<EditablePromise>
      resource="promises"
      texts={promises}
      nameOf={({ title }) => title}
      columns={columns}
      action={
        <CsvButtons exportPath={exportPromises.path} importPath={importPromises.path} texts={promises} />
      }
      sort={{ field: 'position', order: 'ASC' }}
      toolbar={
        <FilterBar>
          <VisibilityFilter />
        </FilterBar>
      }
      emptyForm={form.empty}
      toForm={form.toForm}
      fields={() => (
        <>
          <TextInput
            {...field('title')}
            label={promises.promiseTitle}
            hint={promises.placeholderHint}
            initialFocus
          />
          <TextInput {...field('text')} label={promises.promiseText} />
          <SelectInput source="icon" label={promises.icon} options={iconOptions} />
          <PositionInput />
          <VisibilityInput />
        </>
      )}
    />
  )
}
