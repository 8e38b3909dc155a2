import { listQuery } from '@tecnoclick/contract/platform/list-query'
import { listOrdersOf } from '@tecnoclick/contract/selling/orders/endpoints'
import { EmptyState } from '@tecnoclick/ui/empty-state'
import { useT } from '@tecnoclick/ui/messages'
import { Pagination } from '@tecnoclick/ui/pagination'
import { AccountPage } from '../../people/area/account-page.tsx'
import { requireViewer } from '../../people/session/require-viewer.ts'
import { visitOf } from '../../rendering/context.ts'
import { NoOrders } from '../../shell/drawings/no-orders.tsx'
import { ListFailed } from '../../shell/list-failed.tsx'
import { loadServiceOrders } from '../../workshop/service-orders/load-service-orders.ts'
import { ServiceOrderTable } from '../../workshop/service-orders/service-order-table.tsx'
import type { Route } from './+types/orders.ts'
import { OrderKindSelector } from './order-kind-selector.tsx'
import { SaleOrderTable } from './sale-order-table.tsx'

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
  return { kind: 'sales' as const, page, sales: outcome.ok ? outcome.data : undefined }
}

/** One selector, two tables (selling.md#order-pages). */
export default function Orders({ loaderData }: Route.ComponentProps) {
  const t = useT()
  const list = loaderData.kind === 'sales' ? loaderData.sales : loaderData.services
  return (
    <AccountPage title={t('orders.title')}>
      <OrderKindSelector kind={loaderData.kind} />
      {!list && <ListFailed />}
      {list?.total === 0 && <EmptyState drawing={<NoOrders className="w-48" />} title={t('orders.none')} />}
      {loaderData.kind === 'sales' && loaderData.sales && loaderData.sales.total > 0 && (
        <SaleOrderTable orders={loaderData.sales.data} />
      )}
      {loaderData.kind === 'services' && loaderData.services && loaderData.services.total > 0 && (
        <ServiceOrderTable orders={loaderData.services.data} />
      )}
      <Pagination
        page={loaderData.page}
        pages={Math.ceil((list?.total ?? 0) / pageSize)}
        siblings={1}
        hrefFor={(page) => addressOf(loaderData.kind, page)}
        className="mt-6"
      />
    </AccountPage>
  )
}

function addressOf(kind: 'sales' | 'services', page: number): string {
  const query = new URLSearchParams({
    ...(kind === 'services' && { type: kind }),
    ...(page > 1 && { page: String(page) }),
  })
  return `/account/orders${query.size > 0 ? `?${query}` : ''}`
}
