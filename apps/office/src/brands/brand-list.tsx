import type { BrandRow } from '@tecnoclick/contract/catalogue/brands/schemas'
import { office } from '@tecnoclick/messages/office'
import type { Column } from '@tecnoclick/ui/table'
import { shownColumn } from '../desk/columns.tsx'
import { EditableDesk } from '../desk/editable-desk.tsx'
import { PositionField, RequiredLine, ShownField, SlugField } from '../desk/fields.tsx'
import { DeskFilters, ShownFilter } from '../desk/filters.tsx'
import { FileInput } from '../form/file-input.tsx'
import { pictureAddress } from '../form/upload-picture.ts'
import { titleColumn } from '../list/columns.tsx'

const { brands, shopDesks } = office

const columns: readonly Column<BrandRow>[] = [
  titleColumn('name', shopDesks.words.name, ({ name }) => name),
  {
    key: 'logo',
    header: brands.logo,
    cell: ({ logo }) =>
      logo && (
        <img src={pictureAddress(logo)} alt="" className="h-8 max-w-28 object-contain" loading="lazy" />
      ),
  },
  shownColumn(),
]

export function BrandList() {
  return (
    <EditableDesk<BrandRow>
      resource="brands"
      texts={brands}
      nameOf={({ name }) => name}
      columns={columns}
      sort={{ field: 'name', order: 'ASC' }}
      toolbar={
        <DeskFilters>
          <ShownFilter />
        </DeskFilters>
      }
      blank={{ name: '', slug: '', logo: '', position: '0', enable: true }}
      toForm={({ name, slug, logo, position, enable }) => ({
        ...{ name, slug, logo: logo ?? '', position: String(position), enable },
      })}
      fields={(row) => (
        <>
          <RequiredLine source="name" label={shopDesks.words.name} maxLength={80} first />
          <SlugField />
          <FileInput source="logo" label={brands.logo} kind="picture" />
          <PositionField />
          {row && <ShownField />}
        </>
      )}
    />
  )
}
