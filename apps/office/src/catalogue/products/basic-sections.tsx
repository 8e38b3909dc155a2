import { getUsualRate } from '@tecnoclick/contract/catalogue/products/endpoints'
import {
  newProductSchema,
  type ProductRow,
  productRowSchema,
} from '@tecnoclick/contract/catalogue/products/schemas'
import { fieldsOf, optionsOf } from '@tecnoclick/contract/platform/field-limits'
import { toCupPrice } from '@tecnoclick/domain/catalogue/cup-price'
import { listedFields } from '@tecnoclick/domain/catalogue/product-fields'
import { minutes } from '@tecnoclick/domain/platform/duration'
import { keysOf } from '@tecnoclick/domain/platform/fields'
import { fromWire, toWire } from '@tecnoclick/domain/platform/money'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Button } from '@tecnoclick/ui/button'
import { CheckboxField } from '@tecnoclick/ui/checkbox-field'
import { useRecordContext } from 'ra-core'
import { useFormContext, useWatch } from 'react-hook-form'
import { amountOf, textOf } from '../../platform/api/form-values.ts'
import { officeClient } from '../../platform/api/office-client.ts'
import { useApiQuery } from '../../platform/api/use-api-query.ts'
import { CheckboxInput, SelectInput, SlugInput, TextInput } from '../../platform/form/inputs.tsx'
import { inputModeOf } from '../../platform/form/own-fields.ts'
import { SearchSelect } from '../../platform/form/search-select.tsx'
import { Section } from '../../platform/layout/section.tsx'
import { useMoney } from '../../platform/money.tsx'
import { useIsPermitted } from '../../platform/permissions.tsx'
import { useBrandOptions, useCategorySearch } from '../select-options.ts'
import type { ProductForm } from './product-form.ts'
import { useListField } from './use-list-field.ts'

const { fields, sections } = office.products
const field = fieldsOf(newProductSchema)
const hints: Partial<Record<keyof typeof listedFields, string>> = fields.hints

export function MainSection() {
  const brands = useBrandOptions()
  return (
    <Section title={sections.main}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput {...field('name')} label={fields.name} />
        <TextInput {...field('sku')} label={fields.sku} hint={fields.skuHint} />
        <TextInput {...field('barcode')} label={fields.barcode} hint={fields.barcodeHint} />
        {keysOf(listedFields).map((key) => (
          <TextInput
            {...field(key)}
            key={key}
            inputMode={inputModeOf(listedFields[key])}
            label={fields[key]}
            hint={hints[key]}
          />
        ))}
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
  const isNew = useRecordContext()?.id === undefined
  return (
    <Section title={sections.prices}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput {...field('price')} label={fields.price} />
        <div>
          <TextInput
            {...field('priceAlt')}
            inputMode="decimal"
            label={fields.priceAlt}
            hint={fields.priceAltHint}
          />
          <SuggestedPrice />
        </div>
        <TextInput
          {...field('priceMayorista')}
          inputMode="decimal"
          label={fields.priceMayorista}
          hint={fields.wholesaleHint}
        />
        <TextInput {...field('priceMayoristaAlt')} inputMode="decimal" label={fields.priceMayoristaAlt} />
        <OwnMlcPrice source="priceMlc" base="price" />
        <OwnMlcPrice source="priceMayoristaMlc" base="priceMayorista" />
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
        {isNew && (
          <TextInput
            source="initialStock"
            inputMode="numeric"
            maxLength={7}
            label={office.products.initialStock}
            hint={office.products.initialStockHint}
          />
        )}
      </div>
    </Section>
  )
}

/** Empty as long as the factor of the shop is right. What is paid is that of the stored product. */
function OwnMlcPrice({
  source,
  base,
}: {
  source: 'priceMlc' | 'priceMayoristaMlc'
  base: 'price' | 'priceMayorista'
}) {
  const stored = useRecordContext<ProductRow>()
  const money = useMoney()
  const paid = stored?.id === undefined ? null : (stored.inMlc?.[base] ?? stored[base])
  const now = paid === null ? '' : ` ${fillText(fields.mlcPaid, { price: money(paid, 'MLC') })}`
  return (
    <TextInput {...field(source)} inputMode="decimal" label={fields[source]} hint={fields.mlcHint + now} />
  )
}

/** The price in CUP by the usual rate, while there is none. */
function SuggestedPrice() {
  const { setValue } = useFormContext<ProductForm>()
  const [price, priceAlt] = useWatch<ProductForm, ['price', 'priceAlt']>({ name: ['price', 'priceAlt'] })
  const mayChange = useIsPermitted()('prices:write')
  const money = useMoney()
  const { data } = useApiQuery({
    queryKey: ['usual-rate'],
    read: () => officeClient.call(getUsualRate),
    enabled: mayChange,
    staleTime: minutes(5),
  })
  const rate = Math.round((data?.rate ?? 0) * 100)
  const minor = fromWire(amountOf(price) || 0) ?? 0
  if (rate === 0 || minor === 0 || textOf(priceAlt).trim() !== '') return null
  const suggested = toCupPrice(minor, { rate, step: suggestedStep, direction: 'nearest' })
  if (suggested === undefined) return null
  const amount = toWire(suggested)
  return (
    <Button
      variant="quiet"
      size="sm"
      onClick={() => setValue('priceAlt', String(amount), { shouldDirty: true })}
      className="-ms-2 mt-1 text-link"
    >
      {fillText(office.products.suggested, { price: money(amount, 'CUP'), rate: toWire(rate) })}
    </Button>
  )
}

const suggestedStep = 10

const badges = optionsOf(productRowSchema.shape.badges.element.options, fields.badgeNames)

export function PlaceSection() {
  const isArchived = Boolean(useRecordContext<ProductRow>()?.archivedDate)
  return (
    <Section title={sections.place}>
      <div className="grid gap-5 sm:grid-cols-2">
        <Categories />
        <div>
          <Badges />
          <CheckboxInput source="featured" label={fields.featured} />
          {!isArchived && <CheckboxInput source="enable" label={fields.enable} />}
        </div>
      </div>
    </Section>
  )
}

function Categories() {
  const { value, error, set } = useListField('categories')
  return (
    <SearchSelect
      label={fields.categories}
      hint={fields.categoriesHint}
      error={error}
      options={useCategorySearch()}
      chosen={value}
      firstMark={fields.mainCategory}
      onChange={set}
    />
  )
}

function Badges() {
  const { value: chosen, set } = useListField('badges')
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
              set(checked ? [...chosen, badge] : chosen.filter((other) => other !== badge))
            }
          />
        ))}
      </div>
    </fieldset>
  )
}
