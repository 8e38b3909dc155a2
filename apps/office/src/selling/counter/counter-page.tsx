import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Button } from '@tecnoclick/ui/button'
import { EmptyState } from '@tecnoclick/ui/empty-state'
import CircleCheckBig from 'lucide-react/icons/circle-check-big'
import { useState } from 'react'
import { PageHeading } from '../../platform/layout/page-heading.tsx'
import { useMoney } from '../../platform/money.tsx'
import { OrderSheet } from '../orders/order-sheet.tsx'
import { CounterForm } from './counter-form.tsx'

const { counter } = office

/** One sale after another, each with a new form and so a new idempotency key. */
export function CounterPage() {
  const [sold, setSold] = useState<Order>()
  const [saleCount, setSaleCount] = useState(0)
  return (
    <>
      <div className="print:hidden">
        <PageHeading title={counter.title} text={counter.text} />
      </div>
      {sold ? (
        <SaleDone
          order={sold}
          onAnother={() => {
            setSold(undefined)
            setSaleCount(saleCount + 1)
          }}
        />
      ) : (
        <CounterForm key={saleCount} onSold={setSold} />
      )}
    </>
  )
}

function SaleDone({ order, onAnother }: { order: Order; onAnother: () => void }) {
  const money = useMoney()
  const total = money(order.total, order.currency)
  return (
    <>
      <EmptyState
        className="print:hidden"
        drawing={<CircleCheckBig className="size-12 text-success" strokeWidth={1.25} />}
        title={fillText(counter.done, { number: order.noSellOrden })}
        text={fillText(counter.doneText, { total, name: order.customer.name })}
        action={
          <>
            <Button onClick={onAnother} autoFocus>
              {counter.another}
            </Button>
            <Button variant="secondary" onClick={() => window.print()}>
              {counter.print}
            </Button>
            <Button variant="secondary" href={`/admin/orders/${order.id}`}>
              {counter.see}
            </Button>
          </>
        }
      />
      <OrderSheet order={order} />
    </>
  )
}
