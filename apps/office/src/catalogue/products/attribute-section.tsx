import type { AttributeRow } from '@tecnoclick/contract/catalogue/attributes/schemas'
import type { ProductRow } from '@tecnoclick/contract/catalogue/products/schemas'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { CheckboxField } from '@tecnoclick/ui/checkbox-field'
import { IconButton } from '@tecnoclick/ui/icon-button'
import { SelectField } from '@tecnoclick/ui/select-field'
import X from 'lucide-react/icons/x'
import { useAllRows } from '../../platform/api/use-api-query.ts'
import { SearchSelect } from '../../platform/form/search-select.tsx'
import { Section } from '../../platform/layout/section.tsx'
import { useListField } from './use-list-field.ts'

type Chosen = ProductRow['attributes'][number]

const { fields, sections } = office.products

/** The attributes of the product with their values. Featured ones are on the product card. */
export function AttributeSection() {
  const attributes = useAllRows<AttributeRow>('attributes') ?? []
  const { value: chosen, error, set } = useListField('attributes')
  const unused = attributes.filter(({ slug }) => chosen.every((one) => one.slug !== slug))
  return (
    <Section title={sections.attributes}>
      {chosen.length === 0 && <p className="mb-3 text-ink-muted text-sm">{fields.noAttributes}</p>}
      {error && <p className="mb-3 font-medium text-danger text-sm">{error}</p>}
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
  return (
    <li className="grid items-start gap-x-4 gap-y-1 py-3 md:grid-cols-[10rem_minmax(0,1fr)_auto]">
      <h3 className="pt-3 font-semibold text-sm max-md:row-start-1">{name}</h3>
      <div className="max-md:col-span-2">
        <SearchSelect
          label={fillText(fields.attributeValues, { name })}
          labelHidden
          options={(attribute?.values ?? []).map(({ slug, name: label }) => ({ value: slug, label }))}
          chosen={chosen.values}
          onChange={(values) => onChange({ ...chosen, values })}
        />
      </div>
      <div className="flex items-center justify-end gap-2 max-md:row-start-1">
        <CheckboxField
          label={fields.attributeFeatured}
          checked={chosen.featured}
          onChange={(event) => onChange({ ...chosen, featured: event.currentTarget.checked })}
        />
        <IconButton label={fillText(fields.removeAttribute, { name })} size="sm" onClick={onRemove}>
          <X aria-hidden="true" className="size-4" />
        </IconButton>
      </div>
    </li>
  )
}
