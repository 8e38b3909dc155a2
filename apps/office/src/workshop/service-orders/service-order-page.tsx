import { serviceOrderDesk, serviceOrderWhatsapp } from '@tecnoclick/contract/staff/desk/endpoints'
import {
  changeServiceOrder,
  numberServiceOrder,
} from '@tecnoclick/contract/workshop/service-orders/endpoints'
import type { ServiceOrderDetail } from '@tecnoclick/contract/workshop/service-orders/schemas'
import { pictureUrl } from '@tecnoclick/domain/platform/files'
import { mayReopenRepair } from '@tecnoclick/domain/workshop/repair-warranty'
import { visitText } from '@tecnoclick/domain/workshop/visit'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { formatDateTime } from '@tecnoclick/messages/platform/format-date'
import { statusNames } from '@tecnoclick/messages/selling/status-names'
import { TextLink } from '@tecnoclick/ui/link'
import { useFullT } from '@tecnoclick/ui/messages'
import { Notice } from '@tecnoclick/ui/notice'
import { Timeline } from '@tecnoclick/ui/timeline'
import { Route, Routes } from 'react-router'
import { officeClient } from '../../platform/api/office-client.ts'
import { useRow } from '../../platform/api/use-row.tsx'
import { BackLink } from '../../platform/layout/back-link.tsx'
import { ContactLinks } from '../../platform/layout/contact-links.tsx'
import { DateTime } from '../../platform/layout/date-time.tsx'
import { PageHeading, PageStatus } from '../../platform/layout/page-heading.tsx'
import { Fact, Facts, Section } from '../../platform/layout/section.tsx'
import { Money } from '../../platform/money.tsx'
import { OfficePaper } from '../../platform/papers/office-paper.tsx'
import { Permitted } from '../../platform/permissions.tsx'
import { listUrl } from '../../platform/urls.ts'
import { CancelButton, MissingNumberNotice, StatusBadge } from '../../selling/orders/order-actions.tsx'
import { ReopenWithReason } from '../../selling/orders/reopen-button.tsx'
import { ColleaguesCard } from '../../staff/desk/colleagues-card.tsx'
import { useDesk } from '../../staff/desk/use-desk.ts'
import { WhatsappNotice } from '../../staff/desk/whatsapp-notice.tsx'
import { IntakeCard } from '../intake/intake-card.tsx'
import { StepCard } from '../repair-steps/step-card.tsx'
import { VisitCard } from '../repair-steps/visit-card.tsx'
import { RepairWorkAside, RepairWorkMain } from '../work/repair-work.tsx'
import { MoneyCard } from './money-card.tsx'
import { PaymentReports } from './payment-reports.tsx'
import { QuoteCard } from './quote-card.tsx'
import { useRepairNews } from './repair-news.ts'
import { RepairedUnitCard } from './repaired-unit-card.tsx'
import { ServiceAnswer } from './service-answer.tsx'
import { ServiceLabel } from './service-label.tsx'
import { ServiceMessages } from './service-messages.tsx'
import { UnpaidRepairBadge } from './service-order-list.tsx'
import { deviceName, isUnpricedRepair } from './service-orders.ts'
import { ServiceReceipt } from './service-receipt.tsx'
import { TicketCard } from './ticket-card.tsx'
import { WarrantyCard } from './warranty-card.tsx'

const { serviceOrders, orders } = office

/** Links to the return and the order of a repair that costs nothing. */
function UnderWarranty({ order: { underWarranty } }: { order: ServiceOrderDetail }) {
  if (!underWarranty) return null
  const { orderId, orderNumber, returnId, returnNumber } = underWarranty
  return (
    <Notice className="mb-4">
      <p>{fillText(office.returns.underWarranty, { order: orderNumber, number: returnNumber })}</p>
      <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
        <TextLink href={`/admin/returns/${returnId}`}>
          {fillText(office.returns.open, { number: returnNumber })}
        </TextLink>
        <TextLink href={`/admin/orders/${orderId}`}>
          {fillText(office.returns.seeOrder, { number: orderNumber })}
        </TextLink>
      </p>
    </Notice>
  )
}

