import { limitsOf } from '@tecnoclick/contract/platform/field-limits'
import { changeServiceOrder } from '@tecnoclick/contract/workshop/service-orders/endpoints'
import {
  newQuoteSchema,
  type ServiceOrderDetail,
  serviceOrderChangeSchema,
} from '@tecnoclick/contract/workshop/service-orders/schemas'
import { isOpen } from '@tecnoclick/domain/selling/order-status'
import { office } from '@tecnoclick/messages/office'
import { CheckboxField } from '@tecnoclick/ui/checkbox-field'
import { SelectField } from '@tecnoclick/ui/select-field'
import { TextField } from '@tecnoclick/ui/text-field'
import { useFormContext } from 'react-hook-form'
import { officeClient } from '../../platform/api/office-client.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { useCurrencies } from '../../platform/money.tsx'
import { AnswerForm } from '../../selling/orders/answer-form.tsx'
import { isValidAmount, isValidDays, noQuote, type ServiceDraft, toQuote } from './quote-draft.ts'

const { answer, quote: texts } = office.serviceOrders

export function ServiceAnswer({ order }: { order: ServiceOrderDetail }) {
  const { run, busy } = useAction()
  return (
    <AnswerForm<ServiceDraft>
      key={order.id}
      row={order}
      texts={answer}
      maxLength={limitsOf(serviceOrderChangeSchema.shape.respuesta).maxLength}
      extra={noQuote}
      hasExtra={({ withQuote }) => withQuote}
      busy={busy}
      send={(change, draft) => {
        const quote = toQuote(draft, new Date())
        const body = { ...change, ...(quote && { quote }) }
        return run(() => officeClient.call(changeServiceOrder, { params: { id: order.id }, body }), {
          done: answer.saved,
        })
      }}
    >
      {isOpen(order.status) && <QuoteFields replaces={order.quote?.state === 'pending'} />}
    </AnswerForm>
  )
}

function QuoteFields({ replaces }: { replaces: boolean }) {
  const currencies = useCurrencies()
  const { register, watch, formState } = useFormContext<ServiceDraft>()
  const { errors } = formState
  return (
    <div className="grid gap-3">
      <CheckboxField
        {...register('withQuote')}
        label={texts.add}
        hint={replaces ? texts.replaces : undefined}
      />
      {watch('withQuote') && (
        <div className="grid gap-3 rounded-md bg-sunken p-3 sm:grid-cols-3">
          <TextField
            {...register('amount', {
              validate: (text) => isValidAmount(text) || texts.badAmount,
              shouldUnregister: false,
            })}
            label={texts.amount}
            inputMode="decimal"
            autoComplete="off"
            required
            error={errors.amount?.message}
          />
          <SelectField
            {...register('currency')}
            label={texts.currency}
            options={currencies.map(({ code }) => ({ value: code, label: code }))}
          />
          <TextField
            {...register('days', { validate: (text) => isValidDays(text) || texts.badDays })}
            label={texts.days}
            inputMode="numeric"
            autoComplete="off"
            error={errors.days?.message}
          />
          <TextField
            {...register('note')}
            label={texts.note}
            maxLength={limitsOf(newQuoteSchema.shape.note).maxLength}
            autoComplete="off"
            className="sm:col-span-3"
          />
        </div>
      )}
    </div>
  )
}
