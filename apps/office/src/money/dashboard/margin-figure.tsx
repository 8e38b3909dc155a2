import type { ReportQuery } from '@tecnoclick/contract/money/dashboard/schemas'
import { getMargins } from '@tecnoclick/contract/money/margins/endpoints'
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
    queryKey: ['margins', period.month ?? period.days],
    read: () => officeClient.call(getMargins, { query: period }),
    placeholderData: (before) => before,
  })
  const found = data?.data.find((row) => row.currency === currency && row.sales > 0)
  if (!found) {
    return (
      <Figure name={texts.title} value="—">
        {data && <dd className="text-ink-muted text-sm">{texts.emptyHint}</dd>}
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
    </Figure>
  )
}
