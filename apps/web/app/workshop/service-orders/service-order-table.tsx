import type { ServiceOrder } from '@tecnoclick/contract/workshop/service-orders/schemas'
import { textIn } from '@tecnoclick/domain/platform/localized-text'
import { isOpen } from '@tecnoclick/domain/selling/order-status'
import { formatDate } from '@tecnoclick/messages/platform/format-date'
import { TextLink } from '@tecnoclick/ui/link'
import { useFullT, useLocale } from '@tecnoclick/ui/messages'
import { Table } from '@tecnoclick/ui/table'
import Wrench from 'lucide-react/icons/wrench'
import { ItemCard, ItemIcon } from '../../people/area/item-card.tsx'
import { shownNumber } from '../../people/area/order-number.ts'
import { AnswerButton, OrderStatusBadge } from '../../people/area/order-status.tsx'

/** Within the state of an open one. */
function StepName({ order: { status, step } }: { order: Pick<ServiceOrder, 'status' | 'step'> }) {
  const locale = useLocale()
  if (!isOpen(status)) return null
  return <bdi className="text-ink-muted text-sm">{textIn(step.name, locale)}</bdi>
}

/** On a phone; the documented columns are for wide screens. */
export function ServiceOrderCards({ orders }: { orders: readonly ServiceOrder[] }) {
  const t = useFullT()
  const locale = useLocale()
  return (
    <ul aria-label={t('orders.services')} className="grid gap-3 sm:grid-cols-2 md:hidden">
      {orders.map(({ id, orderNum, fecha, brand, model, status, step, respuesta }) => (
        <ItemCard
          key={id}
          picture={
            <ItemIcon>
              <Wrench strokeWidth={1.5} />
            </ItemIcon>
          }
          title={t('services.ticket.title', { number: shownNumber(orderNum, t) })}
          facts={[
            formatDate(new Date(fecha), locale),
            <bdi key="device" dir="ltr">
              {`${brand.name} ${model}`.trim()}
            </bdi>,
          ]}
          state={
            <>
              <OrderStatusBadge status={status} />
              <StepName order={{ status, step }} />
              <AnswerButton status={status} answer={respuesta} />
            </>
          }
          action={{ href: `/account/services/${id}`, label: t('account.now.seeRepair') }}
          name={shownNumber(orderNum, t)}
        />
      ))}
    </ul>
  )
}

/**
 * No. Orden, Fecha, Servicio, Modelo, Estado (selling.md#order-pages).
 */
export function ServiceOrderTable({ orders }: { orders: readonly ServiceOrder[] }) {
  const t = useFullT()
  const locale = useLocale()
  return (
    <Table
      caption={t('orders.services')}
      className="max-md:hidden"
      rows={orders}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'number',
          header: t('orders.serviceColumns.number'),
          cell: ({ id, orderNum }) => (
            <TextLink href={`/account/services/${id}`} className="font-semibold">
              <bdi>{shownNumber(orderNum, t)}</bdi>
            </TextLink>
          ),
        },
        {
          key: 'date',
          header: t('orders.serviceColumns.date'),
          cell: ({ fecha }) => formatDate(new Date(fecha), locale),
        },
        {
          key: 'service',
          header: t('orders.serviceColumns.service'),
          cell: ({ service }) => <bdi lang="es">{service.name}</bdi>,
        },
        {
          key: 'model',
          header: t('orders.serviceColumns.model'),
          cell: ({ brand, model }) => <bdi dir="ltr">{`${brand.name} ${model}`.trim()}</bdi>,
          className: 'free-text',
        },
        {
          key: 'status',
          header: t('orders.serviceColumns.status'),
          cell: ({ status, step, respuesta }) => (
            <div className="flex flex-wrap items-center gap-2">
              <OrderStatusBadge status={status} />
              <StepName order={{ status, step }} />
              <AnswerButton status={status} answer={respuesta} />
            </div>
          ),
        },
      ]}
    />
  )
}
