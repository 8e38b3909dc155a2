import { limitsOf } from '@tecnoclick/contract/platform/field-limits'
import { newQuoteLineSchema, newQuoteSchema } from '@tecnoclick/contract/workshop/service-orders/schemas'
import { linesPerQuote, type QuoteLineKind, quoteLineKinds } from '@tecnoclick/domain/workshop/quote-lines'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Button } from '@tecnoclick/ui/button'
import { CheckboxField } from '@tecnoclick/ui/checkbox-field'
import { IconButton } from '@tecnoclick/ui/icon-button'
import { SelectField } from '@tecnoclick/ui/select-field'
import { TextField } from '@tecnoclick/ui/text-field'
import Trash from 'lucide-react/icons/trash-2'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { Money, useCurrencies } from '../../platform/money.tsx'
import { LineSource } from '../work/line-source.tsx'
import {
  isValidAmount,
  isValidDays,
  isValidLine,
  readDeposit,
  type ServiceDraft,
  totalOf,
} from './quote-draft.ts'

const { quote: texts } = office.serviceOrders

export function QuoteFields({ replaces }: { replaces: boolean }) {
  const { register, watch } = useFormContext<ServiceDraft>()
  return (
    <div className="grid gap-3">
      <CheckboxField
        {...register('withQuote')}
        label={texts.add}
        hint={replaces ? texts.replaces : undefined}
      />
      {watch('withQuote') && (
        <div className="grid gap-3 rounded-md bg-sunken p-3">
          <QuoteLines />
          <QuoteTerms />
        </div>
      )}
    </div>
  )
}

/** Parts and labour. Without lines the quote is one amount. */
function QuoteLines() {
  const { control, register, formState } = useFormContext<ServiceDraft>()
  const { fields, append, remove } = useFieldArray({ control, name: 'lines' })
  const add = (kind: QuoteLineKind) =>
    append({ kind, description: '', quantity: '1', price: '', optional: false })
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold text-sm">{texts.lines}</legend>
      {fields.map(({ id, kind }, index) => (
        <div
          key={id}
          className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-end gap-2 border-b pb-3 sm:grid-cols-[minmax(0,1fr)_5rem_7rem_auto]"
        >
          <div className="col-span-full">
            <LineSource index={index} />
          </div>
          <TextField
            {...register(`lines.${index}.description`, {
              validate: (_, { lines }) => !lines[index] || isValidLine(lines[index]) || texts.badLine,
            })}
            label={`${texts.kinds[kind]}: ${texts.description}`}
            maxLength={limitsOf(newQuoteLineSchema.shape.description).maxLength}
            autoComplete="off"
            required
            error={formState.errors.lines?.[index]?.description?.message}
            className="max-sm:col-span-3"
          />
          <TextField
            {...register(`lines.${index}.quantity`)}
            label={texts.quantity}
            inputMode="numeric"
            autoComplete="off"
          />
          <TextField
            {...register(`lines.${index}.price`)}
            label={texts.price}
            inputMode="decimal"
            autoComplete="off"
          />
          <IconButton label={fillText(texts.removeLine, { number: index + 1 })} onClick={() => remove(index)}>
            <Trash aria-hidden="true" className="size-4" />
          </IconButton>
          <div className="col-span-full">
            <CheckboxField {...register(`lines.${index}.optional`)} label={texts.optional} />
          </div>
        </div>
      ))}
      {fields.length < linesPerQuote && (
        <div className="flex flex-wrap gap-2">
          {quoteLineKinds.map((kind) => (
            <Button key={kind} variant="secondary" size="sm" onClick={() => add(kind)}>
              {kind === 'part' ? texts.addPart : texts.addLabour}
            </Button>
          ))}
        </div>
      )}
    </fieldset>
  )
}

function QuoteTerms() {
  const currencies = useCurrencies()
  const { register, watch, formState } = useFormContext<ServiceDraft>()
  const { errors } = formState
  const lines = watch('lines')
  const total = totalOf(lines)
  return (
    <div className="grid gap-3 sm:grid-cols-3">
      {lines.length > 0 ? (
        <p className="text-sm">
          <span className="mb-1.5 block font-semibold">{texts.total}</span>
          <strong className="text-lg tabular-nums">
            {total === undefined ? '—' : <Money amount={total} currency={watch('currency')} />}
          </strong>
        </p>
      ) : (
        <TextField
          {...register('amount', { validate: (text) => isValidAmount(text) || texts.badAmount })}
          label={texts.amount}
          inputMode="decimal"
          autoComplete="off"
          required
          error={errors.amount?.message}
        />
      )}
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
        {...register('deposit', { validate: (text) => readDeposit(text) !== undefined || texts.badDeposit })}
        label={texts.deposit}
        hint={texts.depositHint}
        autoComplete="off"
        error={errors.deposit?.message}
        className="sm:col-span-3"
      />
      <TextField
        {...register('note')}
        label={texts.note}
        maxLength={limitsOf(newQuoteSchema.shape.note).maxLength}
        autoComplete="off"
        className="sm:col-span-3"
      />
    </div>
  )
}
