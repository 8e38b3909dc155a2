import type { Dashboard } from '@tecnoclick/contract/money/dashboard/schemas'
import { office } from '@tecnoclick/messages/office'
import { TextLink } from '@tecnoclick/ui/link'
import { Section } from '../../platform/layout/section.tsx'
import { Money } from '../../platform/money.tsx'
import { fillCount } from '../../platform/texts.ts'
import { listUrl } from '../../platform/urls.ts'

const { dashboard } = office

type OtherSale = Dashboard['otherSales'][number]

interface OtherSalesProps extends Pick<Dashboard, 'from' | 'to'> {
  sales: readonly OtherSale[]
}

/** Repairs and resets beside the sales of products: their own figures, by currency. */
export function OtherSales({ sales, from, to }: OtherSalesProps) {
  const urls: Record<OtherSale['source'], string> = {
    repair: listUrl('service-orders', { paid: true, from, to }),
    reset: '/admin/reset-sales',
  }
  return (
    <Section title={dashboard.otherSales}>
      <p className="mb-3 text-ink-muted text-sm">
        {sales.length > 0 ? dashboard.otherSalesText : dashboard.noOtherSales}
      </p>
      <ul className="grid gap-2 text-sm empty:hidden">
        {sales.map(({ source, currency, sales: count, total }) => (
          <li key={`${source}-${currency}`} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <TextLink href={urls[source]}>{fillCount(dashboard.otherSalesOf[source], count)}</TextLink>
            <Money amount={total} currency={currency} className="font-semibold" />
          </li>
        ))}
      </ul>
    </Section>
  )
}
