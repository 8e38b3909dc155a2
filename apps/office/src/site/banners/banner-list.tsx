import type { Client } from '@tecnoclick/contract/platform/client'
import { fieldsOf, optionsOf } from '@tecnoclick/contract/platform/field-limits'
import { adminBanners } from '@tecnoclick/contract/site/banners/endpoints'
import { bannerPlaces, type EditableBanner, newBannerSchema } from '@tecnoclick/contract/site/banners/schemas'
import { pictureUrl } from '@tecnoclick/domain/platform/files'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { formatDate } from '@tecnoclick/messages/platform/format-date'
import { Badge } from '@tecnoclick/ui/badge'
import type { Column } from '@tecnoclick/ui/table'
import { editableCalls, type ResourceCalls } from '../../platform/api/resource-calls.ts'
import { FileInput } from '../../platform/form/file-input.tsx'
import {
  choice,
  formOf,
  moment,
  optionalText,
  position,
  text,
  visibility,
} from '../../platform/form/form-fields.ts'
import { PositionInput, SelectInput, TextInput, VisibilityInput } from '../../platform/form/inputs.tsx'
import { sortedColumn, titleColumn, visibilityColumn } from '../../platform/list/columns.tsx'
import { EditableListPage } from '../../platform/list/editable-list-page.tsx'
import { FilterBar, SelectFilter, VisibilityFilter } from '../../platform/list/filters.tsx'
import { joined, type PhoneRow } from '../../platform/list/phone-table.tsx'

const { banners, common } = office
const field = fieldsOf(newBannerSchema)

const placeOptions = optionsOf(bannerPlaces, banners.places)

const form = formOf({
  place: choice(bannerPlaces, 'slideshow'),
  title: text,
  text: optionalText,
  linkLabel: optionalText,
  link: optionalText,
  image: text,
  phoneImage: optionalText,
  position,
  enable: visibility,
  startsDate: moment,
  endsDate: moment,
})

export function bannerCalls(client: Client): ResourceCalls {
  return editableCalls(client, adminBanners, { toNew: form.toBody })
}

const columns: readonly Column<EditableBanner>[] = [
  titleColumn('title', banners.bannerTitle, ({ title, image }) => (
    <span className="flex items-center gap-3">
      <Picture image={image} />
      {title}
    </span>
  )),
  sortedColumn('place', banners.place, ({ place }) => banners.places[place]),
  { key: 'period', header: banners.period, cell: (row) => periodOf(row) },
  visibilityColumn(),
]

function Picture({ image }: Pick<EditableBanner, 'image'>) {
  return (
    <img
      src={pictureUrl(image, 160)}
      alt=""
      loading="lazy"
      className="h-10 w-20 shrink-0 rounded-sm bg-sunken object-cover"
    />
  )
}

function phoneRow(banner: EditableBanner): PhoneRow {
  const { title, image, place, enable } = banner
  return {
    picture: <Picture image={image} />,
    title,
    detail: joined(banners.places[place], periodOf(banner)),
    ...(!enable && { state: <Badge>{common.hidden}</Badge> }),
  }
}

function periodOf({ startsDate, endsDate }: EditableBanner): string {
  const day = (date: string) => formatDate(new Date(date), 'es')
  const parts = [
    startsDate && fillText(banners.fromDay, { from: day(startsDate) }),
    endsDate && fillText(banners.toDay, { to: day(endsDate) }),
  ].filter((part) => part !== null)
  return parts.join(' ') || banners.always
}

export function BannerList() {
  return (
    <EditableListPage<EditableBanner>
      resource="banners"
      texts={banners}
      nameOf={({ title }) => title}
      columns={columns}
      phoneRow={phoneRow}
      sort={{ field: 'place', order: 'ASC' }}
      size="lg"
      toolbar={
        <FilterBar>
          <SelectFilter
            field="place"
            label={banners.place}
            everyLabel={banners.everyPlace}
            options={placeOptions}
          />
          <VisibilityFilter />
        </FilterBar>
      }
      emptyForm={form.empty}
      toForm={form.toForm}
      fields={() => <BannerFields />}
    />
  )
}

function BannerFields() {
  return (
    <>
      <TextInput {...field('title')} label={banners.bannerTitle} initialFocus />
      <TextInput {...field('text')} label={banners.bannerText} />
      <SelectInput source="place" label={banners.place} options={placeOptions} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput {...field('linkLabel')} label={banners.linkLabel} />
        <TextInput {...field('link')} label={banners.link} hint={banners.linkHint} />
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
      <PositionInput />
      <VisibilityInput />
    </>
  )
}
