import { listQuery } from '@tecnoclick/contract/platform/list-query'
import { listOrdersOf } from '@tecnoclick/contract/selling/orders/endpoints'
import type { ListedOrder } from '@tecnoclick/contract/selling/orders/schemas'
import { formatDate } from '@tecnoclick/messages/platform/format-date'
import { Button } from '@tecnoclick/ui/button'
import { EmptyState } from '@tecnoclick/ui/empty-state'
import { TextLink } from '@tecnoclick/ui/link'
import { useFullT, useLocale } from '@tecnoclick/ui/messages'
import { Pagination } from '@tecnoclick/ui/pagination'
import { SelectField } from '@tecnoclick/ui/select-field'
import { Table } from '@tecnoclick/ui/table'
import { Form, useSubmit } from 'react-router'
import { AccountPage } from '../../people/area/account-page.tsx'
import { ItemCard } from '../../people/area/item-card.tsx'
import { orderTitle, shownNumber } from '../../people/area/order-number.ts'
import { AnswerButton, OrderState } from '../../people/area/order-status.tsx'
import { NoOrders } from '../../platform/page/drawings/no-orders.tsx'
import { ListFailed } from '../../platform/page/list-failed.tsx'
import { ProductPicture } from '../../platform/page/product-picture.tsx'
import { useMoney } from '../../platform/page/use-money.ts'
import { requireViewer } from '../../platform/session/find-viewer.ts'
import { visitOf } from '../../rendering/context.ts'
import { loadServiceOrders } from '../../workshop/service-orders/load-service-orders.ts'
import { ServiceOrderCards, ServiceOrderTable } from '../../workshop/service-orders/service-order-table.tsx'
import type { Route } from './+types/orders.ts'
import { RepeatOrder } from './repeat-order.tsx'

const pageSize = 10

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const { id: userId } = await requireViewer(visit)
  const page = Math.max(1, Math.trunc(Number(url.searchParams.get('page'))) || 1)
  const skip = (page - 1) * pageSize
  if (url.searchParams.get('type') === 'services') {
    const services = await loadServiceOrders(visit, userId, { limit: pageSize, skip })
    return { kind: 'services' as const, page, services }
  }
  const outcome = await visit.client.attempt(listOrdersOf, {
    params: { userId },
    query: listQuery({ order: 'orderDate DESC', limit: pageSize, skip }),
  })
  return {
    kind: 'sales' as const,
    page,
    sales: outcome.ok ? outcome.data : undefined,
    repeatKey: crypto.randomUUID(),
  }
}

/** One selector, two tables (selling.md#order-pages). */
export default function Orders({ loaderData }: Route.ComponentProps) {
  const t = useFullT()
  const list = loaderData.kind === 'sales' ? loaderData.sales : loaderData.services
  return (
    <AccountPage title={t('orders.title')}>
      <OrderKindSelector kind={loaderData.kind} />
      {!list && <ListFailed />}
      {list?.total === 0 && <EmptyState drawing={<NoOrders className="w-48" />} title={t('orders.none')} />}
      {loaderData.kind === 'sales' && loaderData.sales && loaderData.sales.total > 0 && (
        <>
          <SaleOrderCards orders={loaderData.sales.data} repeatKey={loaderData.repeatKey} />
          <SaleOrderTable orders={loaderData.sales.data} repeatKey={loaderData.repeatKey} />
        </>
      )}
      {loaderData.kind === 'services' && loaderData.services && loaderData.services.total > 0 && (
        <>
          <ServiceOrderCards orders={loaderData.services.data} />
          <ServiceOrderTable orders={loaderData.services.data} />
        </>
      )}
      {loaderData.kind === 'services' && (
        <p className="mt-4 text-sm">
          {t('services.claim.question')}{' '}
          <TextLink href="/account/services/claim">{t('services.claim.title')}</TextLink>
        </p>
      )}
      <Pagination
        page={loaderData.page}
        pages={Math.ceil((list?.total ?? 0) / pageSize)}
        siblings={1}
        hrefFor={(page) => pageUrl(loaderData.kind, page)}
        className="mt-6"
      />
    </AccountPage>
  )
}

