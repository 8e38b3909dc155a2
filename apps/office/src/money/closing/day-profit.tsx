import { getMargins } from '@tecnoclick/contract/money/margins/endpoints'
import type { Margins } from '@tecnoclick/contract/money/margins/schemas'
import { office } from '@tecnoclick/messages/office'
import { type Column, Table } from '@tecnoclick/ui/table'
import { officeClient } from '../../platform/api/office-client.ts'
import { useApiQuery } from '../../platform/api/use-api-query.ts'
import { Section } from '../../platform/layout/section.tsx'
import { Money } from '../../platform/money.tsx'

const { closings: texts } = office
const headers = texts.profitColumns

type Line = Margins['data'][number]

const amountOf = (key: 'margin' | 'expenses' | 'profit'): Column<Line> => ({
  key,
  header: headers[key],
  align: 'end',
  cell: (line) => <Money amount={line[key]} currency={line.currency} className="tabular-nums" />,
})

/** Margin without expenses, of one day, for who sees costs. */
export function DayProfit({ day }: { day: string }) {
  const { data } = useApiQuery({
    queryKey: ['margins', day],
    read: ({ signal }) => officeClient.call(getMargins, { query: { day }, signal }),
  })
  if (!data || data.data.length === 0) return null
  return (
    <Section title={texts.profit} className="print:break-inside-avoid">
      <p className="mb-4 text-ink-muted text-sm">{texts.profitText}</p>
      <Table
        caption={texts.profit}
        columns={[
          { key: 'currency', header: headers.currency, cell: ({ currency }) => currency },
          ...(['margin', 'expenses', 'profit'] as const).map(amountOf),
        ]}
        rows={data.data}
        rowKey={({ currency }) => currency}
        className="[&_td]:md:py-2"
      />
    </Section>
  )
}
