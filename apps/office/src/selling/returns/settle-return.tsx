import { listBrands } from '@tecnoclick/contract/catalogue/browse/endpoints'
import { settleReturn } from '@tecnoclick/contract/selling/returns/endpoints'
import type { OrderReturn, ReturnLine } from '@tecnoclick/contract/selling/returns/schemas'
import { listServicesWithType } from '@tecnoclick/contract/workshop/services/endpoints'
import { type ReturnOutcome, returnOutcomes } from '@tecnoclick/domain/selling/returns'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Button } from '@tecnoclick/ui/button'
import { CheckboxField } from '@tecnoclick/ui/checkbox-field'
import { SelectField } from '@tecnoclick/ui/select-field'
import { TextField } from '@tecnoclick/ui/text-field'
import { type FormEvent, useState } from 'react'
import { amountOf } from '../../platform/api/form-values.ts'
import { officeClient } from '../../platform/api/office-client.ts'
import { useApiQuery } from '../../platform/api/use-api-query.ts'
import { useConfirmedAction } from '../../platform/api/use-confirmed-action.ts'
import { isTold, newsHint } from '../../platform/customer-news.ts'
import { SaveError } from '../../platform/form/form-error.tsx'
import { Section } from '../../platform/layout/section.tsx'
import { useMoney } from '../../platform/money.tsx'
import { MethodField } from '../payments/method-field.tsx'
import { chosenPayment, RefundChoice, RefundParts, useRefundableMoney } from '../payments/refund-choice.tsx'
import { TransactionCodeField } from '../payments/transaction-code-field.tsx'
import { ReturnedUnits } from '../serials/returned-units.tsx'
import { useReturnNews } from './return-news.ts'
import { offeredOutcomes, readSettlement, usualOutcome, usualRefund } from './settlement-draft.ts'

const { settlement: texts } = office.returns

type Outcomes = Readonly<Record<number, ReturnOutcome>>

/** What becomes of each line, and the refund. It cannot be changed afterwards. */
export function SettleReturn({ asked }: { asked: OrderReturn }) {
  const { run, busy, refusal } = useConfirmedAction({ inline: true })
  const tell = useReturnNews(asked)
  const settleLabel = isTold(asked.customer) ? texts.settle : texts.settleUntold
  const [amountError, setAmountError] = useState<string>()
  const [outcomes, setOutcomes] = useState<Outcomes>(() =>
    Object.fromEntries(asked.lines.map(({ id }) => [id, usualOutcome(asked)])),
  )

  async function settle(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const body = readSettlement(asked, new FormData(event.currentTarget))
    setAmountError(body ? undefined : texts.wrongAmount)
    if (!body) return
    const question = {
      title: texts.confirmTitle,
      text: `${newsHint(asked.customer)} ${texts.confirm}`,
      confirmLabel: settleLabel,
    }
    await run(question, () => officeClient.call(settleReturn, { params: { id: asked.id }, body }), {
      done: () => tell(texts.settled, texts.settled),
    })
  }

  const offered = offeredOutcomes(asked)
  const options = offered.map((outcome) => ({ value: outcome, label: texts.outcomes[outcome] }))
  return (
    <Section title={texts.title}>
      <form onSubmit={settle} className="grid gap-5">
        {!offered.includes('stock') && <p className="text-ink-muted text-sm">{texts.notSellable}</p>}
        {asked.lines.map((line) => (
          <LineOutcome
            key={line.id}
            orderId={asked.orderId}
            line={line}
            options={options}
            outcome={outcomes[line.id] ?? usualOutcome(asked)}
            onChange={(outcome) => setOutcomes((before) => ({ ...before, [line.id]: outcome }))}
          />
        ))}
        <RefundFields asked={asked} outcomes={outcomes} error={amountError} />
        <TextField name="note" label={texts.note} maxLength={500} autoComplete="off" />
        <div>
          <Button type="submit" busy={busy}>
            {settleLabel}
          </Button>
        </div>
        <SaveError refusal={refusal} />
      </form>
    </Section>
  )
}

interface LineOutcomeProps {
  orderId: number
  line: ReturnLine
  options: { value: ReturnOutcome; label: string }[]
  outcome: ReturnOutcome
  onChange: (outcome: ReturnOutcome) => void
}