function pageUrl(kind: 'sales' | 'services', page: number): string {
  const query = new URLSearchParams({
    ...(kind === 'services' && { type: kind }),
    ...(page > 1 && { page: String(page) }),
  })
  return `/account/orders${query.size > 0 ? `?${query}` : ''}`
}

/** Submits on change; without script it has a button. */
function OrderKindSelector({ kind }: { kind: 'sales' | 'services' }) {
  const t = useFullT()
  const submit = useSubmit()
  return (
    <Form
      action="/account/orders"
      onChange={(event) => void submit(event.currentTarget)}
      className="mb-6 flex max-w-sm items-end gap-3"
    >
      <SelectField
        key={kind}
        name="type"
        label={t('orders.selector')}
        defaultValue={kind}
        options={[
          { value: 'sales', label: t('orders.sales') },
          { value: 'services', label: t('orders.services') },
        ]}
        className="flex-1"
      />
      <div className="hidden no-script:block">
        <Button type="submit" variant="secondary">
          {t('shop.filters.apply')}
        </Button>
      </div>
    </Form>
  )
}

interface SaleOrdersProps {
  orders: readonly ListedOrder[]
  repeatKey: string
}

/** On a phone; the documented columns are for wide screens. */
function SaleOrderCards({ orders, repeatKey }: SaleOrdersProps) {
  const t = useFullT()
  const locale = useLocale()
  return (
    <ul aria-label={t('orders.sales')} className="grid gap-3 sm:grid-cols-2 md:hidden">
      {orders.map((order) => (
        <ItemCard
          key={order.id}
          picture={<ProductPicture name={order.items[0]?.product.image ?? undefined} alt="" sizes="64px" />}
          title={orderTitle(order.noSellOrden, t)}
          facts={[formatDate(new Date(order.orderDate), locale), <OrderTotal key="total" order={order} />]}
          state={
            <>
              <OrderState order={order} />
              <AnswerButton status={order.status} answer={order.respuesta} />
            </>
          }
          action={{ href: `/account/orders/${order.id}`, label: t('account.now.seeOrder') }}
          name={shownNumber(order.noSellOrden, t)}
          more={<RepeatOrder order={order} requestKey={repeatKey} block />}
        />
      ))}
    </ul>
  )
}

function SaleOrderTable({ orders, repeatKey }: SaleOrdersProps) {
  const t = useFullT()
  const locale = useLocale()
  return (
    <Table
      caption={t('orders.sales')}
      className="max-md:hidden"
      rows={orders}
      rowKey={({ id }) => id}
      columns={[
        { key: 'id', header: t('orders.saleColumns.id'), cell: ({ id }) => id },
        {
          key: 'number',
          header: t('orders.saleColumns.number'),
          cell: ({ id, noSellOrden }) => (
            <TextLink href={`/account/orders/${id}`} className="font-semibold">
              <bdi>{shownNumber(noSellOrden, t)}</bdi>
            </TextLink>
          ),
        },
        {
          key: 'date',
          header: t('orders.saleColumns.date'),
          cell: ({ orderDate }) => formatDate(new Date(orderDate), locale),
        },
        {
          key: 'status',
          header: t('orders.saleColumns.status'),
          cell: (order) => (
            <div className="flex flex-wrap items-center gap-2">
              <OrderState order={order} />
              <AnswerButton status={order.status} answer={order.respuesta} />
            </div>
          ),
        },
        {
          key: 'total',
          header: t('orders.saleColumns.total'),
          align: 'end',
          cell: (order) => <OrderTotal order={order} />,
        },
        {
          key: 'repeat',
          header: <span className="sr-only">{t('orders.repeat.action')}</span>,
          align: 'end',
          cell: (order) => <RepeatOrder order={order} requestKey={repeatKey} size="sm" />,
        },
      ]}
    />
  )
}

function OrderTotal({ order }: { order: ListedOrder }) {
  const money = useMoney(order.currency)
  return (
    <bdi dir="ltr" className="font-semibold">
      {money(order.total)}
    </bdi>
  )
}
