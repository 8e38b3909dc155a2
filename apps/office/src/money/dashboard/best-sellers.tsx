import type { Dashboard } from '@tecnoclick/contract/money/dashboard/schemas'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Section } from '../../platform/layout/section.tsx'
import { TabList, TabPanel } from '../../platform/layout/tab-list.tsx'
import { useTabParam } from '../../platform/layout/use-tab-param.ts'
import { useMoney } from '../../platform/money.tsx'
import { fillCount } from '../../platform/texts.ts'
import { Ranking } from './charts.tsx'

const { dashboard } = office
const orders = ['money', 'units'] as const

/** By money in the chosen currency, or by units in all of them. */
export function BestSellers({ data, currency }: { data: Dashboard; currency: string }) {
  const money = useMoney()
  const [active, setActive] = useTabParam(orders, 'top')
  const byMoney = data.topByMoney
    .filter((row) => row.currency === currency)
    .map(({ id, name, units, total }) => ({
      id,
      name,
      value: total,
      text: `${money(total, currency)} · ${fillCount(dashboard.units, units)}`,
    }))
  const byUnits = data.bestSellers.map(({ id, name, units, stock }) => ({
    id,
    name,
    value: units,
    text: `${fillCount(dashboard.units, units)} · ${fillText(dashboard.left, { count: stock })}`,
  }))
  const nothing = currency ? fillText(dashboard.noMoneyIn, { currency }) : dashboard.noBestSellers
  return (
    <Section title={dashboard.bestSellers}>
      <TabList
        name="top"
        label={dashboard.rankings}
        tabs={[
          { id: 'money', label: dashboard.byMoney, note: currency },
          { id: 'units', label: dashboard.byUnits },
        ]}
        active={active}
        onChange={setActive}
        className="-mt-2 mb-4"
      />
      <TabPanel name="top" id="money" active={active}>
        {byMoney.length > 0 ? <Ranking bars rows={byMoney} /> : <p className="text-ink-muted">{nothing}</p>}
      </TabPanel>
      <TabPanel name="top" id="units" active={active}>
        {byUnits.length > 0 ? (
          <Ranking bars rows={byUnits} />
        ) : (
          <p className="text-ink-muted">{dashboard.noBestSellers}</p>
        )}
      </TabPanel>
    </Section>
  )
}
