import { toWire } from '@tecnoclick/domain/platform/money'
import { office } from '@tecnoclick/messages/office'
import { IconButton } from '@tecnoclick/ui/icon-button'
import { Quantity } from '@tecnoclick/ui/quantity'
import { SelectField } from '@tecnoclick/ui/select-field'
import Trash2 from 'lucide-react/icons/trash-2'
import { Money } from '../../platform/money/money.tsx'
import { say, sayCount } from '../../platform/say.ts'
import { isOpen, type SaleLine, type SaleTerms, unitPrice } from './sale.ts'

const { counter } = office

interface SaleLinesProps {
  lines: readonly SaleLine[]
  terms: SaleTerms
  /** The sale was tried: what is still open is marked. */
  isTried: boolean
  onChange: (lines: SaleLine[]) => void
}

export function SaleLines({ lines, terms, isTried, onChange }: SaleLinesProps) {
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
                {line.product.sku} · {sayCount(counter.stock, line.product.stock)}
              </p>
            </div>
            <IconButton
              label={say(counter.remove, { name: line.product.name })}
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
              isTried={isTried}
              onChange={(next) => replace(line, next)}
            />
          ))}
          <div className="flex flex-wrap items-center justify-between gap-3">
            <Quantity
              size="sm"
              label={say(counter.quantityOf, { name: line.product.name })}
              value={line.quantity}
              onValueChange={(quantity) => replace(line, { ...line, quantity })}
            />
            <LineAmount line={line} terms={terms} />
          </div>
        </li>
      ))}
    </ul>
  )
}

interface ChoiceFieldProps {
  line: SaleLine
  option: SaleLine['product']['options'][number]
  isTried: boolean
  onChange: (line: SaleLine) => void
}

function ChoiceField({ line, option, isTried, onChange }: ChoiceFieldProps) {
  const { id, title, required, values } = option
  const { name } = line.product
  return (
    <SelectField
      label={say(counter.optionOf, { option: title, name })}
      placeholder={counter.choose}
      required={required}
      options={values.map((value) => ({ value: String(value.id), label: value.title }))}
      value={String(line.chosen[id] ?? '')}
      error={isTried && isOpen(line, option) && say(counter.missingChoice, { name })}
      onChange={({ currentTarget: { value } }) => {
        const { [id]: _, ...rest } = line.chosen
        onChange({ ...line, chosen: value === '' ? rest : { ...rest, [id]: Number(value) } })
      }}
      className="sm:max-w-80"
    />
  )
}

function LineAmount({ line, terms }: { line: SaleLine; terms: SaleTerms }) {
  const price = unitPrice(line, terms)
  if (price === undefined)
    return (
      <span className="font-medium text-danger text-sm">
        {say(counter.noPrice, { currency: terms.currency })}
      </span>
    )
  return (
    <Money
      amount={toWire(price * (line.quantity || 0))}
      currency={terms.currency}
      className="font-semibold"
    />
  )
}
