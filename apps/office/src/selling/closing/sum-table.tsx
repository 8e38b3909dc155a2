import { office } from '@tecnoclick/messages/office'
import { type Column, Table } from '@tecnoclick/ui/table'
import { Section } from '../../platform/layout/section.tsx'
import { Money } from '../../platform/money/money.tsx'
import { say } from '../../platform/say.ts'
import { byCurrency } from './sums.ts'

const { closing } = office

interface SumTableProps<Line> {
  title: string
  text: string
  nothing: string
  lines: readonly Line[]
  columns: readonly Column<Line>[]
  lineKey: (line: Line) => string
}

/** A table for each currency: they have nothing in common to be added up. */
export function SumTable<Line extends { currency: string; total: number }>(props: SumTableProps<Line>) {
  const { title, text, nothing, lines, columns, lineKey } = props
  const total: Column<Line> = {
    key: 'total',
    header: closing.columns.total,
    align: 'end',
    cell: (line) => <Money amount={line.total} currency={line.currency} />,
  }
  return (
    <Section title={title} className="print:break-inside-avoid">
      <p className="mb-4 text-ink-muted text-sm">{lines.length === 0 ? nothing : text}</p>
      <div className="grid gap-6">
        {byCurrency(lines).map((group) => (
          <div key={group.currency}>
            <Table
              caption={`${title}: ${group.currency}`}
              columns={[...columns, total]}
              rows={group.lines}
              rowKey={lineKey}
              className="[&_td]:md:py-2"
            />
            <p className="mt-2 flex justify-between border-t-2 pt-2 font-bold">
              <span>{say(closing.totalOf, { currency: group.currency })}</span>
              <Money amount={group.total} currency={group.currency} />
            </p>
          </div>
        ))}
      </div>
    </Section>
  )
}
