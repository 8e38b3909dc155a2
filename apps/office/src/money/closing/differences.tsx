import type { Closing } from '@tecnoclick/contract/money/closing/schemas'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { formatDateTime } from '@tecnoclick/messages/platform/format-date'
import { Section } from '../../platform/layout/section.tsx'
import { Money } from '../../platform/money.tsx'

const { closings: texts } = office

/** What was missing or too much when registers were counted on these days, and why (selling.md#cash-book). */
export function Differences({ differences }: Pick<Closing, 'differences'>) {
  if (differences.length === 0) return null
  return (
    <Section title={texts.differences} className="print:break-inside-avoid">
      <p className="mb-4 text-ink-muted text-sm">{texts.differencesText}</p>
      <ul className="grid gap-2 text-sm">
        {differences.map(({ id, register, currency, amount, reason, enteredBy: name, date }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4">
            <span className="wrap-anywhere min-w-0">
              {reason}
              <span className="block text-ink-muted text-xs">
                {fillText(texts.differenceBy, { register, name, date: formatDateTime(new Date(date), 'es') })}
              </span>
            </span>
            <Money amount={amount} currency={currency} className="font-semibold text-danger" />
          </li>
        ))}
      </ul>
    </Section>
  )
}
