import type { ServiceOrderDetail } from '@tecnoclick/contract/workshop/service-orders/schemas'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Button } from '@tecnoclick/ui/button'
import { Notice } from '@tecnoclick/ui/notice'
import { QrCode } from '@tecnoclick/ui/qr-code'
import Printer from 'lucide-react/icons/printer'
import { useRow } from '../../platform/api/use-row.tsx'
import { BackLink } from '../../platform/layout/back-link.tsx'
import { DateTime } from '../../platform/layout/date-time.tsx'
import { PageHeading, useStoreName } from '../../platform/layout/page-heading.tsx'
import { deviceName, useTicketLink } from './service-orders.ts'

const { label: texts, orderTitle } = office.serviceOrders

/** The label for a device in the workshop. Its QR code opens the customer's ticket. */
export function ServiceLabel() {
  const { row: order, fallback } = useRow<ServiceOrderDetail>('service-orders', 'history')
  const link = useTicketLink(order?.id)
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
            <Button
              disabled={!link.data}
              onClick={() => window.print()}
              icon={<Printer aria-hidden="true" className="size-4" />}
            >
              {texts.print}
            </Button>
          }
        />
        {link.error && (
          <Notice kind="error" role="alert" className="mb-4">
            {texts.failed}
          </Notice>
        )}
      </div>
      <Label order={order} link={link.data?.url} />
    </>
  )
}

/** Number, device and whom to call, with the code of the ticket. The receipt prints it on a page of its own. */
export function Label({ order, link }: { order: ServiceOrderDetail; link: string | undefined }) {
  const store = useStoreName()
  const { orderNum: number, customer, brand, model, service, fecha, intake } = order
  return (
    <div className="flex w-full max-w-[26rem] gap-4 rounded-lg border bg-surface p-4 print:max-w-[9cm] print:rounded-none">
      <div className="min-w-0 flex-1 text-sm leading-snug">
        <p className="font-medium text-xs">{store}</p>
        <p className="font-extrabold text-lg">{number}</p>
        <p className="mt-1 font-semibold">{deviceName(brand.name, model)}</p>
        <p>{service.name}</p>
        {intake?.serial && <p className="break-all font-mono text-xs">{intake.serial}</p>}
        <p className="mt-2">{customer.name || customer.email}</p>
        <p>{customer.phone}</p>
        <p className="mt-2 text-xs">
          <DateTime date={fecha} />
        </p>
      </div>
      {link ? (
        <QrCode text={link} label={fillText(texts.qr, { number })} className="size-32 shrink-0" />
      ) : (
        <span className="size-32 shrink-0" />
      )}
    </div>
  )
}
