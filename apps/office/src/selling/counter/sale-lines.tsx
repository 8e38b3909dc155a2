import { toWire } from '@tecnoclick/domain/platform/money'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { IconButton } from '@tecnoclick/ui/icon-button'
import { Quantity } from '@tecnoclick/ui/quantity'
import { SelectField } from '@tecnoclick/ui/select-field'
import { TextField } from '@tecnoclick/ui/text-field'
import Trash2 from 'lucide-react/icons/trash-2'
import { Money } from '../../platform/money.tsx'
import { fillCount } from '../../platform/texts.ts'
import { isChoiceMissing, type SaleLine, type SaleTerms, soldPrice, unitPrice, unitsOf } from './sale.ts'

const { counter } = office

interface SaleLinesProps {
  lines: readonly SaleLine[]
  terms: SaleTerms
  /** Marks missing options. Not before the first attempt to sell. */
  showErrors: boolean
  /** Shows a field for the discount of each line. */
  hasDiscounts: boolean
  onChange: (lines: SaleLine[]) => void
}

export function SaleLines({ lines, terms, showErrors, hasDiscounts, onChange }: SaleLinesProps) {
  if (lines.length === 0) return <p className="py-6 text-center text-ink-muted text-sm">{counter.empty}</p>
  const replace = (old: SaleLine, next: SaleLine) =>
    onChange(lines.map((line) => (line === old ? next : line)))
  return (
    <ul className="divide-y">
      {lines.map((line) => (
        <li key={line.id} className="grid gap-2 py-3 first:pt-0">
          <div className="flex items-start gap-3">
            <div className="min-w-0 flex-1">
              <p className="font-semibold text-sm">{line.product.name}</p>
              <p className="text-ink-muted text-xs">
                {line.product.sku} ·{' '}
                <span className={isShort(lines, line) ? 'font-semibold text-danger' : undefined}>
                  {fillCount(counter.stock, line.product.stock)}
                </span>
              </p>
              {line.product.combo && (
                <p className="text-ink-muted text-xs">
                  {line.product.combo.parts.map(({ name, quantity }) => `${quantity} × ${name}`).join(' · ')}
                </p>
              )}
            </div>
            <IconButton
              label={fillText(counter.remove, { name: line.product.name })}
              size="sm"
              onClick={() => onChange(lines.filter((other) => other !== line))}
            >
              <Trash2 aria-hidden="true" className="size-4" />
            </IconButton>
          </div>
          {line.product.options.map((option) => (
            <ChoiceField
              key={option.id}
              line={line}
              option={option}
              showErrors={showErrors}
              onChange={(next) => replace(line, next)}
            />
          ))}
          <div className="flex flex-wrap items-center justify-between gap-3">
            <Quantity
              size="sm"
              label={fillText(counter.quantityOf, { name: line.product.name })}
              value={line.quantity}
              onValueChange={(quantity) => replace(line, { ...line, quantity })}
            />
            {hasDiscounts && (
              <TextField
                label={fillText(counter.discountOf, { name: line.product.name })}
                labelHidden
                inputMode="numeric"
                autoComplete="off"
                trailing={<span className="pe-3 text-ink-muted text-sm">%</span>}
                value={line.discountPercent === 0 ? '' : String(line.discountPercent)}
                placeholder="0"
                maxLength={3}
                onChange={({ currentTarget: { value } }) =>
                  replace(line, { ...line, discountPercent: Math.min(Number(value.replace(/\D/g, '')), 100) })
                }
                className="w-24"
              />
            )}
            <LineAmount line={line} terms={terms} />
          </div>
        </li>
      ))}
    </ul>
  )
}

function isShort(lines: readonly SaleLine[], { product }: SaleLine): boolean {
  return unitsOf(lines, product.id) > product.stock
}

interface ChoiceFieldProps {
  line: SaleLine
  option: SaleLine['product']['options'][number]
  showErrors: boolean
  onChange: (line: SaleLine) => void
}

function ChoiceField({ line, option, showErrors, onChange }: ChoiceFieldProps) {
  const { id, title, required, values } = option
  const { name } = line.product
  return (
    <SelectField
      label={fillText(counter.optionOf, { option: title, name })}
      placeholder={counter.choose}
      required={required}
      options={values.map((value) => ({ value: String(value.id), label: value.title }))}
      value={String(line.chosen[id] ?? '')}
      error={showErrors && isChoiceMissing(line, option) && fillText(counter.missingChoice, { name })}
      onChange={({ currentTarget: { value } }) => {
        const { [id]: _, ...rest } = line.chosen
        onChange({ ...line, chosen: value === '' ? rest : { ...rest, [id]: Number(value) } })
      }}
      className="sm:max-w-80"
    />
  )
}

function LineAmount({ line, terms }: { line: SaleLine; terms: SaleTerms }) {
  const price = soldPrice(line, terms)
  if (price === undefined)
    return (
      <span className="font-medium text-danger text-sm">
        {fillText(counter.noPrice, { currency: terms.currency })}
      </span>
    )
  const units = line.quantity || 0
  return (
    <span className="ms-auto grid justify-items-end">
      {line.discountPercent > 0 && (
        <s className="text-ink-muted text-xs">
          <Money amount={toWire((unitPrice(line, terms) ?? 0) * units)} currency={terms.currency} />
        </s>
      )}
      <Money amount={toWire(price * units)} currency={terms.currency} className="font-semibold" />
    </span>
  )
}
