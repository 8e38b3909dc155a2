import type { OrderPayment } from '@tecnoclick/contract/selling/orders/payment-schemas'
import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import { isReplaced } from '@tecnoclick/domain/selling/payment-balance'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { formatDateTime } from '@tecnoclick/messages/platform/format-date'
import { Badge, type BadgeTone } from '@tecnoclick/ui/badge'
import { Button } from '@tecnoclick/ui/button'
import { cx } from '@tecnoclick/ui/cx'
import { TextLink } from '@tecnoclick/ui/link'
import { Notice } from '@tecnoclick/ui/notice'
import { useState } from 'react'
import { Fact, Facts, Section } from '../../platform/layout/section.tsx'
import { useMoney } from '../../platform/money.tsx'
import { TransactionCodeCheck } from '../payments/code-uses.tsx'
import { RecordPayment } from '../payments/record-payment.tsx'
import { ExcessRefund, RefundList } from '../payments/refund-notice.tsx'
import { usePaymentMethods } from '../payments/use-payment-methods.ts'
import { useJudgePayment, VerifyMoneyDialog } from '../payments/verify-money-dialog.tsx'
import { RejectPayment } from './reject-payment.tsx'

const { payment: sharedTexts, orderPayments } = office
const { payment: texts, paymentStates } = office.orders

const tones = { submitted: 'offer', verified: 'success', rejected: 'danger' } as const satisfies Record<
  string,
  BadgeTone
>

/** What the customer chose and every payment of the order, with what staff may do. */
export function PaymentCard({ order }: { order: Order }) {
  const { payments, paymentMethod } = order
  const { nameOf } = usePaymentMethods()
  const isOpen = order.status !== 'CANCELADA'
  return (
    <Section title={texts.title}>
      <p className="mb-3 font-semibold text-sm">{paymentMethod ? nameOf(paymentMethod) : texts.undecided}</p>
      <MissingAccount order={order} />
      <PaidSoFar order={order} />
      <ExcessRefund order={order} />
      {payments.length === 0 && <p className="text-ink-muted text-sm">{texts.none}</p>}
      <ul className="grid gap-4">
        {payments.map((each) => (
          <li key={each.id} className="border-t pt-3 first:border-0 first:pt-0">
            <PaymentFacts payment={each} currency={order.currency} />
            {isOpen && <PaymentActions order={order} payment={each} />}
          </li>
        ))}
      </ul>
      {isOpen && order.due > 0 && <RecordPayment order={order} isFirst={payments.length === 0} />}
      <RefundList order={order} />
    </Section>
  )
}

function MissingAccount({ order }: { order: Order }) {
  const { methods } = usePaymentMethods()
  const method = methods.find(({ code }) => code === order.paymentMethod)
  if (order.channel === 'mostrador' || order.due === 0 || !method?.missingAccounts.includes(order.currency))
    return null
  return (
    <Notice kind="warning" className="mb-3">
      <p>{fillText(orderPayments.lacksAccount, { currency: order.currency })}</p>
      <TextLink href="/admin/payment-methods">{orderPayments.seeMethods}</TextLink>
    </Notice>
  )
}

function PaidSoFar({ order }: { order: Order }) {
  const money = useMoney()
  const { paid, total, due, excess, currency } = order
  if (paid === 0) return null
  const shown = (amount: number) => money(amount, currency)
  return (
    <p className={cx('mb-3 text-sm', due > 0 && 'font-semibold text-danger')}>
      {fillText(orderPayments.paidOf, { paid: shown(paid), total: shown(total) })}
      {due > 0 && `. ${fillText(orderPayments.due, { due: shown(due) })}.`}
      {excess > 0 && ` (${fillText(orderPayments.excess, { excess: shown(excess) })})`}
    </p>
  )
}

/** What the customer reported, and what speaks against it. */
export function PaymentFacts({ payment, currency }: { payment: OrderPayment; currency: string }) {
  const money = useMoney()
  const { nameOf } = usePaymentMethods()
  const withDate = (text: string, date: string) =>
    text.replace('{date}', formatDateTime(new Date(date), 'es'))
  return (
    <>
      <p className="mb-2 flex flex-wrap items-center gap-2 text-sm">
        <strong>{money(payment.amount, payment.currency)}</strong>
        {isReplaced(payment) ? (
          <Badge>{office.orders.paymentReplaced}</Badge>
        ) : (
          <Badge tone={tones[payment.state]}>{paymentStates[payment.state]}</Badge>
        )}
      </p>
      {payment.rate && (
        <p className="mb-2 text-sm">
          {fillText(orderPayments.settles, {
            settles: money(payment.settles, currency),
            rate: `${money(payment.rate.paid, payment.currency)} = ${money(payment.rate.settled, currency)}`,
          })}
        </p>
      )}
      <Facts stacked>
        <Fact name={orderPayments.method}>{payment.method && nameOf(payment.method)}</Fact>
        <Fact name={sharedTexts.code}>
          {payment.transactionCode && <code className="break-all">{payment.transactionCode}</code>}
        </Fact>
        <Fact name={orderPayments.collected}>
          {payment.collected && (
            <>
              {payment.collected.by} · {money(payment.collected.amount, payment.collected.currency)}
            </>
          )}
        </Fact>
        <Fact name={orderPayments.provider}>{payment.provider}</Fact>
        <Fact name={texts.note}>{payment.provider === payment.note ? null : payment.note}</Fact>
      </Facts>
      {payment.transactionCode && (
        <TransactionCodeCheck code={payment.transactionCode} of={{ paymentId: payment.id }} />
      )}
      {payment.receipt && (
        <a href={`/api/files/${payment.receipt}`} target="_blank" rel="noreferrer" className="mt-2 block">
          <img
            src={`/api/files/${payment.receipt}`}
            alt={orderPayments.receipt}
            loading="lazy"
            className="max-h-48 rounded-md border object-contain"
          />
        </a>
      )}
      <p className="mt-2 text-ink-muted text-xs">{withDate(texts.told, payment.createdDate)}</p>
      {payment.verifiedDate && (
        <p className="text-ink-muted text-xs">{withDate(texts.checked, payment.verifiedDate)}</p>
      )}
    </>
  )
}

function PaymentActions({ order, payment }: { order: Order; payment: OrderPayment }) {
  const { judge, busy, refusal, clearRefusal } = useJudgePayment(order, payment.id)
  const [isVerifying, setVerifying] = useState(false)
  return (
    <div className="mt-3 grid gap-2">
      {/* What is paid after a courier's mistake is a payment of its own. */}
      {payment.state !== 'verified' && !(payment.state === 'rejected' && payment.collected) && (
        <Button size="sm" busy={busy} onClick={() => setVerifying(true)}>
          {texts.verify}
        </Button>
      )}
      {payment.provider !== null && <p className="text-ink-muted text-xs">{orderPayments.providerKept}</p>}
      {payment.state !== 'rejected' && payment.provider === null && (
        <RejectPayment
          busy={busy}
          refusal={refusal}
          onReject={(note) => judge({ state: 'rejected', note })}
          onClose={clearRefusal}
        />
      )}
      {isVerifying && (
        <VerifyMoneyDialog
          order={order}
          payment={payment}
          judge={judge}
          busy={busy}
          refusal={refusal}
          onClose={() => {
            clearRefusal()
            setVerifying(false)
          }}
        />
      )}
    </div>
  )
}
