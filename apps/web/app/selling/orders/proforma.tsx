import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import { getPublicSettings } from '@tecnoclick/contract/site/settings/endpoints'
import { days } from '@tecnoclick/domain/platform/duration'
import { lineNotes } from '@tecnoclick/domain/selling/order'
import { formatDate } from '@tecnoclick/messages/platform/format-date'
import { Button } from '@tecnoclick/ui/button'
import { Logo } from '@tecnoclick/ui/logo'
import { useFullT, useLocale } from '@tecnoclick/ui/messages'
import { PageContainer } from '@tecnoclick/ui/page-container'
import { Table } from '@tecnoclick/ui/table'
import { shownNumber } from '../../people/area/order-number.ts'
import { PageHead } from '../../platform/page/page-head.tsx'
import { PaperLinks } from '../../platform/page/paper-links.tsx'
import { useMoney } from '../../platform/page/use-money.ts'
import { requireViewer } from '../../platform/session/find-viewer.ts'
import { visitOf } from '../../rendering/context.ts'
import type { Route } from './+types/proforma.ts'
import { loadOrder } from './load-order.ts'
import { ProformaParties } from './proforma-parties.tsx'
import { Totals } from './totals.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const [order, settings, viewer] = await Promise.all([
    loadOrder(visit, params.orderId, '/account/orders'),
    visit.client.call(getPublicSettings),
    requireViewer(visit),
  ])
  const { storeName, legalName, legalCode, proformaValidDays, address, email, phones } = settings
  return {
    order,
    shop: { storeName, legalName, legalCode, proformaValidDays, address, email, phones },
    isBusiness: viewer.role === 'business',
  }
}

/** A printable offer, which businesses need before they may pay. */
export default function Proforma({ loaderData: { order, shop, isBusiness } }: Route.ComponentProps) {
  const t = useFullT()
  const locale = useLocale()
  const date = new Date(order.orderDate)
  const validUntil = new Date(date.getTime() + days(shop.proformaValidDays))
  const title = t('orders.proforma.title', { number: shownNumber(order.noSellOrden, t) })
  return (
    <PageContainer className="py-8 print:p-0">
      <div className="mx-auto max-w-4xl print:max-w-none">
        <PageHead title={title} indexed={false} />
        <div className="mb-8 flex flex-wrap items-center justify-between gap-4 print:hidden">
          <Button href={`/account/orders/${order.id}`} variant="quiet">
            {t('orders.detail.back')}
          </Button>
          <div className="flex flex-wrap gap-3">
            <PaperLinks path={`sellorders/${order.id}/papers/proforma`} />
            <Button onClick={() => window.print()} className="no-script:hidden">
              {t('orders.proforma.print')}
            </Button>
          </div>
        </div>
        <header className="flex flex-wrap items-start justify-between gap-6 border-b pb-6">
          <Logo name={shop.storeName} className="h-9" />
          <div className="text-end">
            <h1 className="text-xl">{title}</h1>
            <p className="mt-1 text-ink-muted text-sm">
              {t('orders.proforma.dates', {
                date: formatDate(date, locale),
                until: formatDate(validUntil, locale),
              })}
            </p>
          </div>
        </header>
        <ProformaParties order={order} shop={shop} isBusiness={isBusiness} />
        <ProformaTable order={order} />
        <p className="mt-10 text-ink-muted text-sm">
          {t('orders.proforma.validity', { days: shop.proformaValidDays, currency: order.currency })}
        </p>
      </div>
    </PageContainer>
  )
}

function ProformaTable({ order }: { order: Order }) {
  const t = useFullT()
  const money = useMoney(order.currency)
  return (
    <>
      <Table
        caption={t('checkout.success.products')}
        rows={order.items}
        rowKey={({ id }) => id}
        columns={[
          { key: 'sku', header: t('product.sku'), cell: ({ product }) => product.sku },
          {
            key: 'product',
            header: t('cart.product'),
            cell: ({ product, ...line }) => (
              <>
                <bdi lang="es">{product.name}</bdi>
                {lineNotes(line).map((note) => (
                  <span key={note} className="block text-ink-muted">
                    {note}
                  </span>
                ))}
              </>
            ),
          },
          { key: 'quantity', header: t('cart.quantity'), align: 'end', cell: ({ quantity }) => quantity },
          {
            key: 'price',
            header: t('cart.price'),
            align: 'end',
            cell: ({ price }) => <bdi dir="ltr">{money(price)}</bdi>,
          },
          {
            key: 'amount',
            header: t('cart.lineTotal'),
            align: 'end',
            cell: ({ amount }) => <bdi dir="ltr">{money(amount)}</bdi>,
          },
        ]}
      />
      <div className="ms-auto mt-6 max-w-xs">
        <Totals
          currency={order.currency}
          subtotal={order.subtotal}
          extraLines={order.additionalLines.map(({ label, total }) => ({ label, amount: total }))}
          total={order.total}
        />
      </div>
    </>
  )
}
