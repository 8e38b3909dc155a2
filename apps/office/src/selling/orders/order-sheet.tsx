import type { ListedOrder } from '@tecnoclick/contract/selling/orders/schemas'
import { approvedClientCode } from '@tecnoclick/domain/people/client-code'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { DateTime } from '../../platform/layout/date-time.tsx'
import { Fact, Facts } from '../../platform/layout/section.tsx'
import { CheckoutFacts } from './checkout-facts.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderTicket, ShopDetails } from './order-ticket.tsx'
import { ReceiptFacts } from './receipt-facts.tsx'
import { useReceiptPaper, useShopDetails } from './receipt-paper.tsx'

const { orders } = office

/** The printed order. It goes with the goods and comes back signed. */
export function OrderSheet({ order }: { order: ListedOrder }) {
  const shop = useShopDetails()
  const paper = useReceiptPaper()
  const { customer, recipient, homeDelivery, shippingAddress } = order
  if (paper !== 'sheet') return <OrderTicket order={order} shop={shop} paper={paper} />
  return (
    <div className="hidden text-sm print:block">
      <header className="mb-6 flex items-start justify-between gap-6 border-b pb-3">
        <div className="min-w-0">
          <ShopDetails shop={shop} />
        </div>
        <p className="text-end">
          <strong className="block text-base">
            {fillText(orders.sheet.title, { number: order.noSellOrden })}
          </strong>
          <DateTime date={order.orderDate} />
        </p>
      </header>
      <div className="mb-6 grid grid-cols-2 gap-8">
        <Facts>
          <Fact name={orders.customer}>{customer.name}</Fact>
          <Fact name={orders.words.phone}>{customer.phone}</Fact>
          <Fact name={orders.words.email}>{customer.email}</Fact>
          <Fact name={orders.clientCode}>{approvedClientCode(customer.clicode)}</Fact>
        </Facts>
        <Facts>
          <Fact name={orders.columns.status}>{order.status}</Fact>
          <Fact name={orders.words.payment}>{paymentText(order)}</Fact>
          <Fact name={orders.delivery}>
            {homeDelivery ? shippingAddress : order.pickupPoint || orders.pickUp}
          </Fact>
          <Fact name={orders.recipient}>{[recipient.name, recipient.phone].filter(Boolean).join(' · ')}</Fact>
          <CheckoutFacts order={order} />
        </Facts>
      </div>
      <OrderLines order={order} />
      <div className="ms-auto mt-1.5 grid max-w-72 gap-1.5">
        <ReceiptFacts order={order} />
      </div>
      <div className="mt-16 grid grid-cols-2 gap-12">
        <p className="border-t pt-1">{orders.sheet.signature}</p>
        <p className="border-t pt-1">{orders.sheet.date}</p>
      </div>
    </div>
  )
}

/** A part that was verified is not the whole. */
export function paymentText({ payment, due }: Pick<ListedOrder, 'payment' | 'due'>): string | null {
  if (payment?.state === 'verified' && due > 0) return office.unpaid.partly
  return payment && orders.paymentStates[payment.state]
}
