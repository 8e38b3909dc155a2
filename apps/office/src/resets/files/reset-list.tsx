import type { StockedReset } from '@tecnoclick/contract/resets/files/schemas'
import { formatBytes } from '@tecnoclick/messages/format-bytes'
import { office } from '@tecnoclick/messages/office'
import { Badge } from '@tecnoclick/ui/badge'
import { IconButton } from '@tecnoclick/ui/icon-button'
import type { Column } from '@tecnoclick/ui/table'
import FileArchive from 'lucide-react/icons/file-archive'
import { Route, Routes, useLocation } from 'react-router'
import { sortedColumn } from '../../platform/desk/columns.tsx'
import { EditableDesk } from '../../platform/desk/editable-desk.tsx'
import { DeskFilters, ShownFilter } from '../../platform/desk/filters.tsx'
import { useEveryBrand } from '../../platform/desk/use-choices.ts'
import { titleColumn } from '../../platform/list/columns.tsx'
import { filteredAddress } from '../../platform/list/filtered-address.ts'
import { SelectFilter } from '../../platform/list/filters.tsx'
import { RowLink } from '../../platform/list/row-link.tsx'
import { Money } from '../../platform/money/money.tsx'
import { say } from '../../platform/say.ts'
import { ArchiveDialog } from './archive-dialog.tsx'
import { ResetFields } from './reset-fields.tsx'
import { resetName } from './reset-name.ts'

const { resets, shopDesks } = office

const columns: readonly Column<StockedReset>[] = [
  titleColumn('model', resets.model, (row) => (
    <>
      {row.brand.name} {row.model}
      <span className="block font-normal text-ink-muted text-xs">
        {row.device.name} · {row.typeFile}
      </span>
    </>
  )),
  {
    key: 'price',
    header: resets.price,
    align: 'end',
    cell: ({ price }) => <Money amount={price} currency="CUP" />,
  },
  {
    key: 'file',
    header: resets.file,
    cell: ({ file }) => (file ? formatBytes(file.size, 'es') : <Badge tone="danger">{resets.noFile}</Badge>),
  },
  sortedColumn('enable', shopDesks.words.state, ({ enable }) => (
    <Badge tone={enable ? 'success' : 'neutral'}>{enable ? resets.enable : shopDesks.words.hidden}</Badge>
  )),
  {
    key: 'sales',
    header: resets.sales,
    align: 'end',
    cell: ({ id, sales }) =>
      sales > 0 ? (
        <RowLink href={filteredAddress('reset-sales', { resetId: id })} label={`${resets.sales}: ${sales}`}>
          {sales}
        </RowLink>
      ) : (
        0
      ),
  },
]

export function ResetList() {
  const { search } = useLocation()
  const brands = useEveryBrand().map(({ id, name }) => ({ value: String(id), label: name }))
  return (
    <EditableDesk<StockedReset>
      resource="resets"
      texts={resets}
      nameOf={resetName}
      columns={columns}
      sort={{ field: 'model', order: 'ASC' }}
      toolbar={
        <DeskFilters>
          <SelectFilter
            field="brandId"
            label={resets.brand}
            everyLabel={resets.everyBrand}
            options={brands}
          />
          <ShownFilter />
        </DeskFilters>
      }
      rowActions={(row) => (
        <IconButton
          label={say(resets.archive.open, { name: resetName(row) })}
          href={`/admin/resets/${row.id}/archive${search}`}
          size="sm"
          className="text-ink-muted hover:text-ink"
        >
          <FileArchive aria-hidden="true" className="size-4" />
        </IconButton>
      )}
      blank={{ brandId: '', device: '', model: '', typeFile: '', price: '', enable: true }}
      toForm={({ brandId, device, model, typeFile, price, enable }) => ({
        ...{ brandId: String(brandId), device: device.name, model, typeFile, price: String(price), enable },
      })}
      fields={(row) => <ResetFields isNew={!row} brands={brands} />}
    >
      <Routes>
        <Route path=":id/archive" element={<ArchiveDialog />} />
        <Route path="*" element={null} />
      </Routes>
    </EditableDesk>
  )
}
