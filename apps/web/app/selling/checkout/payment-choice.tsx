import { paymentMethods } from '@tecnoclick/domain/selling/order'
import { useT } from '@tecnoclick/ui/messages'
import { RadioGroup } from '@tecnoclick/ui/radio-group'

/** Offered, never required (selling.md#payment). */
export function PaymentChoice() {
  const t = useT()
  return (
    <RadioGroup
      name="paymentMethod"
      label={t('checkout.payment.title')}
      hint={t('checkout.payment.optional')}
      look="cards"
      options={paymentMethods.map((value) => ({ value, label: t(`checkout.payment.${value}`) }))}
    />
  )
}
