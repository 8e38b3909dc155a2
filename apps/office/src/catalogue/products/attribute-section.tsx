import type { AttributeRow } from '@tecnoclick/contract/catalogue/attributes/schemas'
import type { ProductRow } from '@tecnoclick/contract/catalogue/products/schemas'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { CheckboxField } from '@tecnoclick/ui/checkbox-field'
import { IconButton } from '@tecnoclick/ui/icon-button'
import { SelectField } from '@tecnoclick/ui/select-field'
import X from 'lucide-react/icons/x'
import { useFormContext, useWatch } from 'react-hook-form'
import { useAllRows } from '../../platform/api/use-api-query.ts'
import { Section } from '../../platform/layout/section.tsx'
import type { ProductForm } from './product-form.ts'

type Chosen = ProductRow['attributes'][number]

const { fields, sections } = office.products

/** The attributes of the product with their values. Featured ones are on the product card. */
export function AttributeSection() {
  const attributes = useAllRows<AttributeRow>('attributes') ?? []
  const { setValue, formState } = useFormContext<ProductForm>()
  const chosen = useWatch<ProductForm, 'attributes'>({ name: 'attributes' }) ?? []
  const set = (next: Chosen[]) => setValue('attributes', next, { shouldDirty: true })
  const unused = attributes.filter(({ slug }) => chosen.every((one) => one.slug !== slug))
  const problem = formState.errors.attributes?.message
  return (
    <Section title={sections.attributes}>
      {chosen.length === 0 && <p className="mb-3 text-ink-muted text-sm">{fields.noAttributes}</p>}
      {typeof problem === 'string' && <p className="mb-3 font-medium text-danger text-sm">{problem}</p>}
      <ul className="mb-4 divide-y">
        {chosen.map((one, index) => (
          <ChosenAttribute
            key={one.slug}
            chosen={one}
            attribute={attributes.find(({ slug }) => slug === one.slug)}
            onChange={(next) => set(chosen.with(index, next))}
            onRemove={() => set(chosen.toSpliced(index, 1))}
          />
        ))}
      </ul>
      <SelectField
        label={fields.addAttribute}
        labelHidden
        placeholder={fields.addAttribute}
        options={unused.map(({ slug, name }) => ({ value: slug, label: name }))}
        value=""
        onChange={({ currentTarget: { value } }) =>
          value && set([...chosen, { slug: value, featured: false, values: [] }])
        }
        className="sm:max-w-72"
      />
    </Section>
  )
}

interface ChosenAttributeProps {
  chosen: Chosen
  attribute: AttributeRow | undefined
  onChange: (next: Chosen) => void
  onRemove: () => void
}

function ChosenAttribute({ chosen, attribute, onChange, onRemove }: ChosenAttributeProps) {
  const name = attribute?.name ?? chosen.slug
  function toggle(slug: string, checked: boolean) {
    const values = checked ? [...chosen.values, slug] : chosen.values.filter((value) => value !== slug)
    onChange({ ...chosen, values })
  }
  return (
    <li className="py-3">
      <fieldset>
        <legend className="float-start py-2 font-semibold text-sm">{name}</legend>
        <div className="flex justify-end gap-2">
          <CheckboxField
            label={fields.attributeFeatured}
            checked={chosen.featured}
            onChange={(event) => onChange({ ...chosen, featured: event.currentTarget.checked })}
          />
          <IconButton label={fillText(fields.removeAttribute, { name })} size="sm" onClick={onRemove}>
            <X aria-hidden="true" className="size-4" />
          </IconButton>
        </div>
        <div className="clear-both flex max-h-48 flex-wrap gap-x-6 overflow-y-auto">
          {attribute?.values.map((value) => (
            <CheckboxField
              key={value.slug}
              label={value.name}
              checked={chosen.values.includes(value.slug)}
              onChange={(event) => toggle(value.slug, event.currentTarget.checked)}
            />
          ))}
        </div>
      </fieldset>
    </li>
  )
}
