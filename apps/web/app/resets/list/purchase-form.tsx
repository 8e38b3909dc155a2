import type { Reset, ResetPayment } from '@tecnoclick/contract/resets/files/schemas'
import { type ResetPlan, resetPlans } from '@tecnoclick/domain/resets/reset-plan'
import { Button } from '@tecnoclick/ui/button'
import { useT } from '@tecnoclick/ui/messages'
import { RadioGroup } from '@tecnoclick/ui/radio-group'
import { TextField } from '@tecnoclick/ui/text-field'
import { useState } from 'react'
import type { FormAnswer } from '../../platform/form/form-answer.ts'
import { FormFailure } from '../../platform/form/form-failure.tsx'
import { useCheckedForm } from '../../platform/form/use-checked-form.ts'
import { useMoney } from '../../shell/use-money.ts'
import { PaymentDetails } from './payment-details.tsx'

interface PurchaseFormProps {
  reset: Reset
  payment: ResetPayment
  plan: ResetPlan
  requestKey: string
  posted: FormAnswer | undefined
}

const loadRules = async () => (await import('./purchase-rules.ts')).purchaseRules

/** The plan is identified by its amount, as on the wire (resets.md#plans). */
export function PurchaseForm({ reset, payment, plan, requestKey, posted }: PurchaseFormProps) {
  const t = useT()
  const money = useMoney(payment.currency)
  const [chosen, setChosen] = useState(planOfAmount(payment, posted?.values?.precio) ?? plan)
  const [ownKey] = useState(posted?.values?.requestKey ?? requestKey)
  const { form, errors, busy } = useCheckedForm({
    action: `/reset/order/create/${reset.id}`,
    load: loadRules,
    posted,
    failureToast: 'info',
  })
  return (
    <form {...form} className="grid gap-6">
      <FormFailure posted={posted} />
      <input type="hidden" name="resetId" value={reset.id} />
      <input type="hidden" name="requestKey" value={ownKey} />
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
      <PaymentDetails payment={payment} plan={chosen} />
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
        required
      />
      <Button type="submit" busy={busy} block>
        {t('resets.purchase.submit')}
      </Button>
    </form>
  )
}

function planOfAmount({ plans }: ResetPayment, amount: string | undefined): ResetPlan | undefined {
  return resetPlans.find((plan) => String(plans[plan].precio) === amount)
}
