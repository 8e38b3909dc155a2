import type { ServiceOrderDetail } from '@tecnoclick/contract/workshop/service-orders/schemas'
import { noonOf } from '@tecnoclick/domain/platform/havana-day'
import { visitText } from '@tecnoclick/domain/workshop/visit'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { formatDate } from '@tecnoclick/messages/platform/format-date'
import { Button } from '@tecnoclick/ui/button'
import { Notice } from '@tecnoclick/ui/notice'
import { QrCode } from '@tecnoclick/ui/qr-code'
import Printer from 'lucide-react/icons/printer'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useRow } from '../../platform/api/use-row.tsx'
import { BackLink } from '../../platform/layout/back-link.tsx'
import { DateTime } from '../../platform/layout/date-time.tsx'
import { PageHeading } from '../../platform/layout/page-heading.tsx'
import { Fact, Facts } from '../../platform/layout/section.tsx'
import { Money } from '../../platform/money.tsx'
import { OfficePaper } from '../../platform/papers/office-paper.tsx'
import { Permitted } from '../../platform/permissions.tsx'
import { ShopDetails } from '../../selling/orders/order-ticket.tsx'
import { useShopDetails } from '../../selling/orders/receipt-paper.tsx'
import { markedPhoto } from '../intake/intake-card.tsx'
import { AcceptedConditions, IntakeFacts, IntakeMarks, StoredSignature } from '../intake/intake-facts.tsx'
import { Label } from './service-label.tsx'
import { deviceName, useTicketLink } from './service-orders.ts'
import { warrantyLabel } from './warranty-card.tsx'

const { receipt: texts, walkIn, warranty, orderTitle, label, homeService } = office.serviceOrders

/** What the customer takes home, and signs. Its QR code opens the ticket; its code adds the repair to an account. */
export function ServiceReceipt() {
  const { row: order, fallback } = useRow<ServiceOrderDetail>('service-orders', 'history')
  const link = useTicketLink(order?.id)
  usePrintedOnce(link.data !== undefined && order !== undefined)
  if (!order) return fallback
  const { orderNum: number } = order
  return (
    <>
      <div className="print:hidden">
        <BackLink href={`/admin/service-orders/${order.id}`}>{fillText(orderTitle, { number })}</BackLink>
        <PageHeading
          title={fillText(texts.title, { number })}
          text={texts.text}
          action={
            <span className="flex flex-wrap gap-2">
              <OfficePaper path={`orderservices/${order.id}/papers/receipt`} size="md" />
              <Button
                disabled={!link.data}
                onClick={() => window.print()}
                icon={<Printer aria-hidden="true" className="size-4" />}
              >
                {texts.print}
              </Button>
              <Permitted permission="serviceOrders:receive">
                <Button variant="secondary" href="/admin/walk-in">
                  {walkIn.another}
                </Button>
              </Permitted>
            </span>
          }
        />
        {link.error && (
          <Notice kind="error" role="alert" className="mb-4">
            {texts.failed}
          </Notice>
        )}
      </div>
      <Receipt order={order} link={link.data} />
      <div className="hidden break-before-page pt-4 print:block">
        <Label order={order} link={link.data?.url} />
      </div>
    </>
  )
}

/** 'Recibir e imprimir' leads here; a reload does not print again. */
function usePrintedOnce(isReady: boolean): void {
  const { state, pathname } = useLocation()
  const navigate = useNavigate()
  const isAsked = isReady && (state as { print?: boolean } | null)?.print === true
  useEffect(() => {
    if (!isAsked) return
    void navigate(pathname, { replace: true })
    // The browser stops at its print dialog; the receipt is drawn before.
    requestAnimationFrame(() => setTimeout(() => window.print()))
  }, [isAsked, navigate, pathname])
}

interface ReceiptProps {
  order: ServiceOrderDetail
  link: { url: string; claimCode: string | null } | undefined
}

function Receipt({ order, link }: ReceiptProps) {
  const shop = useShopDetails()
  const { orderNum: number, customer, deposit, charge, warrantyMonths, warrantyUntil, intake } = order
  return (
    <article className="max-w-3xl rounded-lg border bg-surface p-5 text-sm print:max-w-none print:rounded-none print:border-0 print:p-0">
      <header className="mb-5 flex items-start justify-between gap-6 border-b pb-3">
        <div className="min-w-0">
          <ShopDetails shop={shop} />
        </div>
        <p className="text-end">
          <span className="block">{texts.heading}</span>
          <strong className="block text-lg">{number}</strong>
        </p>
      </header>
      <div className="grid gap-6 sm:grid-cols-[minmax(0,1fr)_11rem] print:grid-cols-[minmax(0,1fr)_11rem]">
        <Facts>
          <Fact name={texts.received}>
            <DateTime date={order.fecha} />
          </Fact>
          <Fact name={walkIn.person}>{customer.name || customer.email}</Fact>
          <Fact name={walkIn.phone}>{customer.phone}</Fact>
          <Fact name={walkIn.device}>{deviceName(order.brand.name, order.model)}</Fact>
          <Fact name={walkIn.service}>{order.service.name}</Fact>
          {intake && <IntakeFacts intake={intake} />}
          <Fact name={walkIn.accessories}>{order.accessories}</Fact>
          <Fact name={walkIn.failure}>
            <span className="whitespace-pre-line">{order.failure}</span>
          </Fact>
          <Fact name={homeService}>{visitText(order)}</Fact>
          <Fact name={walkIn.deposit}>
            {deposit && <Money amount={deposit.amount} currency={deposit.currency} />}
          </Fact>
          <Fact name={office.repairMoney.settled}>
            {charge && charge.paid > 0 && <Money amount={charge.paid} currency={charge.currency} />}
          </Fact>
          <Fact name={texts.cost}>{(order.underWarranty || order.repeats) && texts.free}</Fact>
          <Fact name={office.repairWork.loans.title}>
            {order.loaners.length > 0 &&
              order.loaners.map(({ name, serial, dueOn }) => (
                <span key={serial} className="block break-words">
                  {name} · {serial}.{' '}
                  {fillText(office.repairWork.loans.dueOn, { date: formatDate(noonOf(dueOn), 'es') })}
                </span>
              ))}
          </Fact>
          <Fact name={warranty.title}>
            {warrantyUntil
              ? fillText(warranty.until, { date: formatDate(new Date(warrantyUntil), 'es') })
              : warrantyMonths > 0 && warrantyLabel(warrantyMonths)}
          </Fact>
        </Facts>
        <div className="grid content-start justify-items-center gap-2 text-center">
          {link ? (
            <QrCode text={link.url} label={fillText(label.qr, { number })} className="size-40" />
          ) : (
            <span className="size-40" />
          )}
          <p className="text-xs">{customer.id === null ? texts.scan : texts.scanOnly}</p>
          {link?.claimCode && (
            <>
              <p className="mt-1">
                {texts.code} <strong className="whitespace-nowrap font-mono">{link.claimCode}</strong>
              </p>
              <p className="text-xs">{texts.claim}</p>
            </>
          )}
        </div>
      </div>
      {intake && <IntakeMarks intake={intake} photo={markedPhoto(intake.markedPhoto, order.photos)} />}
      <p className="mt-6">{texts.conditions}</p>
      {intake && <AcceptedConditions intake={intake} />}
      <div className="mt-14 grid grid-cols-2 items-end gap-8 sm:gap-12">
        <div>
          {intake && <StoredSignature intake={intake} />}
          <p className="border-t pt-1">{texts.customer}</p>
        </div>
        <p className="border-t pt-1">{texts.staff}</p>
      </div>
    </article>
  )
}