function CancelRepair({ order }: { order: ServiceOrderDetail }) {
  const tell = useRepairNews(order)
  const { id, orderNum: number, status, customer, version } = order
  return (
    <CancelButton
      number={number}
      status={status}
      texts={serviceOrders.cancel}
      customer={customer}
      tell={tell}
      cancel={(respuesta) =>
        officeClient.call(changeServiceOrder, {
          params: { id },
          body: { status: 'CANCELADA', respuesta, version },
        })
      }
    />
  )
}

/** What happened, with the name of who did it. */
function ServiceHistory({ order }: { order: ServiceOrderDetail }) {
  const t = useFullT()
  const desk = useDesk(serviceOrderDesk, order.id)
  return (
    <Timeline
      steps={order.history.map(({ date, event, status, note }, index) => {
        const done = desk?.history[index]
        const by = done?.by ?? (done?.byPerson ? orders.byCustomer : '')
        return {
          key: `${date}-${event}-${index}`,
          title: event === 'status' ? statusNames[status] : t(`services.ticket.events.${event}`),
          text: [note, by].filter(Boolean).join(' · '),
          date: { text: formatDateTime(new Date(date), 'es'), iso: date },
          state: 'done',
        }
      })}
    />
  )
}

function ServiceOrderPage() {
  const { row: order, fallback } = useRow<ServiceOrderDetail>('service-orders', 'history')
  if (!order) return fallback
  const { id, customer, orderNum: number } = order
  return (
    <>
      <BackLink href="/admin/service-orders">{serviceOrders.back}</BackLink>
      <PageHeading
        title={fillText(serviceOrders.orderTitle, { number })}
        action={
          <span className="flex flex-wrap gap-2">
            <OfficePaper path={`orderservices/${order.id}/papers/report`} />
            <Permitted permission="serviceOrders:write">
              <ReopenRepair order={order} />
              <CancelRepair order={order} />
            </Permitted>
          </span>
        }
      />
      <PageStatus>
        <StatusBadge status={order.status} />
        <UnpaidRepairBadge order={{ ...order, unpriced: isUnpricedRepair(order) }} />
        <DateTime date={order.fecha} />
      </PageStatus>
      <UnderWarranty order={order} />
      <Permitted permission="serviceOrders:write">
        <MissingNumberNotice
          number={number}
          texts={serviceOrders.invalid}
          customer={customer}
          assignNumber={async () =>
            (await officeClient.call(numberServiceOrder, { params: { id } })).orderNum
          }
        />
      </Permitted>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="grid min-w-0 gap-4">
          <StepCard order={order} />
          <Section title={serviceOrders.device}>
            <Facts>
              <Fact name={serviceOrders.device}>{deviceName(order.brand.name, order.model)}</Fact>
              <Fact name={serviceOrders.columns.service}>{order.service.name}</Fact>
              <Fact name={serviceOrders.failure}>
                <span className="whitespace-pre-line">{order.failure}</span>
              </Fact>
              <Fact name={serviceOrders.place}>
                {order.houseservice
                  ? `${serviceOrders.homeService}: ${visitText(order)}`
                  : serviceOrders.atShop}
              </Fact>
              <Fact name={serviceOrders.accessories}>{order.accessories}</Fact>
              <Fact name={serviceOrders.deposit}>
                {order.deposit && <Money amount={order.deposit.amount} currency={order.deposit.currency} />}
              </Fact>
            </Facts>
            <ServicePhotos photos={order.photos} />
          </Section>
          <VisitCard order={order} />
          <IntakeCard order={order} />
          <Permitted permission="serviceOrders:write" otherwise={<StoredAnswer text={order.respuesta} />}>
            <Section title={serviceOrders.answer.title}>
              <ServiceAnswer order={order} />
            </Section>
          </Permitted>
          <RepairWorkMain order={order} />
          <ServiceMessages key={order.id} order={order} />
          <ColleaguesCard endpoints={serviceOrderDesk} id={id} write="serviceOrders:write" />
        </div>
        <div className="grid min-w-0 gap-4">
          <Section title={serviceOrders.customer}>
            <p className="mb-1 font-semibold text-sm">{customer.name || customer.email}</p>
            <ContactLinks email={customer.email} phone={customer.phone} />
            <WhatsappNotice
              endpoints={serviceOrderWhatsapp}
              id={id}
              version={order.version}
              phone={customer.phone}
              write="serviceOrders:write"
            />
            {customer.id === null ? (
              <p className="mt-3 text-ink-muted text-sm">{serviceOrders.walkIn.noAccount}</p>
            ) : (
              <Permitted permission="customers:read">
                <p className="mt-3 text-sm">
                  <TextLink href={`/admin/customers/${customer.id}`}>{orders.seeCustomer}</TextLink>
                </p>
              </Permitted>
            )}
            {customer.id !== null && (
              <Permitted permission="orders:read">
                <p className="mt-1 text-sm">
                  <TextLink href={listUrl('orders', { clientId: customer.id })}>
                    {orders.otherOrders}
                  </TextLink>
                </p>
              </Permitted>
            )}
          </Section>
          <MoneyCard order={order} />
          <PaymentReports order={order} />
          <QuoteCard order={order} />
          <RepairWorkAside key={order.id} order={order} />
          <TicketCard order={order} />
          <WarrantyCard key={order.id} order={order} />
          <RepairedUnitCard orderId={order.id} />
          <Section title={serviceOrders.history}>
            <ServiceHistory order={order} />
          </Section>
        </div>
      </div>
    </>
  )
}

