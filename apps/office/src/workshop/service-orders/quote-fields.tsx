import { office } from '@tecnoclick/messages/office'
import { CheckboxField } from '@tecnoclick/ui/checkbox-field'
import { SelectField } from '@tecnoclick/ui/select-field'
import { TextField } from '@tecnoclick/ui/text-field'
import { useFormContext } from 'react-hook-form'
import { useCurrencies } from '../../site/settings/use-currencies.ts'
import { areDays, isAmount, type ServiceDraft } from './quote-draft.ts'

const { quote: words } = office.serviceOrders

export function QuoteFields({ replaces }: { replaces: boolean }) {
  const currencies = useCurrencies()
  const { register, watch, formState } = useFormContext<ServiceDraft>()
  const { errors } = formState
  return (
    <div className="grid gap-3">
      <CheckboxField
        {...register('withQuote')}
        label={words.add}
        hint={replaces ? words.replaces : undefined}
      />
      {watch('withQuote') && (
        <div className="grid gap-3 rounded-md bg-sunken p-3 sm:grid-cols-3">
          <TextField
            {...register('amount', {
              validate: (text) => isAmount(text) || words.badAmount,
              shouldUnregister: false,
            })}
            label={words.amount}
            inputMode="decimal"
            autoComplete="off"
            required
            error={errors.amount?.message}
          />
          <SelectField
            {...register('currency')}
            label={words.currency}
            options={currencies.map(({ code }) => ({ value: code, label: code }))}
          />
          <TextField
            {...register('days', { validate: (text) => areDays(text) || words.badDays })}
            label={words.days}
            inputMode="numeric"
            autoComplete="off"
            error={errors.days?.message}
          />
          <TextField
            {...register('note')}
            label={words.note}
            maxLength={500}
            autoComplete="off"
            className="sm:col-span-3"
          />
        </div>
      )}
    </div>
  )
}
