import { newSettingSchemas } from '@tecnoclick/contract/site/settings/new-settings'
import { mlcPrice } from '@tecnoclick/domain/catalogue/mlc-price'
import { priceTiers } from '@tecnoclick/domain/catalogue/prices'
import { toWire } from '@tecnoclick/domain/platform/money'
import { mlcSteps, roundings } from '@tecnoclick/domain/site/setting-values'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { useWatch } from 'react-hook-form'
import { SelectInput, TextInput } from '../../platform/form/inputs.tsx'
import { useMoney } from '../../platform/money.tsx'
import { factorError, fromForm } from './setting-form.ts'

const { mlc } = office.settings
const steps = mlcSteps.map((step) => ({ value: toWire(step).toFixed(2), label: toWire(step).toFixed(2) }))
const directions = roundings.map((value) => ({ value, label: mlc.roundings[value] }))

/** The factor of each price list and the rounding, with what they make of a price. */
export function MlcFields() {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        {priceTiers.map((list, index) => (
          <TextInput
            key={list}
            source={`value.${list}`}
            label={mlc.factors[list]}
            inputMode="decimal"
            validate={factorError}
            initialFocus={index === 0}
          />
        ))}
        <SelectInput source="value.step" label={mlc.step} options={steps} />
        <SelectInput source="value.direction" label={mlc.direction} options={directions} />
      </div>
      <Preview />
    </>
  )
}

const samples = [499, 2495, 19_990]

function Preview() {
  const money = useMoney()
  const form = useWatch({ name: 'value' })
  const rule = newSettingSchemas.mlcPrices.safeParse(fromForm({ kind: 'mlc' }, form))
  if (!rule.success) return null
  return (
    <ul className="grid gap-1 text-ink-muted text-sm tabular-nums" aria-label={mlc.preview}>
      {samples.map((price) => {
        const [retail, wholesale] = priceTiers.map((list) =>
          money(toWire(mlcPrice(price, null, { list, rule: rule.data })), 'MLC'),
        )
        return (
          <li key={price}>
            {fillText(mlc.sample, {
              price: money(toWire(price), 'USD'),
              retail: retail ?? '',
              wholesale: wholesale ?? '',
            })}
          </li>
        )
      })}
    </ul>
  )
}
