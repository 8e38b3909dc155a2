import type { ReportQuery } from '@tecnoclick/contract/money/dashboard/schemas'
import { getMargins } from '@tecnoclick/contract/money/margins/endpoints'
import type { Margins } from '@tecnoclick/contract/money/margins/schemas'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { officeClient } from '../../platform/api/office-client.ts'
import { useApiQuery } from '../../platform/api/use-api-query.ts'
import { useMoney } from '../../platform/money.tsx'
import { Figure } from './figure.tsx'

const { margins: texts } = office.stockSheets
const percent = (part: number) => Math.round(part * 100)

/** For administrators: nobody else receives costs. */
export function MarginFigure({ period, currency }: { period: ReportQuery; currency: string }) {
  const money = useMoney()
  const { data } = useApiQuery({
    queryKey: ['margins', period.day ?? period.month ?? period.days],
    read: () => officeClient.call(getMargins, { query: period }),
    placeholderData: (before) => before,
  })
  const found = data?.data.find((row) => row.currency === currency)
  if (!found || found.sales === 0) {
    return (
      <Figure name={texts.title} value="—">
        {data && <dd className="text-ink-muted text-sm">{texts.emptyHint}</dd>}
        {found && <Profit row={found} />}
      </Figure>
    )
  }
  const { margin, sales, known } = found
  const share = { percent: percent(margin / sales), sales: money(sales, currency) }
  return (
    <Figure name={texts.title} value={money(margin, currency)}>
      <dd className="text-ink-muted text-sm" title={texts.text}>
        {fillText(texts.share, share)}. {fillText(texts.known, { percent: percent(known) })}
      </dd>
      <Profit row={found} />
    </Figure>
  )
}

/** What the shop spent in cash is no margin. */
function Profit({ row: { currency, expenses, profit } }: { row: Margins['data'][number] }) {
  const money = useMoney()
  if (expenses === 0) return null
  const amounts = { expenses: money(expenses, currency), profit: money(profit, currency) }
  return <dd className="font-semibold text-sm">{fillText(texts.profit, amounts)}</dd>
}
