import type { Closing } from '@tecnoclick/contract/selling/closing/schemas'
import type { PaymentMethod } from '@tecnoclick/domain/selling/order'
import { office } from '@tecnoclick/messages/office'
import { TextLink } from '@tecnoclick/ui/link'
import { Section } from '../../platform/layout/section.tsx'
import { filteredAddress } from '../../platform/list/filtered-address.ts'
import { Money } from '../../platform/money/money.tsx'
import { sayCount } from '../../platform/say.ts'
import { SumTable } from './sum-table.tsx'

const { closing, orders } = office
const { columns: names } = closing

export function ClosingFigures({ figures }: { figures: Closing }) {
  const { day, sold, collected, cancelled, completed, resets } = figures
  return (
    <div className="grid gap-4">
      <SumTable
        title={closing.collected}
        text={closing.collectedText}
        nothing={closing.nothingCollected}
        lines={collected}
        lineKey={({ source, paymentMethod }) => `${source}-${paymentMethod}`}
        columns={[
          {
            key: 'method',
            header: names.method,
            cell: ({ source, paymentMethod }) =>
              source === 'reset' ? closing.resetTransfers : <Method method={paymentMethod} />,
          },
          { key: 'payments', header: names.payments, align: 'end', cell: ({ payments }) => payments },
        ]}
      />
      <SumTable
        title={closing.sold}
        text={closing.soldText}
        nothing={closing.nothingSold}
        lines={sold}
        lineKey={({ channel, paymentMethod }) => `${channel}-${paymentMethod}`}
        columns={[
          {
            key: 'method',
            header: names.method,
            cell: ({ paymentMethod }) => <Method method={paymentMethod} />,
          },
          { key: 'channel', header: names.channel, cell: ({ channel }) => orders.channels[channel] },
          { key: 'orders', header: names.orders, align: 'end', cell: (line) => line.orders },
          { key: 'units', header: names.units, align: 'end', cell: ({ units }) => units },
        ]}
      />
      {cancelled.length > 0 && (
        <Section title={closing.cancelled}>
          <ul className="grid gap-1 text-sm">
            {cancelled.map(({ currency, orders: count, total }) => (
              <li key={currency} className="flex justify-between gap-4">
                <span>{sayCount(closing.orders, count)}</span>
                <Money amount={total} currency={currency} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-ink-muted text-sm">
        <span>{sayCount(closing.completed, completed)}</span>
        <span>{sayCount(closing.resets, resets)}</span>
        <TextLink href={filteredAddress('orders', { from: day, to: day })} className="print:hidden">
          {closing.seeOrders}
        </TextLink>
      </p>
    </div>
  )
}

function Method({ method }: { method: PaymentMethod | null }) {
  return method ? orders.methods[method] : closing.undecided
}