function ReopenRepair({ order }: { order: ServiceOrderDetail }) {
  const tell = useRepairNews(order)
  const { id, orderNum: number, status, customer, warrantyMonths, history, version } = order
  const completed = history.findLast((entry) => entry.event === 'status' && entry.status === 'COMPLETADA')
  const completedAt = completed ? new Date(completed.date) : null
  if (!mayReopenRepair({ status, completedAt, warrantyMonths }, new Date())) return null
  const body = { status: 'EN PROCESO', version } as const
  return (
    <ReopenWithReason
      number={number}
      texts={serviceOrders.reopen}
      customer={customer}
      tell={tell}
      reopen={(reason) =>
        officeClient.call(changeServiceOrder, { params: { id }, body: { ...body, reason } })
      }
    />
  )
}

/** For staff who do not answer. */
function StoredAnswer({ text }: { text: string | null }) {
  return (
    <Section title={serviceOrders.answer.stored}>
      <p className={text ? 'whitespace-pre-line text-sm' : 'text-ink-muted text-sm'}>
        {text || serviceOrders.answer.none}
      </p>
    </Section>
  )
}

function ServicePhotos({ photos }: { photos: readonly string[] }) {
  if (photos.length === 0) return null
  return (
    <ul aria-label={serviceOrders.photos} className="mt-4 grid grid-cols-2 gap-2 sm:grid-cols-4">
      {photos.map((photo, index) => (
        <li key={photo}>
          <a href={`/api/files/${photo}`} target="_blank" rel="noreferrer" className="block rounded-md">
            <img
              src={pictureUrl(photo, 320)}
              alt={fillText(serviceOrders.photoAlt, { number: index + 1 })}
              loading="lazy"
              className="aspect-square w-full rounded-md bg-sunken object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}

export function ServiceOrderRoutes() {
  return (
    <Routes>
      <Route path="label" element={<ServiceLabel />} />
      <Route path="receipt" element={<ServiceReceipt />} />
      <Route path="*" element={<ServiceOrderPage />} />
    </Routes>
  )
}
