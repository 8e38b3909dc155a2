import { useFullT } from '@tecnoclick/ui/messages'
import { TextField } from '@tecnoclick/ui/text-field'
import type { FieldErrors } from '../../platform/form/form-result.ts'

export interface Recipient {
  name: string
  phone: string
}

interface RecipientFieldsProps {
  recipient: Recipient
  onChange(recipient: Recipient): void
  /** At home the address says who receives; only its phone may be missing (selling.md#recipient). */
  homeDelivery: boolean
  errors: FieldErrors
}

export function RecipientFields({ recipient, onChange, homeDelivery, errors }: RecipientFieldsProps) {
  const t = useFullT()
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {!homeDelivery && (
        <TextField
          name="recipientName"
          label={t('checkout.recipient.name')}
          autoComplete="name"
          maxLength={200}
          required
          error={errors.recipientName}
          value={recipient.name}
          onChange={(event) => onChange({ ...recipient, name: event.target.value })}
        />
      )}
      <TextField
        name="recipientPhone"
        label={t(homeDelivery ? 'checkout.recipient.phoneAtHome' : 'checkout.recipient.phone')}
        hint={t('checkout.recipient.phoneHint')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        dir="ltr"
        maxLength={30}
        required
        error={errors.recipientPhone}
        value={recipient.phone}
        onChange={(event) => onChange({ ...recipient, phone: event.target.value })}
      />
    </div>
  )
}