function LineOutcome({
  orderId,
  line: { id, lineId, name, quantity, brandId },
  options,
  outcome,
  onChange,
}: LineOutcomeProps) {
  const product = fillText(office.returns.line, { product: name, quantity })
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        name={`outcome-${id}`}
        label={fillText(texts.outcome, { product })}
        options={options}
        value={outcome}
        onChange={({ currentTarget: { value } }) =>
          onChange(returnOutcomes.find((one) => one === value) ?? outcome)
        }
        className="sm:col-span-2"
      />
      <div className="empty:hidden sm:col-span-2">
        <ReturnedUnits orderId={orderId} lineId={lineId} name={`serials-${id}`} />
      </div>
      {outcome === 'repair' && <RepairFields id={id} hasBrand={brandId !== null} />}
    </div>
  )
}

/** The brand is asked for where the product has none. */
function RepairFields({ id, hasBrand }: { id: number; hasBrand: boolean }) {
  const services = useApiQuery({
    queryKey: ['offered-services'],
    read: ({ signal }) => officeClient.call(listServicesWithType, { signal }),
  })
  const brands = useApiQuery({
    queryKey: ['offered-brands'],
    read: ({ signal }) => officeClient.call(listBrands, { signal }),
  })
  const toOption = ({ id: value, name }: { id: number; name: string }) => ({
    value: String(value),
    label: name,
  })
  return (
    <>
      <SelectField
        name={`service-${id}`}
        label={texts.service}
        placeholder={texts.chooseService}
        options={services.data?.data.map(toOption) ?? []}
        required
      />
      {!hasBrand && (
        <SelectField
          name={`brand-${id}`}
          label={texts.brand}
          placeholder={texts.chooseBrand}
          options={brands.data?.data.map(toOption) ?? []}
          required
        />
      )}
    </>
  )
}

interface RefundFieldsProps {
  asked: OrderReturn
  outcomes: Outcomes
  error: string | undefined
}

function RefundFields({ asked, outcomes, error }: RefundFieldsProps) {
  const money = useMoney()
  const { refundable, currency, paidMethods } = asked
  const left = useRefundableMoney(asked.orderId)
  const [paymentId, setPaymentId] = useState<number>()
  const payment = chosenPayment(left, paymentId)
  const wanted = usualRefund(asked, outcomes)
  const usual = Math.min(payment?.settles ?? wanted, wanted)
  const [typed, setTyped] = useState<{ of: string; amount: number | null }>()
  const field = `${usual} ${paymentId}`
  const [chosen, setChosen] = useState<boolean>()
  const isWanted = chosen ?? usual > 0
  if (refundable === 0) return <p className="text-ink-muted text-sm">{texts.nothingPaid}</p>
  return (
    <fieldset className="grid gap-4">
      <CheckboxField
        name="refund"
        label={texts.refund}
        checked={isWanted}
        onChange={({ currentTarget: { checked } }) => setChosen(checked)}
      />
      {isWanted && (
        <div className="grid gap-4 sm:grid-cols-2">
          <div className="empty:hidden sm:col-span-2">
            <RefundChoice refundable={left} currency={currency} value={paymentId} onChange={setPaymentId} />
          </div>
          <TextField
            key={field}
            name="amount"
            label={`${texts.amount} (${currency})`}
            hint={fillText(texts.refundable, { amount: money(refundable, currency) })}
            inputMode="decimal"
            autoComplete="off"
            defaultValue={usual > 0 ? usual.toFixed(2) : ''}
            error={error}
            onChange={({ currentTarget }) => setTyped({ of: field, amount: amountOf(currentTarget.value) })}
            required
          />
          <div className="content-center">
            <RefundParts
              refundable={left}
              paymentId={paymentId}
              amount={typed?.of === field ? typed.amount : usual}
              currency={currency}
            />
          </div>
          <MethodField
            key={paymentId}
            label={texts.method}
            placeholder={office.orderRefunds.chooseMethod}
            paidWith={payment?.method ?? paidMethods[0]}
          />
          <TransactionCodeField label={texts.code} hint={texts.codeHint} />
        </div>
      )}
    </fieldset>
  )
}
