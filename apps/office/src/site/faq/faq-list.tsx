import type { EditableFaq } from '@tecnoclick/contract/site/content/schemas'
import { office } from '@tecnoclick/messages/office'
import type { Column } from '@tecnoclick/ui/table'
import { shownColumn, sortedColumn } from '../../platform/desk/columns.tsx'
import { EditableDesk } from '../../platform/desk/editable-desk.tsx'
import { PositionField, RequiredLine, ShownField } from '../../platform/desk/fields.tsx'
import { DeskFilters, ShownFilter } from '../../platform/desk/filters.tsx'
import { titleColumn } from '../../platform/list/columns.tsx'

const { faq } = office

const columns: readonly Column<EditableFaq>[] = [
  titleColumn('question', faq.question, ({ question }) => question),
  sortedColumn('section', faq.section, ({ section }) => section),
  shownColumn(),
]

export function FaqList() {
  return (
    <EditableDesk<EditableFaq>
      resource="faq"
      texts={faq}
      nameOf={({ question }) => question}
      columns={columns}
      sort={{ field: 'section', order: 'ASC' }}
      toolbar={
        <DeskFilters>
          <ShownFilter />
        </DeskFilters>
      }
      blank={{ section: '', question: '', answer: '', position: '0', enable: true }}
      toForm={({ section, question, answer, position, enable }) => ({
        ...{ section, question, answer, position: String(position), enable },
      })}
      fields={() => (
        <>
          <RequiredLine source="section" label={faq.section} hint={faq.sectionHint} maxLength={80} first />
          <RequiredLine source="question" label={faq.question} maxLength={300} />
          <RequiredLine source="answer" label={faq.answer} maxLength={5000} multiline />
          <PositionField />
          <ShownField />
        </>
      )}
    />
  )
}
