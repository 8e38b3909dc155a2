import { paymentMethods } from '@tecnoclick/domain/selling/order'
import { office } from '@tecnoclick/messages/office'
import { SelectField } from '@tecnoclick/ui/select-field'
import { TextArea } from '@tecnoclick/ui/text-area'
import { TextField } from '@tecnoclick/ui/text-field'
import { useFormContext } from 'react-hook-form'

const { counter, orders } = office

export interface BuyerDraft {
  buyerName: string
  buyerPhone: string
  buyerEmail: string
  paymentMethod: '' | (typeof paymentMethods)[number]
  transactionCode: string
  description: string
}

export const nobody: BuyerDraft = {
  ...{ buyerName: '', buyerPhone: '', buyerEmail: '' },
  ...{ paymentMethod: 'cash', transactionCode: '', description: '' },
}

export function BuyerFields() {
  const { register, watch, formState } = useFormContext<BuyerDraft>()
  const { errors } = formState
  const plain = { autoComplete: 'off' } as const
  return (
    <div className="grid gap-4">
      <TextField
        {...register('buyerName')}
        {...plain}
        label={counter.name}
        required
        maxLength={200}
        error={errors.buyerName?.message}
      />
      <TextField
        {...register('buyerPhone')}
        {...plain}
        type="tel"
        label={counter.phone}
        maxLength={30}
        error={errors.buyerPhone?.message}
      />
      <TextField
        {...register('buyerEmail')}
        {...plain}
        type="email"
        label={counter.email}
        hint={counter.emailHint}
        error={errors.buyerEmail?.message}
      />
      <SelectField
        {...register('paymentMethod')}
        label={counter.payment}
        placeholder={counter.unpaid}
        options={paymentMethods.map((method) => ({ value: method, label: orders.methods[method] }))}
      />
      {watch('paymentMethod') === 'transfer' && (
        <TextField
          {...register('transactionCode')}
          {...plain}
          label={counter.code}
          maxLength={64}
          error={errors.transactionCode?.message}
        />
      )}
      <TextArea {...register('description')} label={counter.note} maxLength={2000} rows={2} />
    </div>
  )
}
