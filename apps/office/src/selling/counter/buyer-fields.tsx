import { fieldsOf } from '@tecnoclick/contract/platform/field-limits'
import { counterSaleSchema } from '@tecnoclick/contract/selling/orders/schemas'
import { office } from '@tecnoclick/messages/office'
import { SelectField } from '@tecnoclick/ui/select-field'
import { TextArea } from '@tecnoclick/ui/text-area'
import { TextField } from '@tecnoclick/ui/text-field'
import { useFormContext } from 'react-hook-form'
import { usePaymentMethods } from '../payments/use-payment-methods.ts'

const { counter } = office
const field = fieldsOf(counterSaleSchema)

export interface BuyerDraft {
  buyerName: string
  buyerPhone: string
  buyerEmail: string
  paymentMethod: string
  transactionCode: string
  description: string
}

export const emptyBuyer: BuyerDraft = {
  buyerName: '',
  buyerPhone: '',
  buyerEmail: '',
  paymentMethod: 'cash',
  transactionCode: '',
  description: '',
}

export function BuyerFields() {
  const { register, watch, formState } = useFormContext<BuyerDraft>()
  const { errors } = formState
  const { options } = usePaymentMethods()
  return (
    <div className="grid gap-4">
      <TextField
        {...register('buyerName')}
        autoComplete="off"
        label={counter.name}
        required
        maxLength={field('buyerName').maxLength}
        error={errors.buyerName?.message}
      />
      <TextField
        {...register('buyerPhone')}
        autoComplete="off"
        type="tel"
        label={counter.phone}
        maxLength={field('buyerPhone').maxLength}
        error={errors.buyerPhone?.message}
      />
      <TextField
        {...register('buyerEmail')}
        autoComplete="off"
        type="email"
        label={counter.email}
        hint={counter.emailHint}
        error={errors.buyerEmail?.message}
      />
      <SelectField
        {...register('paymentMethod')}
        label={counter.payment}
        placeholder={counter.unpaid}
        options={options}
      />
      {watch('paymentMethod') === 'transfer' && (
        <TextField
          {...register('transactionCode')}
          autoComplete="off"
          label={counter.code}
          maxLength={field('transactionCode').maxLength}
          error={errors.transactionCode?.message}
        />
      )}
      <TextArea
        {...register('description')}
        label={counter.note}
        maxLength={field('description').maxLength}
        rows={2}
      />
    </div>
  )
}
