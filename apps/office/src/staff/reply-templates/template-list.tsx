import type { Client } from '@tecnoclick/contract/platform/client'
import { fieldsOf } from '@tecnoclick/contract/platform/field-limits'
import { adminReplyTemplates } from '@tecnoclick/contract/staff/reply-templates/endpoints'
import {
  newReplyTemplateSchema,
  type ReplyTemplate,
} from '@tecnoclick/contract/staff/reply-templates/schemas'
import { templateFields } from '@tecnoclick/domain/staff/reply-template'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import type { Column } from '@tecnoclick/ui/table'
import { editableCalls, type ResourceCalls } from '../../platform/api/resource-calls.ts'
import { formOf, position, text, visibility } from '../../platform/form/form-fields.ts'
import { CheckboxInput, PositionInput, TextInput } from '../../platform/form/inputs.tsx'
import { titleColumn, visibilityColumn } from '../../platform/list/columns.tsx'
import { EditableListPage } from '../../platform/list/editable-list-page.tsx'
import { FilterBar, VisibilityFilter } from '../../platform/list/filters.tsx'

const { replyTemplates: texts } = office
const field = fieldsOf(newReplyTemplateSchema)
const fieldNames = templateFields.map((name) => `{${name}}`).join(', ')

const form = formOf({ name: text, body: text, position, enable: visibility })

export function replyTemplateCalls(client: Client): ResourceCalls {
  const conflict = { name: texts.taken }
  return editableCalls(client, adminReplyTemplates, { toNew: form.toBody, conflict })
}

const columns: readonly Column<ReplyTemplate>[] = [
  titleColumn('name', texts.name, ({ name }) => name),
  {
    key: 'body',
    header: texts.body,
    className: 'free-text',
    cell: ({ body }) => <span className="line-clamp-2">{body}</span>,
  },
  visibilityColumn(),
]

export function ReplyTemplateList() {
  return (
    <EditableListPage<ReplyTemplate>
      resource="reply-templates"
      texts={texts}
      nameOf={({ name }) => name}
      columns={columns}
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
          <TextInput {...field('name')} label={texts.name} initialFocus />
          <TextInput
            {...field('body')}
            label={texts.body}
            hint={fillText(texts.bodyHint, { fields: fieldNames })}
            multiline
          />
          <PositionInput />
          <CheckboxInput source="enable" label={texts.enable} />
        </>
      )}
    />
  )
}
