import type { Client } from '@tecnoclick/contract/platform/client'
import { fieldsOf } from '@tecnoclick/contract/platform/field-limits'
import { adminFaq } from '@tecnoclick/contract/site/content/endpoints'
import { type EditableFaq, newFaqSchema } from '@tecnoclick/contract/site/content/schemas'
import { office } from '@tecnoclick/messages/office'
import type { Column } from '@tecnoclick/ui/table'
import { editableCalls, type ResourceCalls } from '../../platform/api/resource-calls.ts'
import { formOf, position, text, visibility } from '../../platform/form/form-fields.ts'
import { PositionInput, TextInput, VisibilityInput } from '../../platform/form/inputs.tsx'
import { sortedColumn, titleColumn, visibilityColumn } from '../../platform/list/columns.tsx'
import { EditableListPage } from '../../platform/list/editable-list-page.tsx'
import { FilterBar, VisibilityFilter } from '../../platform/list/filters.tsx'

const { faq } = office
const field = fieldsOf(newFaqSchema)

const form = formOf({ section: text, question: text, answer: text, position, enable: visibility })

export function faqCalls(client: Client): ResourceCalls {
  return editableCalls(client, adminFaq, { toNew: form.toBody })
}

const columns: readonly Column<EditableFaq>[] = [
  titleColumn('question', faq.question, ({ question }) => question),
  sortedColumn('section', faq.section, ({ section }) => section),
  visibilityColumn(),
]

export function FaqList() {
  return (
    <EditableListPage<EditableFaq>
      resource="faq"
      texts={faq}
      nameOf={({ question }) => question}
      columns={columns}
      sort={{ field: 'section', order: 'ASC' }}
      toolbar={
        <FilterBar>
          <VisibilityFilter />
        </FilterBar>
      }
      emptyForm={form.empty}
      toForm={form.toForm}
      fields={() => (
        <>
          <TextInput {...field('section')} label={faq.section} hint={faq.sectionHint} initialFocus />
          <TextInput {...field('question')} label={faq.question} />
          <TextInput {...field('answer')} label={faq.answer} multiline />
          <PositionInput />
          <VisibilityInput />
        </>
      )}
    />
  )
}
