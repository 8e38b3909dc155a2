import { newProductSchema } from '@tecnoclick/contract/catalogue/products/schemas'
import { limitsOf } from '@tecnoclick/contract/platform/field-limits'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Button } from '@tecnoclick/ui/button'
import { IconButton } from '@tecnoclick/ui/icon-button'
import { TextField } from '@tecnoclick/ui/text-field'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import X from 'lucide-react/icons/x'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { CheckboxInput } from '../../platform/form/inputs.tsx'
import { Section } from '../../platform/layout/section.tsx'
import type { FormOption, ProductForm } from './product-form.ts'

const { options: texts, sections } = office.products

const { title: titleSchema, values: valuesSchema } = newProductSchema.shape.options.unwrap().element.shape
const titleLength = limitsOf(titleSchema).maxLength
const surchargeLength = limitsOf(valuesSchema.element.shape.surcharge).maxLength

const emptyValue = { title: '', surcharge: '0', surchargeAlt: '0' }
const emptyOption: FormOption = { title: '', required: true, values: [emptyValue] }

/** Options that the customer chooses when buying. Each value has a surcharge. */
export function OptionSection() {
  const { formState } = useFormContext<ProductForm>()
  const { fields, append, remove } = useFieldArray<ProductForm, 'options', 'key'>({
    name: 'options',
    keyName: 'key',
  })
  const problem = formState.errors.options?.message
  return (
    <Section
      title={sections.options}
      action={
        <Button
          variant="secondary"
          size="sm"
          icon={<Plus aria-hidden="true" className="size-4" />}
          onClick={() => append(emptyOption)}
        >
          {texts.add}
        </Button>
      }
    >
      <p className="mb-3 text-ink-muted text-sm">{fields.length === 0 ? texts.empty : texts.text}</p>
      {typeof problem === 'string' && <p className="mb-3 font-medium text-danger text-sm">{problem}</p>}
      <ul className="grid gap-5">
        {fields.map((field, index) => (
          <Option key={field.key} index={index} onRemove={() => remove(index)} />
        ))}
      </ul>
    </Section>
  )
}

function Option({ index, onRemove }: { index: number; onRemove: () => void }) {
  const { register, formState } = useFormContext<ProductForm>()
  const { fields, append, remove } = useFieldArray<ProductForm, `options.${number}.values`, 'key'>({
    name: `options.${index}.values`,
    keyName: 'key',
  })
  const title = useWatch<ProductForm, `options.${number}.title`>({ name: `options.${index}.title` })
  const errors = formState.errors.options?.[index]
  return (
    <li className="rounded-md border p-4">
      <div className="flex items-start gap-2">
        <TextField
          {...register(`options.${index}.title`)}
          label={texts.title}
          hint={texts.titleHint}
          required
          maxLength={titleLength}
          autoComplete="off"
          error={errors?.title?.message ?? errors?.message}
          className="min-w-0 flex-1"
        />
        <IconButton label={fillText(texts.remove, { title: title || String(index + 1) })} onClick={onRemove}>
          <Trash2 aria-hidden="true" className="size-4.5" />
        </IconButton>
      </div>
      <CheckboxInput source={`options.${index}.required`} label={texts.required} />
      <ul className="grid gap-2">
        {fields.map((field, place) => (
          <li
            key={field.key}
            className="grid grid-cols-[1fr_1fr_auto] items-start gap-2 sm:grid-cols-[2fr_1fr_1fr_auto]"
          >
            <TextField
              {...register(`options.${index}.values.${place}.title`)}
              label={texts.value}
              maxLength={titleLength}
              autoComplete="off"
              error={errors?.values?.[place]?.title?.message}
              className="max-sm:col-span-3"
            />
            <TextField
              {...register(`options.${index}.values.${place}.surcharge`)}
              label={texts.surcharge}
              inputMode="decimal"
              maxLength={surchargeLength}
              error={errors?.values?.[place]?.surcharge?.message}
            />
            <TextField
              {...register(`options.${index}.values.${place}.surchargeAlt`)}
              label={texts.surchargeAlt}
              inputMode="decimal"
              maxLength={surchargeLength}
              error={errors?.values?.[place]?.surchargeAlt?.message}
            />
            <IconButton
              label={fillText(texts.removeValue, { title: field.title || String(place + 1) })}
              onClick={() => remove(place)}
              disabled={fields.length === 1}
              className="mt-6.5"
            >
              <X aria-hidden="true" className="size-4.5" />
            </IconButton>
          </li>
        ))}
      </ul>
      <Button
        variant="quiet"
        size="sm"
        icon={<Plus aria-hidden="true" className="size-4" />}
        onClick={() => append(emptyValue)}
        className="mt-2 text-link"
      >
        {texts.addValue}
      </Button>
    </li>
  )
}
