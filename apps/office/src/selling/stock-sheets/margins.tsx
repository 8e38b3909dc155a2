import { getMargins } from '@tecnoclick/contract/selling/stock-sheets/endpoints'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { officeClient } from '../../platform/api/office-client.ts'
import { useApiQuery } from '../../platform/api/use-api-query.ts'
import { Section } from '../../platform/layout/section.tsx'
import { Loaded } from '../../platform/list/list-states.tsx'
import { useMoney } from '../../platform/money.tsx'

const { margins: texts } = office.stockSheets
const spans = { 7: '7', 30: '30', 90: '90' } as const

/** For administrators: nobody else receives costs. */
export function Margins({ days }: { days: number }) {
  const money = useMoney()
  const query = useApiQuery({
    queryKey: ['margins', days],
    read: () => officeClient.call(getMargins, { query: { days: spans[days as keyof typeof spans] ?? '30' } }),
  })
  const percent = (part: number) => Math.round(part * 100)
  return (
    <Section title={texts.title}>
      <p className="mb-3 text-ink-muted text-sm">{texts.text}</p>
      <Loaded query={query} columns={2}>
        {({ data }) => {
          const known = data.filter(({ sales }) => sales > 0)
          if (known.length === 0) return <p className="text-sm">{texts.empty}</p>
          return (
            <ul className="grid gap-3 sm:grid-cols-3">
              {known.map(({ currency, sales, margin, known: part }) => (
                <li key={currency} className="text-sm">
                  <p className="font-bold text-lg">
                    {fillText(texts.margin, { amount: money(margin, currency) })}
                  </p>
                  <p>
                    {fillText(texts.share, {
                      percent: percent(margin / sales),
                      sales: money(sales, currency),
                    })}
                  </p>
                  <p className="text-ink-muted">{fillText(texts.known, { percent: percent(part) })}</p>
                </li>
              ))}
            </ul>
          )
        }}
      </Loaded>
    </Section>
  )
}
