import type { EditableBanner } from '@tecnoclick/contract/site/banners/schemas'
import { formatDate } from '@tecnoclick/messages/format-date'
import { office } from '@tecnoclick/messages/office'
import type { Column } from '@tecnoclick/ui/table'
import { shownColumn, sortedColumn } from '../../platform/desk/columns.tsx'
import { toLocalInput } from '../../platform/desk/day-values.ts'
import { EditableDesk } from '../../platform/desk/editable-desk.tsx'
import { DeskFilters, ShownFilter } from '../../platform/desk/filters.tsx'
import { pictureAddress } from '../../platform/form/upload-picture.ts'
import { titleColumn } from '../../platform/list/columns.tsx'
import { SelectFilter } from '../../platform/list/filters.tsx'
import { say } from '../../platform/say.ts'
import { BannerFields, placeOptions } from './banner-fields.tsx'

const { banners } = office

const columns: readonly Column<EditableBanner>[] = [
  titleColumn('title', banners.bannerTitle, ({ title, image }) => (
    <span className="flex items-center gap-3">
      <img
        src={pictureAddress(image)}
        alt=""
        loading="lazy"
        className="h-10 w-20 shrink-0 rounded-sm bg-sunken object-cover"
      />
      {title}
    </span>
  )),
  sortedColumn('place', banners.place, ({ place }) => banners.places[place]),
  { key: 'period', header: banners.period, cell: (row) => periodOf(row) },
  shownColumn(),
]

function periodOf({ startsDate, endsDate }: EditableBanner): string {
  const day = (date: string) => formatDate(new Date(date), 'es')
  const parts = [
    startsDate && say(banners.fromDay, { from: day(startsDate) }),
    endsDate && say(banners.toDay, { to: day(endsDate) }),
  ].filter((part) => part !== null)
  return parts.join(' ') || banners.always
}

export function BannerList() {
  return (
    <EditableDesk<EditableBanner>
      resource="banners"
      texts={banners}
      nameOf={({ title }) => title}
      columns={columns}
      sort={{ field: 'place', order: 'ASC' }}
      size="lg"
      toolbar={
        <DeskFilters>
          <SelectFilter
            field="place"
            label={banners.place}
            everyLabel={banners.everyPlace}
            options={placeOptions}
          />
          <ShownFilter />
        </DeskFilters>
      }
      blank={{
        ...{ place: 'slideshow', title: '', text: '', linkLabel: '', link: '', image: '', phoneImage: '' },
        ...{ position: '0', enable: true, startsDate: '', endsDate: '' },
      }}
      toForm={(row) => ({
        ...{ place: row.place, title: row.title, text: row.text, linkLabel: row.linkLabel },
        ...{ link: row.link ?? '', image: row.image, phoneImage: row.phoneImage ?? '' },
        ...{ position: String(row.position), enable: row.enable },
        ...{ startsDate: toLocalInput(row.startsDate), endsDate: toLocalInput(row.endsDate) },
      })}
      fields={() => <BannerFields />}
    />
  )
}
