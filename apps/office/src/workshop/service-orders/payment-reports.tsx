import {
  getRepairPayment,
  judgePaymentReport,
} from '@tecnoclick/contract/workshop/service-orders/payment-report-endpoints'
import type { PaymentReport } from '@tecnoclick/contract/workshop/service-orders/payment-report-schemas'
import type { ServiceOrderDetail } from '@tecnoclick/contract/workshop/service-orders/schemas'
import { pictureUrl } from '@tecnoclick/domain/platform/files'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Button } from '@tecnoclick/ui/button'
import { useState } from 'react'
import { type Refusal, refusalOf, requireHttpError } from '../../platform/api/http-error.ts'
import { officeClient } from '../../platform/api/office-client.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { useApiQuery } from '../../platform/api/use-api-query.ts'
import { useConfirmedAction } from '../../platform/api/use-confirmed-action.ts'
import { ReasonDialog } from '../../platform/form/reason-dialog.tsx'
import { DateTime } from '../../platform/layout/date-time.tsx'
import { Section } from '../../platform/layout/section.tsx'
import { useMoney } from '../../platform/money.tsx'
import { Permitted } from '../../platform/permissions.tsx'

const { paymentReports: texts } = office.serviceOrders

/** Transfers that the customer reported. They count once they are verified. */
export function PaymentReports({ order }: { order: ServiceOrderDetail }) {
  const { id, quote } = order
  const { data } = useApiQuery({
    queryKey: ['repair-payment', id],
    read: ({ signal }) => officeClient.call(getRepairPayment, { params: { id }, signal }),
    enabled: quote?.state === 'accepted',
  })
  if (!data || data.reports.length === 0) return null
  return (
    <Section title={texts.title}>
      <ul className="grid gap-3 text-sm">
        {data.reports.map((report) => (
          <li key={report.id}>
            <Report order={order} report={report} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Report({ order: { id, version }, report }: { order: ServiceOrderDetail; report: PaymentReport }) {
  const money = useMoney()
  const verifying = useConfirmedAction()
  const rejecting = useAction()
  const [open, setOpen] = useState(false)
  const { id: reportId, amount, currency, transactionCode: code, state, reason, photo, date } = report
  const params = { id, reportId }
  const shown = money(amount, currency)

  async function verify() {
    const question = {
      title: fillText(texts.verifyTitle, { amount: shown, code }),
      text: texts.verifyText,
      confirmLabel: texts.verify,
    }
    const body = { state: 'verified', version } as const
    await verifying.run(question, () => officeClient.call(judgePaymentReport, { params, body }), {
      done: texts.verified,
    })
  }

  async function reject(why: string): Promise<Refusal | undefined> {
    let refusal: Refusal | undefined
    const body = { state: 'rejected', reason: why, version } as const
    await rejecting.run(() => officeClient.call(judgePaymentReport, { params, body }), {
      done: texts.rejected,
      refused(error) {
        refusal = refusalOf(requireHttpError(error, 'save'))
      },
    })
    return refusal
  }

  return (
    <>
      <p className="font-semibold">
        {shown} · {texts.states[state]}
      </p>
      <p className="break-words text-ink-muted text-xs">
        {code} · <DateTime date={date} />
      </p>
      {reason && <p className="text-ink-muted text-xs">{reason}</p>}
      {photo && (
        <a href={`/api/files/${photo}`} target="_blank" rel="noreferrer" className="mt-2 block w-fit">
          <img
            src={pictureUrl(photo, 320)}
            alt={office.orderPayments.receipt}
            loading="lazy"
            className="max-h-40 rounded-md border"
          />
        </a>
      )}
      {state === 'reported' && (
        <Permitted permission="servicePayments:write">
          <div className="mt-2 flex flex-wrap gap-2">
            <Button size="sm" busy={verifying.busy} onClick={() => void verify()}>
              {texts.verify}
            </Button>
            <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
              {texts.reject}
            </Button>
          </div>
          <ReasonDialog
            title={fillText(texts.rejectTitle, { amount: shown })}
            label={texts.reason}
            hint={texts.reasonHint}
            saveLabel={texts.reject}
            danger
            open={open}
            onClose={() => setOpen(false)}
            onSave={reject}
          />
        </Permitted>
      )}
    </>
  )
}
