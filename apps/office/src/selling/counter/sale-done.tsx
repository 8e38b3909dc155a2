import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import { office } from '@tecnoclick/messages/office'
import { Button } from '@tecnoclick/ui/button'
import { EmptyState } from '@tecnoclick/ui/empty-state'
import CircleCheckBig from 'lucide-react/icons/circle-check-big'
import { useMoney } from '../../platform/money/use-money.ts'
import { say } from '../../platform/say.ts'
import { OrderSheet } from '../orders/order-sheet.tsx'

const { counter } = office

export function SaleDone({ order, onAnother }: { order: Order; onAnother: () => void }) {
  const money = useMoney()
  const total = money(order.total, order.currency)
  return (
    <>
      <EmptyState
        className="print:hidden"
        drawing={<CircleCheckBig className="size-12 text-success" strokeWidth={1.25} />}
        title={say(counter.done, { number: order.noSellOrden })}
        text={say(counter.doneText, { total, name: order.customer.name })}
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
