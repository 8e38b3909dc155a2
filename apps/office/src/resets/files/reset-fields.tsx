import { office } from '@tecnoclick/messages/office'
import { useT } from '@tecnoclick/ui/messages'
import type { SelectOption } from '@tecnoclick/ui/select-field'
import { required } from 'ra-core'
import { RequiredLine } from '../../platform/desk/fields.tsx'
import { CheckInput } from '../../platform/form/check-input.tsx'
import { SelectInput } from '../../platform/form/select-input.tsx'

const { resets } = office

export function ResetFields({ isNew, brands }: { isNew: boolean; brands: readonly SelectOption[] }) {
  const t = useT()
  return (
    <>
      <SelectInput
        source="brandId"
        label={resets.brand}
        placeholder={resets.chooseBrand}
        options={brands}
        required
        validate={required(t('validation.brand'))}
        first
      />
      <RequiredLine source="device" label={resets.device} hint={resets.deviceHint} maxLength={80} />
      <RequiredLine source="model" label={resets.model} maxLength={80} />
      <RequiredLine source="typeFile" label={resets.typeFile} hint={resets.typeFileHint} maxLength={40} />
      <RequiredLine source="price" label={resets.price} hint={resets.priceHint} maxLength={12} />
      {!isNew && <CheckInput source="enable" label={resets.enable} />}
    </>
  )
}
