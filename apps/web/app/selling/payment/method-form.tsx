import type { OfferedMethod } from '@tecnoclick/contract/selling/payments/schemas'
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
  action: string
  /** Of the order; whoever pays by a link has none. */
  version?: number
  currency: string
  chosen: string | null | undefined
  methods: readonly OfferedMethod[]
}

/** The customer, or whoever pays for them, chooses or changes how to pay. Works without script. */
export function MethodForm({ action, version, currency, chosen, methods }: MethodFormProps) {
  const t = useFullT()
  const busy = useNavigation().formData?.get('intent') === 'choose'
  const known = methods.find(({ code }) => code === chosen)?.code
  const typedBefore = useTypedBefore('method')
  return (
    <Form {...typedBefore} method="post" action={action} preventScrollReset className="grid gap-4">
      <input type="hidden" name="intent" value="choose" />
      {version !== undefined && <input type="hidden" name="version" value={version} />}
      <RadioGroup
        key={known}
        name="paymentMethod"
        label={known ? t('payment.change') : t('payment.choose')}
        hint={t('payment.chooseHint')}
        look="cards"
        required
        {...(known && { defaultValue: known })}
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
