import { office } from '@tecnoclick/messages/office'
import { RequiredLine, SlugField } from '../../../platform/desk/fields.tsx'
import { useBrandOptions } from '../../../platform/desk/use-choices.ts'
import { SelectInput } from '../../../platform/form/select-input.tsx'
import { TextInput } from '../../../platform/form/text-input.tsx'
import { Section } from '../../../platform/layout/section.tsx'

const { fields, sections } = office.products

export function MainSection() {
  const brands = useBrandOptions()
  return (
    <Section title={sections.main}>
      <div className="grid gap-4 sm:grid-cols-2">
        <RequiredLine source="name" label={fields.name} maxLength={200} />
        <RequiredLine source="sku" label={fields.sku} hint={fields.skuHint} maxLength={64} />
        <TextInput source="model" label={fields.model} hint={fields.modelHint} maxLength={80} />
        <SelectInput source="brand" label={fields.brand} placeholder={fields.noBrand} options={brands} />
        <div className="grid gap-4 sm:col-span-2">
          <SlugField />
          <TextInput source="description" label={fields.description} maxLength={20_000} multiline />
        </div>
      </div>
    </Section>
  )
}
