import type { ServiceOrderDetail } from '@tecnoclick/contract/workshop/service-orders/schemas'
import { formatDateTime } from '@tecnoclick/messages/format-date'
import { office } from '@tecnoclick/messages/office'
import { TextLink } from '@tecnoclick/ui/link'
import { useT } from '@tecnoclick/ui/messages'
import { Timeline } from '@tecnoclick/ui/timeline'
import { useRow } from '../../platform/api/use-row.tsx'
import { BackLink } from '../../platform/layout/back-link.tsx'
import { Fact, Facts } from '../../platform/layout/facts.tsx'
import { PageHeading } from '../../platform/layout/page-heading.tsx'
import { PersonContact } from '../../platform/layout/person-contact.tsx'
import { Section } from '../../platform/layout/section.tsx'
import { When } from '../../platform/layout/when.tsx'
import { say } from '../../platform/say.ts'
import { StatusBadge } from '../../platform/status/status-badge.tsx'
import { CancelService } from './cancel-service.tsx'
import { deviceName } from './device-name.ts'
import { NumberService } from './number-service.tsx'
import { QuoteCard } from './quote-card.tsx'
import { ServiceAnswer } from './service-answer.tsx'
import { ServicePhotos } from './service-photos.tsx'
import { TicketCard } from './ticket-card.tsx'

const { serviceOrders, orders } = office

export function ServiceOrderPage() {
  const t = useT()
  const { row: order, instead } = useRow<ServiceOrderDetail>('service-orders', 'history')
  if (!order) return instead
  const { customer, orderNum: number } = order
  return (
    <>
      <BackLink href="/admin/service-orders">{serviceOrders.back}</BackLink>
      <PageHeading
        title={say(serviceOrders.orderTitle, { number })}
        action={<CancelService order={order} />}
      />
      <p className="-mt-3 mb-5 flex flex-wrap items-center gap-2 text-ink-muted text-sm">
        <StatusBadge status={order.status} />
        <When date={order.fecha} />
      </p>
      <NumberService order={order} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="grid min-w-0 gap-4">
          <Section title={serviceOrders.device}>
            <Facts>
              <Fact name={serviceOrders.device}>{deviceName(order.brand.name, order.model)}</Fact>
              <Fact name={serviceOrders.columns.service}>{order.service.name}</Fact>
              <Fact name={serviceOrders.failure}>
                <span className="whitespace-pre-line">{order.failure}</span>
              </Fact>
              <Fact name={serviceOrders.place}>
                {order.houseservice ? `${serviceOrders.homeService}: ${order.address}` : serviceOrders.atShop}
              </Fact>
            </Facts>
            <ServicePhotos photos={order.photos} />
          </Section>
          <Section title={serviceOrders.answer.title}>
            <ServiceAnswer order={order} />
          </Section>
        </div>
        <div className="grid min-w-0 gap-4">
          <Section title={serviceOrders.customer}>
            <p className="mb-1 font-semibold text-sm">{customer.name || customer.email}</p>
            <PersonContact email={customer.email} phone={customer.phone} />
            <p className="mt-3 text-sm">
              <TextLink href={`/admin/customers/${customer.id}`}>{orders.seeCustomer}</TextLink>
            </p>
          </Section>
          <QuoteCard quote={order.quote} />
          <TicketCard order={order} />
          <Section title={serviceOrders.history}>
            <Timeline
              steps={order.history.map(({ date, event, status, note }, index) => ({
                key: `${date}-${event}-${index}`,
                title: event === 'status' ? status : t(`services.ticket.events.${event}`),
                text: note,
                date: { text: formatDateTime(new Date(date), 'es'), iso: date },
                state: 'done',
              }))}
            />
          </Section>
        </div>
      </div>
    </>
  )
}
