import { changeOrder, numberOrder } from '@tecnoclick/contract/selling/orders/endpoints'
import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import { orderDesk } from '@tecnoclick/contract/staff/desk/endpoints'
import { isOpen } from '@tecnoclick/domain/selling/order-status'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { formatDateTime } from '@tecnoclick/messages/platform/format-date'
import { Badge } from '@tecnoclick/ui/badge'
import { Button } from '@tecnoclick/ui/button'
import { OrderDeliveryCard } from '../../delivery/couriers/order-delivery.tsx'
import { officeClient } from '../../platform/api/office-client.ts'
import { useRow } from '../../platform/api/use-row.tsx'
import { BackLink } from '../../platform/layout/back-link.tsx'
import { DateTime } from '../../platform/layout/date-time.tsx'
import { PageHeading, PageStatus } from '../../platform/layout/page-heading.tsx'
import { Section } from '../../platform/layout/section.tsx'
import { Permitted } from '../../platform/permissions.tsx'
import { ColleaguesCard } from '../../staff/desk/colleagues-card.tsx'
import { InvoicesCard } from '../invoices/invoices-card.tsx'
import { RefundNotice } from '../payments/refund-notice.tsx'
import { OrderReturnsCard } from '../returns/order-returns-card.tsx'
import { OrderSerialsCard } from '../serials/order-serials-card.tsx'
import { UnpaidBadge } from './complete-unpaid.tsx'
import { FamilyLinkCard } from './family-link-card.tsx'
import { IncludedServicesCard } from './included-services-card.tsx'
import { OnlinePaymentsCard } from './online-payments-card.tsx'
import { CancelButton, MissingNumberNotice, StatusBadge } from './order-actions.tsx'
import { OrderConversation } from './order-answer.tsx'
import { ContactStrip, OrderCustomer } from './order-contact.tsx'
import { OrderHistory } from './order-history.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderLinkCard } from './order-link-card.tsx'
import { OrderMails } from './order-mails.tsx'
import { useOrderNews } from './order-news.ts'
import { OrderPapersCard } from './order-papers-card.tsx'
import { OrderTicketCard } from './order-ticket-card.tsx'
import { PaymentCard } from './payment-card.tsx'
import { PrintButtons, PrintedPaper, usePapers } from './print-menu.tsx'
import { ReopenButton } from './reopen-button.tsx'
import { VoidButton } from './void-button.tsx'

const { orders } = office

export function OrderPage() {
  const { row: order, fallback } = useRow<Order>('orders', 'messages')
  const { paper, print } = usePapers()
  if (!order) return fallback
  const { id, noSellOrden: number } = order
  return (
    <>
      <div className="print:hidden">
        <BackLink href="/admin/orders">{orders.back}</BackLink>
        <PageHeading
          title={fillText(orders.orderTitle, { number })}
          action={
            <div className="flex flex-wrap gap-2">
              <PrintButtons order={order} print={print} />
              <ReopenButton order={order} />
              <VoidButton order={order} />
              <CancelOrder order={order} />
            </div>
          }
        />
        <PageStatus>
          <StatusBadge status={order.status} />
          <UnpaidBadge order={order} />
          {order.step && <Badge>{office.deliveries.steps[order.step]}</Badge>}
          <Badge>{orders.channels[order.channel]}</Badge>
          <Badge>{orders.tiers[order.priceTier]}</Badge>
          <DateTime date={order.orderDate} />
          {order.expiresDate && (
            <Badge tone="danger">
              {fillText(orders.expires, { date: formatDateTime(new Date(order.expiresDate), 'es') })}
            </Badge>
          )}
        </PageStatus>
        <ContactStrip order={order} />
        <MissingNumberNotice
          number={number}
          texts={orders.invalid}
          customer={order.customer}
          assignNumber={async () => (await officeClient.call(numberOrder, { params: { id } })).noSellOrden}
        />
        <RefundNotice order={order} />
        <OrderSections order={order} />
      </div>
      <PrintedPaper order={order} paper={paper} />
    </>
  )
}

function CancelOrder({ order }: { order: Order }) {
  const tell = useOrderNews(order)
  const { id, noSellOrden: number, status, customer, version } = order
  return (
    <CancelButton
      number={number}
      status={status}
      texts={orders.cancel}
      customer={customer}
      tell={tell}
      cancel={(respuesta) =>
        officeClient.call(changeOrder, { params: { id }, body: { status: 'CANCELADA', respuesta, version } })
      }
    />
  )
}

/** What has to be done comes first, in both columns and where they are one below the other. */
function OrderSections({ order }: { order: Order }) {
  const { id, status, due, payments } = order
  const isPaymentOpen =
    status !== 'CANCELADA' && (due > 0 || payments.some(({ state }) => state === 'submitted'))
  const answer = <OrderConversation key="answer" order={order} />
  const lines = (
    <Section
      key="lines"
      title={orders.lines}
      action={
        isOpen(status) && (
          <Permitted permission="orders:write">
            <Button href={`/admin/orders/${id}/edit`} variant="quiet" size="sm" className="text-link">
              {office.takenOrders.edit.action}
            </Button>
          </Permitted>
        )
      }
    >
      <OrderLines order={order} />
    </Section>
  )
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_19rem]">
      <div className="grid min-w-0 gap-4">
        {isPaymentOpen && <PaymentCard key="payment" order={order} />}
        {isOpen(status) ? [answer, lines] : [lines, answer]}
        <ColleaguesCard key="colleagues" endpoints={orderDesk} id={id} write="orders:write" />
      </div>
      <div className="grid min-w-0 gap-4">
        <OrderLinkCard order={order} />
        <FamilyLinkCard order={order} />
        <IncludedServicesCard order={order} />
        <OnlinePaymentsCard order={order} />
        <OrderTicketCard order={order} />
        <OrderDeliveryCard order={order} />
        <OrderSerialsCard order={order} />
        {!isPaymentOpen && <PaymentCard order={order} />}
        {status === 'COMPLETADA' && (
          <Permitted permission="returns:read">
            <OrderReturnsCard orderId={id} />
          </Permitted>
        )}
        <InvoicesCard order={order} />
        <OrderPapersCard order={order} />
        <OrderCustomer order={order} />
        <OrderMails order={order} />
        <OrderHistory order={order} />
      </div>
    </div>
  )
}
