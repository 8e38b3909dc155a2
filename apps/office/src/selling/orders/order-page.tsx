import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import { office } from '@tecnoclick/messages/office'
import { Badge } from '@tecnoclick/ui/badge'
import { Button } from '@tecnoclick/ui/button'
import Printer from 'lucide-react/icons/printer'
import { useRow } from '../../platform/api/use-row.tsx'
import { BackLink } from '../../platform/layout/back-link.tsx'
import { PageHeading } from '../../platform/layout/page-heading.tsx'
import { Section } from '../../platform/layout/section.tsx'
import { When } from '../../platform/layout/when.tsx'
import { say } from '../../platform/say.ts'
import { StatusBadge } from '../../platform/status/status-badge.tsx'
import { CancelOrder } from './cancel-order.tsx'
import { NumberOrder } from './number-order.tsx'
import { OrderAnswer } from './order-answer.tsx'
import { OrderHistory } from './order-history.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderPerson } from './order-person.tsx'
import { OrderSheet } from './order-sheet.tsx'
import { PaymentCard } from './payment-card.tsx'

const { orders } = office

export function OrderPage() {
  const { row: order, instead } = useRow<Order>('orders')
  if (!order) return instead
  return (
    <>
      <div className="print:hidden">
        <BackLink href="/admin/orders">{orders.back}</BackLink>
        <PageHeading
          title={say(orders.orderTitle, { number: order.noSellOrden })}
          action={
            <span className="flex flex-wrap gap-2">
              <Button
                variant="secondary"
                size="sm"
                onClick={() => window.print()}
                icon={<Printer aria-hidden="true" className="size-4" />}
              >
                {orders.print}
              </Button>
              <CancelOrder order={order} />
            </span>
          }
        />
        <p className="-mt-3 mb-5 flex flex-wrap items-center gap-2 text-ink-muted text-sm">
          <StatusBadge status={order.status} />
          <Badge>{orders.channels[order.channel]}</Badge>
          <Badge>{orders.tiers[order.priceTier]}</Badge>
          <When date={order.orderDate} />
        </p>
        <NumberOrder order={order} />
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_19rem]">
          <div className="grid min-w-0 gap-4">
            <Section title={orders.lines}>
              <OrderLines order={order} />
            </Section>
            <Section title={orders.answer.title}>
              <OrderAnswer order={order} />
            </Section>
          </div>
          <div className="grid min-w-0 gap-4">
            <PaymentCard order={order} />
            <OrderPerson order={order} />
            <Section title={orders.history}>
              <OrderHistory order={order} />
            </Section>
          </div>
        </div>
      </div>
      <OrderSheet order={order} />
    </>
  )
}
