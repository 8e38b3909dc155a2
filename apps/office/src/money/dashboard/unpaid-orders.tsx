import type { Dashboard } from '@tecnoclick/contract/money/dashboard/schemas'
import { office } from '@tecnoclick/messages/office'
import { TextLink } from '@tecnoclick/ui/link'
import { Section } from '../../platform/layout/section.tsx'
import { Money } from '../../platform/money.tsx'
import { fillCount } from '../../platform/texts.ts'
import { listUrl } from '../../platform/urls.ts'

const { unpaid: texts } = office

/** What is missing of orders that are neither paid nor cancelled. */
export function UnpaidOrders({ unpaid, from, to }: Pick<Dashboard, 'unpaid' | 'from' | 'to'>) {
  return (
    <Section
      title={texts.figure}
      action={
        unpaid.length > 0 && (
          <TextLink href={listUrl('orders', { paid: false, from, to })} className="text-sm">
            {texts.see}
          </TextLink>
        )
      }
    >
      <p className="mb-3 text-ink-muted text-sm">{unpaid.length > 0 ? texts.figureText : texts.none}</p>
      <ul className="grid gap-2 text-sm empty:hidden">
        {unpaid.map(({ currency, orders, due, completed }) => (
          <li key={currency} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span>
              {fillCount(texts.orders, orders)}
              {completed > 0 && (
                <span className="text-danger"> · {fillCount(texts.completed, completed)}</span>
              )}
            </span>
            <Money amount={due} currency={currency} className="font-semibold" />
          </li>
        ))}
      </ul>
    </Section>
  )
}
