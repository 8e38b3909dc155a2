import { newProductSchema, productRowSchema } from '@tecnoclick/contract/catalogue/products/schemas'
import { fieldsOf, optionsOf } from '@tecnoclick/contract/platform/field-limits'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { CheckboxField } from '@tecnoclick/ui/checkbox-field'
import { IconButton } from '@tecnoclick/ui/icon-button'
import { SelectField } from '@tecnoclick/ui/select-field'
import X from 'lucide-react/icons/x'
import { useFormContext, useWatch } from 'react-hook-form'
import { CheckboxInput, SelectInput, SlugInput, TextInput } from '../../platform/form/inputs.tsx'
import { Section } from '../../platform/layout/section.tsx'
import { useBrandOptions, useCategoryOptions } from '../select-options.ts'
import type { ProductForm } from './product-form.ts'

const { fields, sections } = office.products
const field = fieldsOf(newProductSchema)

export function MainSection() {
  const brands = useBrandOptions()
  return (
    <Section title={sections.main}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput {...field('name')} label={fields.name} />
        <TextInput {...field('sku')} label={fields.sku} hint={fields.skuHint} />
        <TextInput {...field('barcode')} label={fields.barcode} hint={fields.barcodeHint} />
        <TextInput {...field('model')} label={fields.model} hint={fields.modelHint} />
        <SelectInput source="brand" label={fields.brand} placeholder={fields.noBrand} options={brands} />
        <div className="grid gap-4 sm:col-span-2">
          <SlugInput />
          <TextInput {...field('description')} label={fields.description} multiline />
        </div>
      </div>
    </Section>
  )
}

export function PriceSection() {
  return (
    <Section title={sections.prices}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput {...field('price')} label={fields.price} />
        <TextInput
          {...field('priceAlt')}
          inputMode="decimal"
          label={fields.priceAlt}
          hint={fields.priceAltHint}
        />
        <TextInput
          {...field('priceMayorista')}
          inputMode="decimal"
          label={fields.priceMayorista}
          hint={fields.wholesaleHint}
        />
        <TextInput {...field('priceMayoristaAlt')} inputMode="decimal" label={fields.priceMayoristaAlt} />
        <TextInput
          {...field('compareAtPrice')}
          inputMode="decimal"
          label={fields.compareAtPrice}
          hint={fields.compareAtPriceHint}
        />
        <TextInput
          {...field('warrantyMonths')}
          inputMode="numeric"
          label={fields.warrantyMonths}
          hint={fields.warrantyHint}
        />
      </div>
    </Section>
  )
}

const badges = optionsOf(productRowSchema.shape.badges.element.options, fields.badgeNames)

export function PlaceSection() {
  return (
    <Section title={sections.place}>
      <div className="grid gap-5 sm:grid-cols-2">
        <Categories />
        <div>
          <Badges />
          <CheckboxInput source="featured" label={fields.featured} />
          <CheckboxInput source="enable" label={fields.enable} />
        </div>
      </div>
    </Section>
  )
}

function Categories() {
  const { setValue, formState } = useFormContext<ProductForm>()
  const chosen = useWatch<ProductForm, 'categories'>({ name: 'categories' }) ?? []
  const options = useCategoryOptions()
  const nameOf = (slug: string) => options.find(({ value }) => value === slug)?.label.trim() ?? slug
  const set = (next: string[]) => setValue('categories', next, { shouldDirty: true })
  return (
    <div className="grid content-start gap-2">
      <SelectField
        label={fields.categories}
        hint={fields.categoriesHint}
        placeholder={fields.addCategory}
        options={options.filter(({ value }) => !chosen.includes(value))}
        value=""
        error={formState.errors.categories?.message}
        onChange={({ currentTarget: { value } }) => value && set([...chosen, value])}
      />
      <ol className="flex flex-wrap gap-2">
        {chosen.map((slug) => (
          <li key={slug} className="inline-flex items-center rounded-md bg-sunken ps-3 text-sm">
            {nameOf(slug)}
            <IconButton
              label={fillText(fields.removeCategory, { name: nameOf(slug) })}
              size="sm"
              onClick={() => set(chosen.filter((other) => other !== slug))}
            >
              <X aria-hidden="true" className="size-4" />
            </IconButton>
          </li>
        ))}
      </ol>
    </div>
  )
}

function Badges() {
  const { setValue } = useFormContext<ProductForm>()
  const chosen = useWatch<ProductForm, 'badges'>({ name: 'badges' }) ?? []
  return (
    <fieldset>
      <legend className="font-semibold text-sm">{fields.badges}</legend>
      <div className="flex flex-wrap gap-x-6">
        {badges.map(({ value: badge, label }) => (
          <CheckboxField
            key={badge}
            label={label}
            checked={chosen.includes(badge)}
            onChange={({ currentTarget: { checked } }) =>
              setValue('badges', checked ? [...chosen, badge] : chosen.filter((other) => other !== badge), {
                shouldDirty: true,
              })
            }
          />
        ))}
      </div>
    </fieldset>
  )
}
