import type { Reset, ResetPayment } from '@tecnoclick/contract/resets/files/schemas'
import { deadEndsOf } from '@tecnoclick/domain/resets/dead-end'
import { type ResetPlan, resetPlans } from '@tecnoclick/domain/resets/reset-plan'
import { direction, type Locale } from '@tecnoclick/messages/platform/locales'
import { Button } from '@tecnoclick/ui/button'
import { CheckboxField } from '@tecnoclick/ui/checkbox-field'
import { useFullT, useLocale } from '@tecnoclick/ui/messages'
import { Notice } from '@tecnoclick/ui/notice'
import { RadioGroup } from '@tecnoclick/ui/radio-group'
import { TextField } from '@tecnoclick/ui/text-field'
import { useEffect, useRef, useState } from 'react'
import { FormFailure } from '../../platform/form/form-notice.tsx'
import type { FieldErrors, FieldValues, FormResult } from '../../platform/form/form-result.ts'
import { useCheckedForm } from '../../platform/form/use-checked-form.ts'
import { useFormDraft } from '../../platform/form/use-form-draft.ts'
import { useHydrated } from '../../platform/form/use-hydrated.ts'
import { useOwnPrinter } from '../../platform/own-printer.ts'
import { useMoney } from '../../platform/page/use-money.ts'
import { useRequestKey } from '../../platform/requests/use-request-key.ts'
import { LazyHydrate, lazyPart } from '../../rendering/lazy-hydrate.tsx'
import { OutcomeRate } from './outcome-rate.tsx'

interface PurchaseFormProps {
  reset: Reset
  payment: ResetPayment
  plan: ResetPlan
  /** Store credit of the account. */
  credit: number
  requestKey: string
  posted: FormResult | undefined
}

const detailsPart = lazyPart(async () => ({
  default: (await import('./payment-details.tsx')).PaymentDetails,
}))
const loadRules = async () => (await import('./purchase-rules.ts')).purchaseRules

/** The plan is identified by its amount, as on the wire (resets.md#plans). */
export function PurchaseForm({ reset, payment, plan, credit, requestKey, posted }: PurchaseFormProps) {
  const t = useFullT()
  const money = useMoney(payment.currency)
  const [chosen, setChosen] = useState(planOfAmount(payment, posted?.values?.precio) ?? plan)
  const [isCredit, setCredit] = useState(false)
  const paysWithCredit = isCredit && credit >= payment.plans[chosen].precio
  const hydrated = useHydrated()
  const page = `/reset/order/create/${reset.id}`
  const key = useRequestKey('reset', page, posted?.values?.requestKey ?? requestKey)
  const { form, errors, refused, busy } = useCheckedForm({
    action: page,
    load: loadRules,
    posted,
  })
  useFormDraft(form.ref, page)
  return (
    <form {...form} className="grid gap-6">
      <FormFailure posted={refused} />
      <input type="hidden" name="resetId" value={reset.id} />
      <input type="hidden" name="requestKey" value={key} />
      <OutcomeRate reset={reset} className="font-semibold" />
      <PrinterFields reset={reset} typed={posted?.values ?? {}} errors={errors} />
      <RadioGroup
        name="precio"
        label={t('resets.list.plan')}
        look="cards"
        value={String(payment.plans[chosen].precio)}
        onValueChange={(amount) => setChosen(planOfAmount(payment, amount) ?? chosen)}
        options={resetPlans.map((each) => ({
          value: String(payment.plans[each].precio),
          label: t(`resets.plans.${each}`),
          hint: <bdi dir="ltr">{money(payment.plans[each].precio)}</bdi>,
        }))}
        error={errors.precio}
      />
      {credit >= payment.plans[chosen].precio && (
        <CheckboxField
          name="useCredit"
          label={t('checkout.credit.use', { balance: money(credit) })}
          checked={isCredit}
          onChange={({ currentTarget }) => setCredit(currentTarget.checked)}
        />
      )}
      {/* Of another plan nothing is shown till its code is there. */}
      {!paysWithCredit && <LazyHydrate key={chosen} part={detailsPart} props={{ payment, plan: chosen }} />}
      {!paysWithCredit && (
        <TextField
          name="transactionCode"
          label={t('resets.purchase.transactionCode')}
          hint={t('resets.purchase.codeHint')}
          defaultValue={posted?.values?.transactionCode}
          error={errors.transactionCode}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          // Without script the box may be ticked instead.
          required={hydrated || credit < payment.plans[chosen].precio}
        />
      )}
      <Button type="submit" busy={busy} block>
        {t('resets.purchase.submit')}
      </Button>
    </form>
  )
}

interface PrinterFieldsProps {
  reset: Reset
  typed: FieldValues
  errors: FieldErrors
}

/** For which printer it is, and where it is known not to work: said before it is paid (resets.md#dead-ends). */
function PrinterFields({ reset: { deadEnds }, typed, errors }: PrinterFieldsProps) {
  const t = useFullT()
  const locale = useLocale()
  const hydrated = useHydrated()
  const { model: own } = useOwnPrinter()
  const model = useRef<HTMLInputElement>(null)
  const [firmware, setFirmware] = useState(typed.firmware ?? '')
  // Known in the browser alone; what was typed stays.
  useEffect(() => {
    if (own !== undefined && model.current?.value === '') model.current.value = own
  }, [own])
  const isDeadEnd = deadEndsOf(deadEnds, firmware).length > 0
  // Without script the server says that it has to be confirmed.
  const isAsked = isDeadEnd || (!hydrated && errors.acceptDeadEnd !== undefined)
  return (
    <>
      {deadEnds.length > 0 && (
        <Notice kind="warning" title={t('resets.purchase.deadEnds')}>
          <ul className="grid list-disc gap-1.5 ps-4">
            {deadEnds.map(({ firmware: version, text }) => (
              <li key={`${version} ${text}`}>
                {version !== '' && t('resets.purchase.withFirmware', { firmware: isolated(version, locale) })}{' '}
                <bdi lang="es">{text}</bdi>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          name="printerModel"
          label={t('resets.purchase.printerModel')}
          hint={t('resets.purchase.printerModelHint')}
          ref={model}
          defaultValue={typed.printerModel}
          error={errors.printerModel}
          maxLength={80}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          required
        />
        <TextField
          name="firmware"
          label={t('resets.purchase.firmware')}
          hint={t('resets.purchase.firmwareHint')}
          defaultValue={typed.firmware}
          onChange={({ currentTarget }) => setFirmware(currentTarget.value)}
          error={errors.firmware}
          maxLength={60}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </div>
      {isAsked && (
        <CheckboxField
          name="acceptDeadEnd"
          label={t('resets.purchase.acceptDeadEnd')}
          error={errors.acceptDeadEnd && t('resets.purchase.deadEndMissing')}
          required
        />
      )}
    </>
  )
}

/** Within Arabic a version such as `AS25*` stays in one piece. */
function isolated(text: string, locale: Locale): string {
  return direction(locale) === 'rtl' ? `\u2066${text}\u2069` : text
}

function planOfAmount({ plans }: ResetPayment, amount: string | undefined): ResetPlan | undefined {
  return resetPlans.find((plan) => String(plans[plan].precio) === amount)
}
