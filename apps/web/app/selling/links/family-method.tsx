import type { OfferedMethod } from '@tecnoclick/contract/selling/payments/schemas'
import { Button } from '@tecnoclick/ui/button'
import { useFullT } from '@tecnoclick/ui/messages'
import { RadioGroup } from '@tecnoclick/ui/radio-group'
import { Form, useNavigation } from 'react-router'
import { methodOption } from '../payment/method-form.tsx'

interface FamilyMethodProps {
  action: string
  currency: string
  chosen: string | undefined
  methods: readonly OfferedMethod[]
}

/** Whoever pays for the buyer says how. Works without script. */
export function FamilyMethod({ action, currency, chosen, methods }: FamilyMethodProps) {
  const t = useFullT()
  const busy = useNavigation().formData?.get('intent') === 'choose'
  const known = methods.find(({ code }) => code === chosen)?.code
  return (
    <Form method="post" action={action} preventScrollReset className="grid gap-4 border-t pt-4">
      <input type="hidden" name="intent" value="choose" />
      <RadioGroup
        name="paymentMethod"
        label={known ? t('payment.change') : t('payment.choose')}
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
