import { getServiceOrder, getTicketLink } from '@tecnoclick/contract/workshop/service-orders/endpoints'
import { visitText } from '@tecnoclick/domain/workshop/visit'
import { formatDateTime } from '@tecnoclick/messages/platform/format-date'
import { Button } from '@tecnoclick/ui/button'
import { CopyButton } from '@tecnoclick/ui/copy-button'
import { Logo } from '@tecnoclick/ui/logo'
import { useFullT, useLocale } from '@tecnoclick/ui/messages'
import { PageContainer } from '@tecnoclick/ui/page-container'
import { QrCode } from '@tecnoclick/ui/qr-code'
import Printer from 'lucide-react/icons/printer'
import { shownNumber } from '../../people/area/order-number.ts'
import { OrderStatusBadge } from '../../people/area/order-status.tsx'
import { PageHead } from '../../platform/page/page-head.tsx'
import { PaperLinks } from '../../platform/page/paper-links.tsx'
import { useMoney } from '../../platform/page/use-money.ts'
import { visitOf } from '../../rendering/context.ts'
import { useShellData } from '../../rendering/shell-data.ts'
import type { Route } from './+types/print-order.ts'
import { loanersText } from './loaners-text.ts'
import { warrantyText } from './warranty-text.ts'

/** Every print gets a new ticket link: only hashes are stored, so an old link cannot be shown again. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { client } = visitOf(context)
  const byId = { params: { id: /^\d{1,9}$/.test(params.orderId) ? Number(params.orderId) : 0 } }
  const { data: order } = await client.call(getServiceOrder, byId)
  const { path } = await client.call(getTicketLink, byId)
  return { order, link: url.origin + path, now: Date.now() }
}

/** The receipt that stays with the device. The QR code opens the ticket. */
export default function PrintOrder({ loaderData: { order, link, now } }: Route.ComponentProps) {
  const t = useFullT()
  const locale = useLocale()
  const store = useShellData()?.store
  const money = useMoney(order.deposit?.currency ?? '')
  const { customer } = order
  const number = shownNumber(order.orderNum, t)
  const title = t('services.ticket.title', { number })
  const facts = [
    [t('services.ticket.device'), `${order.brand.name} ${order.model}`],
    [t('services.order.service'), order.service.name, 'es'],
    [t('services.print.failure'), order.failure],
    [t('services.ticket.accessories'), order.accessories],
    [t('services.ticket.deposit'), order.deposit ? money(order.deposit.amount) : ''],
    [t('services.ticket.warranty'), warrantyText(order, t, locale, now)],
    [t('services.ticket.cost'), order.underWarranty || order.repeats ? t('services.ticket.free') : ''],
    [t('services.ticket.loaner'), loanersText(order.loaners, t, locale)],
    [t('services.print.customer'), customer.name],
    [t('services.print.email'), customer.email],
    [t('services.print.phone'), customer.phone],
    [t('services.print.homeService'), visitText(order)],
  ]
  return (
    <PageContainer className="py-8 print:p-0">
      <PageHead title={title} indexed={false} />
      <div className="mx-auto max-w-3xl print:max-w-none">
        <div className="mb-8 flex flex-wrap items-center justify-between gap-4 print:hidden">
          <Button href={`/account/services/${order.id}`} variant="quiet">
            {t('orders.detail.back')}
          </Button>
          <div className="flex flex-wrap gap-3">
            <PaperLinks path={`orderservices/${order.id}/papers/receipt`} />
            <Button
              onClick={() => window.print()}
              icon={<Printer aria-hidden="true" className="size-4.5" />}
              className="no-script:hidden"
            >
              {t('services.print.action')}
            </Button>
          </div>
        </div>
        <header className="flex flex-wrap items-start justify-between gap-6 border-b pb-6">
          <div>
            <Logo name={store?.storeName ?? ''} className="h-9" />
            {/* The paper stays when the device has been collected: whom to call. */}
            <p className="mt-2 text-sm">
              <bdi dir="ltr">{store?.phones.join(' · ')}</bdi>
            </p>
          </div>
          <div className="text-end">
            <h1 className="text-xl">{title}</h1>
            <p className="mt-1 flex flex-wrap items-center justify-end gap-3 text-ink-muted text-sm">
              {formatDateTime(new Date(order.fecha), locale)}
              <OrderStatusBadge status={order.status} />
            </p>
          </div>
        </header>
        <div className="mt-6 grid items-start gap-8 sm:grid-cols-[minmax(0,1fr)_12rem]">
          <dl className="grid gap-4">
            {facts
              .filter(([, value]) => value?.trim())
              .map(([label, value, lang]) => (
                <div key={label}>
                  <dt className="text-ink-muted text-sm">{label}</dt>
                  <dd className="whitespace-pre-line font-medium">
                    <bdi lang={lang}>{value}</bdi>
                  </dd>
                </div>
              ))}
          </dl>
          <div className="grid justify-items-center gap-3 text-center">
            <figure className="grid justify-items-center gap-3">
              <QrCode text={link} label={t('services.print.qr', { number })} className="w-48 border" />
              <figcaption className="text-ink-muted text-sm">{t('services.print.scan')}</figcaption>
            </figure>
            <CopyButton text={link} className="print:hidden" />
          </div>
        </div>
        <div className="mt-16 hidden grid-cols-2 gap-12 text-sm print:grid">
          {[t('services.print.received'), t('services.print.signature')].map((label) => (
            <p key={label} className="border-t pt-2">
              {label}
            </p>
          ))}
        </div>
      </div>
    </PageContainer>
  )
}
