import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import {
  dismissProviderPayment,
  listProviderPayments,
  refundProviderPayment,
  verifyProviderPayment,
} from '@tecnoclick/contract/selling/providers/endpoints'
import type { ProviderPayment } from '@tecnoclick/contract/selling/providers/schemas'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Badge } from '@tecnoclick/ui/badge'
import { Button } from '@tecnoclick/ui/button'
import { Dialog } from '@tecnoclick/ui/dialog'
import { Notice } from '@tecnoclick/ui/notice'
import { TextField } from '@tecnoclick/ui/text-field'
import { useId, useState } from 'react'
import { textOf } from '../../platform/api/form-values.ts'
import { officeClient } from '../../platform/api/office-client.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { useApiQuery } from '../../platform/api/use-api-query.ts'
import { FormButtons } from '../../platform/form/form-buttons.tsx'
import { SaveError } from '../../platform/form/form-error.tsx'
import { DateTime } from '../../platform/layout/date-time.tsx'
import { Fact, Facts, Section } from '../../platform/layout/section.tsx'
import { LoadError } from '../../platform/list/list-states.tsx'
import { Money, useMoney } from '../../platform/money.tsx'
import { Permitted } from '../../platform/permissions.tsx'
import { MoneyDialog } from '../payments/money-dialog.tsx'

const { onlinePayments: texts } = office

/** What became of the order's payments with gateways. Orders without one show nothing. */
export function OnlinePaymentsCard({ order }: { order: Order }) {
  const { data, error, refetch } = useApiQuery({
    queryKey: ['online-payments', order.id, order.version],
    enabled: order.channel !== 'mostrador',
    read: ({ signal }) => officeClient.call(listProviderPayments, { params: { id: order.id }, signal }),
  })
  const attempts = data?.data ?? []
  if (attempts.length === 0 && !error) return null
  return (
    <Section title={texts.title}>
      {error && !data && <LoadError error={error} onRetry={refetch} />}
      <ul className="grid gap-4">
        {attempts.map((attempt) => (
          <Attempt key={attempt.id} attempt={attempt} owed={Math.max(order.refundDue, order.excess)} />
        ))}
      </ul>
    </Section>
  )
}

interface AttemptProps {
  attempt: ProviderPayment
  /** What is given back at most. */
  owed: number
}

function Attempt({ attempt, owed }: AttemptProps) {
  const { providerName, state, amount, currency, refunded, isRefunding, attention } = attempt
  const money = useMoney()
  const tone = state === 'paid' ? 'success' : state === 'failed' ? 'danger' : 'neutral'
  return (
    <li className="grid gap-2 text-sm">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-semibold">{providerName}</span>
        <Money amount={amount} currency={currency} className="tabular-nums" />
      </p>
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={tone}>{texts.states[state]}</Badge>
        <DateTime date={attempt.paidDate ?? attempt.createdDate} className="text-ink-muted text-xs" />
      </p>
      <Facts stacked>
        <Fact name={texts.reference}>
          <code className="break-all">{attempt.reference}</code>
        </Fact>
        <Fact name={texts.providerReference}>
          {attempt.providerReference && <code className="break-all">{attempt.providerReference}</code>}
        </Fact>
      </Facts>
      {refunded > 0 && <p>{fillText(texts.refundedOf, { amount: money(refunded, currency) })}</p>}
      {isRefunding && <Notice kind="info">{texts.refunding}</Notice>}
      {attention && <Notice kind="warning">{texts.attention[attention]}</Notice>}
      <Permitted permission="payments:write">
        <Actions attempt={{ ...attempt, refundable: Math.min(attempt.refundable, owed) }} />
      </Permitted>
      <Events attempt={attempt} />
    </li>
  )
}

function Actions({ attempt }: { attempt: ProviderPayment }) {
  const { id, mayVerify, refundable, attention } = attempt
  const { run, busy } = useAction()
  const [open, setOpen] = useState<'refund' | 'dismiss'>()
  const close = () => setOpen(undefined)
  const verify = () =>
    run(() => officeClient.call(verifyProviderPayment, { params: { id } }), { done: texts.verified })
  return (
    <div className="flex flex-wrap gap-2">
      {mayVerify && (
        <Button variant="secondary" size="sm" busy={busy} onClick={verify}>
          {texts.verify}
        </Button>
      )}
      {refundable > 0 && (
        <Button variant="secondary" size="sm" onClick={() => setOpen('refund')}>
          {texts.refund}
        </Button>
      )}
      {attention && (
        <Button variant="secondary" size="sm" onClick={() => setOpen('dismiss')}>
          {texts.dismiss}
        </Button>
      )}
      {open === 'refund' && <RefundDialog attempt={attempt} onClose={close} />}
      {open === 'dismiss' && <DismissDialog attempt={attempt} onClose={close} />}
    </div>
  )
}

interface DialogProps {
  attempt: ProviderPayment
  onClose: () => void
}

function RefundDialog({ attempt, onClose }: DialogProps) {
  const { id, version, providerName, refundable, currency } = attempt
  const { run, busy, refusal } = useAction({ inline: true })
  const money = useMoney()
  return (
    <MoneyDialog
      title={fillText(texts.refundTitle, { name: providerName })}
      text={texts.refundText}
      amountLabel={texts.refundAmount}
      amountHint={fillText(texts.refundHint, { amount: money(refundable, currency) })}
      saveLabel={texts.refund}
      amount={refundable}
      currency={currency}
      onClose={onClose}
      busy={busy}
      refusal={refusal}
      onSave={(amount) =>
        run(() => officeClient.call(refundProviderPayment, { params: { id }, body: { amount, version } }), {
          done: texts.refundAsked,
        })
      }
    />
  )
}

function DismissDialog({ attempt: { id, version }, onClose }: DialogProps) {
  const { run, busy, refusal } = useAction({ inline: true })
  const form = useId()
  return (
    <Dialog
      title={texts.dismissTitle}
      size="sm"
      role="alertdialog"
      open
      onClose={onClose}
      footer={<FormButtons form={form} busy={busy} saveLabel={texts.dismiss} onCancel={onClose} />}
    >
      <form
        id={form}
        className="grid gap-4"
        onSubmit={async (event) => {
          event.preventDefault()
          const reason = textOf(new FormData(event.currentTarget).get('reason'))
          const call = () =>
            officeClient.call(dismissProviderPayment, { params: { id }, body: { reason, version } })
          if (await run(call, { done: texts.dismissed })) onClose()
        }}
      >
        <TextField
          name="reason"
          label={texts.dismissLabel}
          hint={texts.dismissHint}
          maxLength={500}
          pattern=".*\S.*"
          autoComplete="off"
          required
          data-autofocus
        />
        <SaveError refusal={refusal} />
      </form>
    </Dialog>
  )
}

function Events({ attempt: { events } }: { attempt: ProviderPayment }) {
  if (events.length === 0) return null
  return (
    <details>
      <summary className="cursor-pointer text-link">{texts.events}</summary>
      <ul className="grid gap-1 pt-1 text-ink-muted text-xs">
        {events.map(({ source, state, amount, currency, outcome, date }) => (
          <li key={`${date} ${source} ${state} ${amount}`}>
            <DateTime date={date} /> · {texts.sources[source]}: {texts.reported[state]}
            {amount !== null && ` ${amount.toFixed(2)} ${currency ?? ''}`} · {texts.outcomes[outcome]}
          </li>
        ))}
      </ul>
    </details>
  )
}
