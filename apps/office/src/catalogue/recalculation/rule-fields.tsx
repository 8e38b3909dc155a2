import { type Recalculation, recalculationSchema } from '@tecnoclick/contract/catalogue/recalculation/schemas'
import { limitsOf, optionsOf } from '@tecnoclick/contract/platform/field-limits'
import { type CupStep, cupSteps } from '@tecnoclick/domain/catalogue/cup-price'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { CheckboxField } from '@tecnoclick/ui/checkbox-field'
import { SelectField } from '@tecnoclick/ui/select-field'
import { TextField } from '@tecnoclick/ui/text-field'
import { amountOf } from '../../platform/api/form-values.ts'
import { useBrandOptions, useCategoryOptions } from '../select-options.ts'

const { recalculate: texts } = office
const { shape } = recalculationSchema

export interface RuleForm {
  rate: string
  step: CupStep
  direction: Recalculation['direction']
  category: string
  brand: string
  which: Recalculation['which']
  wholesale: boolean
}

export const emptyRule: RuleForm = {
  rate: '',
  step: 10,
  direction: 'nearest',
  category: '',
  brand: '',
  which: 'all',
  wholesale: true,
}

export function toRule({ rate, category, brand, ...rest }: RuleForm): Recalculation {
  return { ...rest, rate: amountOf(rate) ?? 0, category: category || null, brand: brand || null }
}

const steps = cupSteps.map((step) => ({ value: String(step), label: fillText(texts.stepOption, { step }) }))
const directions = optionsOf(shape.direction.options, texts.directions)
const scopes = optionsOf(shape.which.options, texts.whiches)

interface RuleFieldsProps {
  form: RuleForm
  errors: Readonly<Record<string, string>>
  onChange: (form: RuleForm) => void
}

export function RuleFields({ form, errors, onChange }: RuleFieldsProps) {
  const categories = useCategoryOptions()
  const brands = useBrandOptions()
  const set = (part: Partial<RuleForm>) => onChange({ ...form, ...part })
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-3">
        <TextField
          label={texts.rate}
          hint={texts.rateHint}
          required
          inputMode="decimal"
          maxLength={limitsOf(shape.rate).maxLength}
          value={form.rate}
          error={errors.rate}
          autoComplete="off"
          onChange={(event) => set({ rate: event.currentTarget.value })}
        />
        <SelectField
          label={texts.step}
          options={steps}
          value={String(form.step)}
          onChange={({ currentTarget: { value } }) =>
            set({ step: cupSteps.find((step) => String(step) === value) ?? 10 })
          }
        />
        <SelectField
          label={texts.direction}
          options={directions}
          value={form.direction}
          onChange={(event) => set({ direction: event.currentTarget.value === 'up' ? 'up' : 'nearest' })}
        />
        <SelectField
          label={texts.category}
          placeholder={texts.everyCategory}
          options={categories}
          value={form.category}
          onChange={(event) => set({ category: event.currentTarget.value })}
        />
        <SelectField
          label={texts.brand}
          placeholder={texts.everyBrand}
          options={brands}
          value={form.brand}
          onChange={(event) => set({ brand: event.currentTarget.value })}
        />
        <SelectField
          label={texts.which}
          options={scopes}
          value={form.which}
          onChange={(event) => set({ which: event.currentTarget.value === 'missing' ? 'missing' : 'all' })}
        />
      </div>
      <CheckboxField
        label={texts.wholesale}
        checked={form.wholesale}
        onChange={(event) => set({ wholesale: event.currentTarget.checked })}
      />
    </>
  )
}
