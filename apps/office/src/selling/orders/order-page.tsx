import { limitsOf } from '@tecnoclick/contract/platform/field-limits'
import { changeOrder, numberOrder } from '@tecnoclick/contract/selling/orders/endpoints'
import { type Order, orderChangeSchema } from '@tecnoclick/contract/selling/orders/schemas'
import type { OrderEvent } from '@tecnoclick/domain/selling/order'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { formatDateTime } from '@tecnoclick/messages/platform/format-date'
import { Badge } from '@tecnoclick/ui/badge'
import { TextLink } from '@tecnoclick/ui/link'
import { useFullT } from '@tecnoclick/ui/messages'
import { Timeline } from '@tecnoclick/ui/timeline'
import { officeClient } from '../../platform/api/office-client.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { useRow } from '../../platform/api/use-row.tsx'
import { BackLink } from '../../platform/layout/back-link.tsx'
import { ContactLinks } from '../../platform/layout/contact-links.tsx'
import { DateTime } from '../../platform/layout/date-time.tsx'
import { PageHeading, useStoreName } from '../../platform/layout/page-heading.tsx'
import { Fact, Facts, Section } from '../../platform/layout/section.tsx'
import { Permitted } from '../../platform/permissions.tsx'
import { OrderDeliveryCard } from '../deliveries/order-delivery.tsx'
import { PrintButtons, PrintedPaper, usePapers } from '../deliveries/print-menu.tsx'
import { OrderReturnsCard } from '../returns/order-returns-card.tsx'
import { AnswerForm } from './answer-form.tsx'
import { UnpaidBadge, useUnpaidReason } from './complete-unpaid.tsx'
import { CancelButton, MissingNumberNotice, StatusBadge } from './order-actions.tsx'
import { OrderLines } from './order-lines.tsx'
import { approvedCode } from './order-sheet.tsx'
import { PaymentCard } from './payment-card.tsx'
import { ReopenButton } from './reopen-button.tsx'
import { VoidButton } from './void-button.tsx'

const { orders } = office

export function OrderPage() {
  const { row: order, fallback } = useRow<Order>('orders')
  const { paper, print } = usePapers()
  if (!order) return fallback
  const { id, noSellOrden: number, version } = order
  const params = { id }
  return (
    <>
      <div className="print:hidden">
        <BackLink href="/admin/orders">{orders.back}</BackLink>
        <PageHeading
          title={fillText(orders.orderTitle, { number })}
          action={
            <span className="flex flex-wrap gap-2">
              <PrintButtons order={order} print={print} />
              <ReopenButton order={order} />
              <VoidButton order={order} />
              <CancelButton
                number={number}
                status={order.status}
                texts={orders.cancel}
                cancel={() =>
                  officeClient.call(changeOrder, { params, body: { status: 'CANCELADA', version } })
                }
              />
            </span>
          }
        />
        <p className="-mt-3 mb-5 flex flex-wrap items-center gap-2 text-ink-muted text-sm">
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
        </p>
        <MissingNumberNotice
          number={number}
          texts={orders.invalid}
          assignNumber={async () => (await officeClient.call(numberOrder, { params })).noSellOrden}
        />
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
            <OrderDeliveryCard order={order} />
            <PaymentCard order={order} />
            {order.status === 'COMPLETADA' && (
              <Permitted permission="returns:read">
                <OrderReturnsCard orderId={id} />
              </Permitted>
            )}
            <OrderCustomer order={order} />
            <Section title={orders.history}>
              <OrderHistory order={order} />
            </Section>
          </div>
        </div>
      </div>
      <PrintedPaper order={order} paper={paper} />
    </>
  )
}

function OrderCustomer({ order }: { order: Order }) {
  const {
    customer,
    clientId,
    homeDelivery,
    shippingAddress,
    pickupPoint,
    billingAddress,
    description,
    recipient,
  } = order
  const store = useStoreName()
  const greeting = fillText(orders.whatsappText, { store, number: order.noSellOrden })
  return (
    <>
      <Section title={orders.customer}>
        <p className="mb-1 font-semibold text-sm">{customer.name || customer.email}</p>
        <ContactLinks email={customer.email} phone={customer.phone} text={greeting} />
        <div className="mt-3 empty:hidden">
          <Facts stacked>
            <Fact name={orders.clientCode}>{approvedCode(customer)}</Fact>
            <Fact name={orders.businessCode}>{customer.ruccode}</Fact>
          </Facts>
        </div>
        {clientId !== null && (
          <p className="mt-3 text-sm">
            <TextLink href={`/admin/customers/${clientId}`}>{orders.seeCustomer}</TextLink>
          </p>
        )}
      </Section>
      <Section title={orders.delivery}>
        <p className="font-semibold text-sm">{homeDelivery ? orders.homeDelivery : orders.pickUp}</p>
        <p className="text-sm empty:hidden">{homeDelivery ? shippingAddress : pickupPoint}</p>
        {(recipient.name || recipient.phone) && (
          <div className="mt-3 grid gap-1">
            <p className="text-ink-muted text-sm">{orders.recipient}</p>
            <p className="font-semibold text-sm">{recipient.name}</p>
            <ContactLinks phone={recipient.phone} text={greeting} />
          </div>
        )}
        <div className="mt-3 empty:hidden">
          <Facts stacked>
            <Fact name={orders.billing}>{billingAddress}</Fact>
            <Fact name={orders.note}>
              {description && <span className="whitespace-pre-line">{description}</span>}
            </Fact>
          </Facts>
        </div>
      </Section>
    </>
  )
}

function OrderAnswer({ order }: { order: Order }) {
  const { run, busy } = useAction()
  const unpaid = useUnpaidReason(order)
  return (
    <>
      <AnswerForm
        key={order.id}
        row={order}
        texts={orders.answer}
        maxLength={limitsOf(orderChangeSchema.shape.respuesta).maxLength}
        extra={{}}
        busy={busy}
        send={async (body) => {
          const isUnpaid = body.status === 'COMPLETADA' && order.due > 0
          const unpaidReason = isUnpaid ? await unpaid.ask() : null
          if (unpaidReason === undefined) return undefined
          const change = { ...body, unpaidReason }
          return run(() => officeClient.call(changeOrder, { params: { id: order.id }, body: change }), {
            done: orders.answer.saved,
          })
        }}
      />
      {unpaid.dialog}
    </>
  )
}

/** An order that expires is cancelled by nobody. */
function authorOf(event: OrderEvent, staff: boolean): string {
  if (event === 'expired') return ''
  return staff ? orders.byStaff : orders.byCustomer
}

function OrderHistory({ order }: { order: Order }) {
  const t = useFullT()
  const steps = order.history.map(({ at, event, status, note, staff }, index) => ({
    key: `${at}-${event}-${index}`,
    title: event === 'status' ? status : t(`orders.events.${event}`),
    text: [note, authorOf(event, staff)].filter(Boolean).join(' · '),
    date: { text: formatDateTime(new Date(at), 'es'), iso: at },
    state: 'done' as const,
  }))
  return <Timeline steps={steps} />
}
