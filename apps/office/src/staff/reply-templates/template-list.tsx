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
import { positionOf, textOf } from '../../platform/api/form-values.ts'
import { editableCalls, type ResourceCalls } from '../../platform/api/resource-calls.ts'
import { CheckboxInput, PositionInput, TextInput } from '../../platform/form/inputs.tsx'
import { titleColumn, visibilityColumn } from '../../platform/list/columns.tsx'
import { EditableListPage } from '../../platform/list/editable-list-page.tsx'
import { FilterBar, VisibilityFilter } from '../../platform/list/filters.tsx'

const { replyTemplates: texts } = office
const field = fieldsOf(newReplyTemplateSchema)
const fieldNames = templateFields.map((name) => `{${name}}`).join(', ')

export function replyTemplateCalls(client: Client): ResourceCalls {
  return editableCalls(client, adminReplyTemplates, {
    toNew: ({ name, body, position, enable }) => ({
      name: textOf(name),
      body: textOf(body),
      position: positionOf(position),
      enable: enable === true,
    }),
    conflict: { name: texts.taken },
  })
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
      emptyForm={{ name: '', body: '', position: '0', enable: true }}
      toForm={({ name, body, position, enable }) => ({ name, body, position: String(position), enable })}
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
