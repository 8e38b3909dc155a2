import type { Closing } from '@tecnoclick/contract/money/closing/schemas'
import { office } from '@tecnoclick/messages/office'
import { type Column, Table } from '@tecnoclick/ui/table'
import { Section } from '../../platform/layout/section.tsx'
import { Money } from '../../platform/money.tsx'
import { usePaymentMethods } from '../../selling/payments/use-payment-methods.ts'

const { closings: texts, closing } = office

type Clerk = Closing['clerks'][number]

const columns = (nameOf: (code: string) => string): readonly Column<Clerk>[] => [
  { key: 'name', header: texts.person, cell: ({ name }) => name, className: 'free-text' },
  {
    key: 'method',
    header: closing.columns.method,
    cell: ({ paymentMethod, currency }) =>
      `${paymentMethod ? nameOf(paymentMethod) : closing.undecided} · ${currency}`,
  },
  {
    key: 'collected',
    header: texts.collected,
    align: 'end',
    cell: ({ collected, currency }) => <Money amount={collected} currency={currency} />,
  },
  {
    key: 'refunded',
    header: texts.refunded,
    align: 'end',
    cell: ({ refunded, currency }) => <Money amount={refunded} currency={currency} />,
  },
]

/** Who took and gave back what. */
export function Clerks({ clerks }: Pick<Closing, 'clerks'>) {
  const { nameOf } = usePaymentMethods()
  return (
    <Section title={texts.clerks} className="print:break-inside-avoid">
      <p className="mb-4 text-ink-muted text-sm">{clerks.length === 0 ? texts.nobody : texts.clerksText}</p>
      {clerks.length > 0 && (
        <Table
          caption={texts.clerks}
          columns={columns(nameOf)}
          rows={clerks}
          rowKey={({ id, currency, paymentMethod }) => `${id}-${currency}-${paymentMethod}`}
          className="[&_td]:md:py-2"
        />
      )}
    </Section>
  )
}
