import { brands as brandEndpoints } from '@tecnoclick/contract/catalogue/brands/endpoints'
import { type BrandRow, newBrandSchema } from '@tecnoclick/contract/catalogue/brands/schemas'
import type { Client } from '@tecnoclick/contract/platform/client'
import { fieldsOf } from '@tecnoclick/contract/platform/field-limits'
import { pictureUrl } from '@tecnoclick/domain/platform/files'
import { office } from '@tecnoclick/messages/office'
import { Badge } from '@tecnoclick/ui/badge'
import type { Column } from '@tecnoclick/ui/table'
import { editableCalls, type ResourceCalls } from '../../platform/api/resource-calls.ts'
import { FileInput } from '../../platform/form/file-input.tsx'
import { formOf, optionalText, position, slug, text, visibility } from '../../platform/form/form-fields.ts'
import { PositionInput, SlugInput, TextInput, VisibilityInput } from '../../platform/form/inputs.tsx'
import { titleColumn, visibilityColumn } from '../../platform/list/columns.tsx'
import { EditableListPage } from '../../platform/list/editable-list-page.tsx'
import { FilterBar, VisibilityFilter } from '../../platform/list/filters.tsx'
import type { PhoneRow } from '../../platform/list/phone-table.tsx'

const { brands, common } = office
const field = fieldsOf(newBrandSchema)

/** A new brand is shown. */
const newFields = { name: text, slug, logo: optionalText, position }
const form = formOf({ ...newFields, enable: visibility })

export function brandCalls(client: Client): ResourceCalls {
  return editableCalls(client, brandEndpoints, { toNew: formOf(newFields).toBody, toChange: form.toBody })
}

const columns: readonly Column<BrandRow>[] = [
  titleColumn('name', common.name, ({ name }) => name),
  {
    key: 'logo',
    header: brands.logo,
    cell: ({ logo }) => <Logo logo={logo} />,
  },
  visibilityColumn(),
]

function Logo({ logo }: Pick<BrandRow, 'logo'>) {
  if (!logo) return null
  return <img src={pictureUrl(logo, 160)} alt="" className="h-8 max-w-28 object-contain" loading="lazy" />
}

function phoneRow({ name, logo, enable }: BrandRow): PhoneRow {
  return { title: name, value: enable ? <Logo logo={logo} /> : <Badge>{common.hidden}</Badge> }
}

export function BrandList() {
  return (
    <EditableListPage<BrandRow>
      resource="brands"
      texts={brands}
      nameOf={({ name }) => name}
      columns={columns}
      phoneRow={phoneRow}
      sort={{ field: 'name', order: 'ASC' }}
      toolbar={
        <FilterBar>
          <VisibilityFilter />
        </FilterBar>
      }
      emptyForm={form.empty}
      toForm={form.toForm}
      fields={(row) => (
        <>
          <TextInput {...field('name')} label={common.name} initialFocus />
          <SlugInput />
          <FileInput source="logo" label={brands.logo} kind="picture" />
          <PositionInput />
          {row && <VisibilityInput />}
        </>
      )}
    />
  )
}
