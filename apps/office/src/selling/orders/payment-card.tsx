import { judgePayment } from '@tecnoclick/contract/selling/orders/endpoints'
import type { Order, PaymentJudgement } from '@tecnoclick/contract/selling/orders/schemas'
import { formatDateTime } from '@tecnoclick/messages/format-date'
import { office } from '@tecnoclick/messages/office'
import { Badge, type BadgeTone } from '@tecnoclick/ui/badge'
import { Button } from '@tecnoclick/ui/button'
import { useConfirm } from '@tecnoclick/ui/confirm-dialog'
import { officeClient } from '../../platform/api/office-client.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { Fact, Facts } from '../../platform/layout/facts.tsx'
import { Section } from '../../platform/layout/section.tsx'
import { useMoney } from '../../platform/money/use-money.ts'
import { say } from '../../platform/say.ts'
import { RejectPayment } from '../payments/reject-payment.tsx'

const { payment: shared } = office
const { payment: words, methods, paymentStates } = office.orders

const tones = { submitted: 'offer', verified: 'success', rejected: 'danger' } as const satisfies Record<
  string,
  BadgeTone
>

export function PaymentCard({ order }: { order: Order }) {
  const { payment, paymentMethod } = order
  const dateOf = (text: string, date: string) => text.replace('{date}', formatDateTime(new Date(date), 'es'))
  return (
    <Section
      title={words.title}
      action={payment && <Badge tone={tones[payment.state]}>{paymentStates[payment.state]}</Badge>}
    >
      <p className="mb-3 font-semibold text-sm">{paymentMethod ? methods[paymentMethod] : words.undecided}</p>
      {payment ? (
        <>
          <Facts stacked>
            <Fact name={shared.code}>
              {payment.transactionCode && <code className="break-all">{payment.transactionCode}</code>}
            </Fact>
            <Fact name={words.note}>{payment.note}</Fact>
          </Facts>
          <p className="mt-2 text-ink-muted text-xs">{dateOf(words.told, payment.createdDate)}</p>
          {payment.verifiedDate && (
            <p className="text-ink-muted text-xs">{dateOf(words.checked, payment.verifiedDate)}</p>
          )}
        </>
      ) : (
        <p className="text-ink-muted text-sm">{words.none}</p>
      )}
      {order.status !== 'CANCELADA' && <PaymentActions order={order} />}
    </Section>
  )
}

function PaymentActions({ order }: { order: Order }) {
  const { id, payment, total, currency, version } = order
  const confirm = useConfirm()
  const money = useMoney()
  const { act, busy } = useAct()

  const judge = (judgement: Pick<PaymentJudgement, 'state' | 'note'>) =>
    act(() => officeClient.call(judgePayment, { params: { id }, body: { ...judgement, version } }), {
      done: judgement.state === 'verified' ? words.verified : shared.rejected,
    })

  async function verify() {
    const amount = money(payment?.amount ?? total, currency)
    const title = say(words.verifyTitle, { amount })
    if (await confirm({ title, text: words.verifyText, confirmLabel: words.verify }))
      await judge({ state: 'verified' })
  }

  return (
    <div className="mt-4 grid gap-2">
      {payment?.state !== 'verified' && (
        <Button size="sm" busy={busy} onClick={verify}>
          {payment ? words.verify : words.register}
        </Button>
      )}
      {payment && payment.state !== 'rejected' && (
        <RejectPayment busy={busy} onReject={(note) => judge({ state: 'rejected', note })} />
      )}
    </div>
  )
}
