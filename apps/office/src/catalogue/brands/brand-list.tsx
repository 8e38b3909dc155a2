import type { BrandRow } from '@tecnoclick/contract/catalogue/brands/schemas'
import { office } from '@tecnoclick/messages/office'
import type { Column } from '@tecnoclick/ui/table'
import { shownColumn } from '../../platform/desk/columns.tsx'
import { EditableDesk } from '../../platform/desk/editable-desk.tsx'
import { PositionField, RequiredLine, ShownField, SlugField } from '../../platform/desk/fields.tsx'
import { DeskFilters, ShownFilter } from '../../platform/desk/filters.tsx'
import { FileInput } from '../../platform/form/file-input.tsx'
import { pictureAddress } from '../../platform/form/upload-picture.ts'
import { titleColumn } from '../../platform/list/columns.tsx'

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
