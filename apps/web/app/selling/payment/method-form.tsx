import type { OfferedMethod, OrderPaymentOptions } from '@tecnoclick/contract/selling/payments/schemas'
import type { TranslateAll } from '@tecnoclick/messages/translate'
import { Button } from '@tecnoclick/ui/button'
import { cx } from '@tecnoclick/ui/cx'
import { useFullT } from '@tecnoclick/ui/messages'
import { RadioGroup, type RadioOption } from '@tecnoclick/ui/radio-group'
import { Form, useNavigation } from 'react-router'
import { useTypedBefore } from '../../platform/form/use-typed-before.ts'

/** A method; chosen, with its instructions. One without an account in this currency, or refused, cannot be chosen. */
export function methodOption(
  { code, name, instructions, lacksAccount, isRefused }: OfferedMethod,
  t: TranslateAll,
  currency: string,
): RadioOption {
  const disabled = lacksAccount || isRefused
  const chosen = disabled ? undefined : 'hidden in-[label:has(:checked)]:block'
  const why = isRefused ? t('errors.businessCash') : t('payment.noAccount', { currency })
  const hint = disabled ? why : instructions
  return {
    value: code,
    label: <bdi>{name}</bdi>,
    disabled,
    ...(hint && { hint: <bdi className={cx('whitespace-pre-line', chosen)}>{hint}</bdi> }),
  }
}

interface MethodFormProps {
  orderId: number
  version: number
  currency: string
  options: OrderPaymentOptions
}

/** The customer chooses or changes how to pay. Works without script. */
export function MethodForm({ orderId, version, currency, options }: MethodFormProps) {
  const t = useFullT()
  const busy = useNavigation().formData?.get('intent') === 'choose'
  const { methods, paymentMethod } = options
  const typedBefore = useTypedBefore('method')
  return (
    <Form
      {...typedBefore}
      method="post"
      action={`/account/orders/${orderId}`}
      preventScrollReset
      className="grid gap-4"
    >
      <input type="hidden" name="intent" value="choose" />
      <input type="hidden" name="version" value={version} />
      <RadioGroup
        key={paymentMethod}
        name="paymentMethod"
        label={paymentMethod === null ? t('payment.choose') : t('payment.change')}
        hint={t('payment.chooseHint')}
        look="cards"
        required
        {...(paymentMethod !== null && { defaultValue: paymentMethod })}
        options={methods.map((method) => methodOption(method, t, currency))}
      />
      <div>
        <Button type="submit" variant="secondary" busy={busy}>
          {t('payment.save')}
        </Button>
      </div>
    </Form>
  )
}
