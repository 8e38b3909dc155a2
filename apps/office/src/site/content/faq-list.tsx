import type { Client } from '@tecnoclick/contract/platform/client'
import { fieldsOf } from '@tecnoclick/contract/platform/field-limits'
import { adminFaq } from '@tecnoclick/contract/site/content/endpoints'
import { type EditableFaq, newFaqSchema } from '@tecnoclick/contract/site/content/schemas'
import { office } from '@tecnoclick/messages/office'
import type { Column } from '@tecnoclick/ui/table'
import { positionOf, textOf } from '../../platform/api/form-values.ts'
import { editableCalls, type ResourceCalls } from '../../platform/api/resource-calls.ts'
import { PositionInput, TextInput, VisibilityInput } from '../../platform/form/inputs.tsx'
import { sortedColumn, titleColumn, visibilityColumn } from '../../platform/list/columns.tsx'
import { EditableListPage } from '../../platform/list/editable-list-page.tsx'
import { FilterBar, VisibilityFilter } from '../../platform/list/filters.tsx'

const { faq } = office
const field = fieldsOf(newFaqSchema)

export function faqCalls(client: Client): ResourceCalls {
  return editableCalls(client, adminFaq, {
    toNew: ({ section, question, answer, position, enable }) => ({
      section: textOf(section),
      question: textOf(question),
      answer: textOf(answer),
      position: positionOf(position),
      enable: enable === true,
    }),
  })
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
      emptyForm={{ section: '', question: '', answer: '', position: '0', enable: true }}
      toForm={({ section, question, answer, position, enable }) => ({
        section,
        question,
        answer,
        position: String(position),
        enable,
      })}
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
