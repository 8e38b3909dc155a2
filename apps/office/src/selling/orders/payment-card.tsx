import { judgePayment } from '@tecnoclick/contract/selling/orders/endpoints'
import type { Order, PaymentJudgement } from '@tecnoclick/contract/selling/orders/schemas'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { formatDateTime } from '@tecnoclick/messages/platform/format-date'
import { Badge, type BadgeTone } from '@tecnoclick/ui/badge'
import { Button } from '@tecnoclick/ui/button'
import { useConfirm } from '@tecnoclick/ui/confirm-dialog'
import { officeClient } from '../../platform/api/office-client.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { Fact, Facts, Section } from '../../platform/layout/section.tsx'
import { useMoney } from '../../platform/money.tsx'
import { RejectPayment } from './reject-payment.tsx'

const { payment: sharedTexts } = office
const { payment: texts, methods, paymentStates } = office.orders

const tones = { submitted: 'offer', verified: 'success', rejected: 'danger' } as const satisfies Record<
  string,
  BadgeTone
>

export function PaymentCard({ order }: { order: Order }) {
  const { payment, paymentMethod } = order
  const withDate = (text: string, date: string) =>
    text.replace('{date}', formatDateTime(new Date(date), 'es'))
  return (
    <Section
      title={texts.title}
      action={payment && <Badge tone={tones[payment.state]}>{paymentStates[payment.state]}</Badge>}
    >
      <p className="mb-3 font-semibold text-sm">{paymentMethod ? methods[paymentMethod] : texts.undecided}</p>
      {payment ? (
        <>
          <Facts stacked>
            <Fact name={sharedTexts.code}>
              {payment.transactionCode && <code className="break-all">{payment.transactionCode}</code>}
            </Fact>
            <Fact name={texts.note}>{payment.note}</Fact>
          </Facts>
          <p className="mt-2 text-ink-muted text-xs">{withDate(texts.told, payment.createdDate)}</p>
          {payment.verifiedDate && (
            <p className="text-ink-muted text-xs">{withDate(texts.checked, payment.verifiedDate)}</p>
          )}
        </>
      ) : (
        <p className="text-ink-muted text-sm">{texts.none}</p>
      )}
      {order.status !== 'CANCELADA' && <PaymentActions order={order} />}
    </Section>
  )
}

function PaymentActions({ order }: { order: Order }) {
  const { id, payment, total, currency, version } = order
  const confirm = useConfirm()
  const money = useMoney()
  const { run, busy } = useAction()

  const judge = (judgement: Pick<PaymentJudgement, 'state' | 'note'>) =>
    run(() => officeClient.call(judgePayment, { params: { id }, body: { ...judgement, version } }), {
      done: judgement.state === 'verified' ? texts.verified : sharedTexts.rejected,
    })

  async function verify() {
    const amount = money(payment?.amount ?? total, currency)
    const title = fillText(texts.verifyTitle, { amount })
    if (await confirm({ title, text: texts.verifyText, confirmLabel: texts.verify }))
      await judge({ state: 'verified' })
  }

  return (
    <div className="mt-4 grid gap-2">
      {payment?.state !== 'verified' && (
        <Button size="sm" busy={busy} onClick={verify}>
          {payment ? texts.verify : texts.register}
        </Button>
      )}
      {payment && payment.state !== 'rejected' && (
        <RejectPayment busy={busy} onReject={(note) => judge({ state: 'rejected', note })} />
      )}
    </div>
  )
}
