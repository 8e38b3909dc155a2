import { office } from '@tecnoclick/messages/office'
import { PositionField, RequiredLine, ShownField } from '../../platform/desk/fields.tsx'
import { FileInput } from '../../platform/form/file-input.tsx'
import { SelectInput } from '../../platform/form/select-input.tsx'
import { TextInput } from '../../platform/form/text-input.tsx'

const { banners } = office

export const placeOptions = Object.entries(banners.places).map(([value, label]) => ({ value, label }))

export function BannerFields() {
  return (
    <>
      <RequiredLine source="title" label={banners.bannerTitle} maxLength={120} first />
      <TextInput source="text" label={banners.bannerText} maxLength={300} />
      <SelectInput source="place" label={banners.place} options={placeOptions} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput source="linkLabel" label={banners.linkLabel} maxLength={60} />
        <TextInput source="link" label={banners.link} hint={banners.linkHint} maxLength={300} />
        <FileInput source="image" label={banners.image} kind="banner" required />
        <FileInput source="phoneImage" label={banners.phoneImage} kind="banner" />
        <TextInput
          source="startsDate"
          type="datetime-local"
          label={banners.starts}
          hint={banners.periodHint}
        />
        <TextInput source="endsDate" type="datetime-local" label={banners.ends} hint={banners.periodHint} />
      </div>
      <PositionField />
      <ShownField />
    </>
  )
}
