import { office } from '@tecnoclick/messages/office'
import { RequiredLine } from '../../../platform/desk/fields.tsx'
import { TextInput } from '../../../platform/form/text-input.tsx'
import { Section } from '../../../platform/layout/section.tsx'

const { fields, sections } = office.products

const money = { inputMode: 'decimal', maxLength: 12 } as const

export function PriceSection() {
  return (
    <Section title={sections.prices}>
      <div className="grid gap-4 sm:grid-cols-2">
        <RequiredLine source="price" label={fields.price} maxLength={12} />
        <TextInput {...money} source="priceAlt" label={fields.priceAlt} hint={fields.priceAltHint} />
        <TextInput
          {...money}
          source="priceMayorista"
          label={fields.priceMayorista}
          hint={fields.wholesaleHint}
        />
        <TextInput {...money} source="priceMayoristaAlt" label={fields.priceMayoristaAlt} />
        <TextInput
          {...money}
          source="compareAtPrice"
          label={fields.compareAtPrice}
          hint={fields.compareAtPriceHint}
        />
      </div>
    </Section>
  )
}
