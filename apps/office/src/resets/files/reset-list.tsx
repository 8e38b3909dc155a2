import type { Client } from '@tecnoclick/contract/platform/client'
import { fieldsOf } from '@tecnoclick/contract/platform/field-limits'
import {
  changeReset,
  createReset,
  getStaffReset,
  listStaffResets,
} from '@tecnoclick/contract/resets/files/endpoints'
import { newResetSchema, type StaffReset } from '@tecnoclick/contract/resets/files/schemas'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { formatBytes } from '@tecnoclick/messages/platform/format-bytes'
import { es } from '@tecnoclick/messages/tables/es'
import { Badge } from '@tecnoclick/ui/badge'
import { IconButton } from '@tecnoclick/ui/icon-button'
import { useT } from '@tecnoclick/ui/messages'
import type { SelectOption } from '@tecnoclick/ui/select-field'
import type { Column } from '@tecnoclick/ui/table'
import FileArchive from 'lucide-react/icons/file-archive'
import { required } from 'ra-core'
import { Route, Routes, useLocation } from 'react-router'
import { useBrands } from '../../catalogue/select-options.ts'
import { amountOf, numberOf, textOf } from '../../platform/api/form-values.ts'
import { editableCalls, type ResourceCalls, type Values } from '../../platform/api/resource-calls.ts'
import { CheckboxInput, SelectInput, TextInput } from '../../platform/form/inputs.tsx'
import { RowLink, sortedColumn, titleColumn } from '../../platform/list/columns.tsx'
import { EditableListPage } from '../../platform/list/editable-list-page.tsx'
import { FilterBar, SearchFilter, SelectFilter, VisibilityFilter } from '../../platform/list/filters.tsx'
import { joined, type PhoneRow } from '../../platform/list/phone-table.tsx'
import { Money } from '../../platform/money.tsx'
import { listUrl } from '../../platform/urls.ts'
import { ArchiveDialog, resetName } from './archive-dialog.tsx'
import { readDeadEnds, writeDeadEnds } from './dead-end-lines.ts'

const { resets, common } = office
const field = fieldsOf(newResetSchema)

const endpoints = { list: listStaffResets, get: getStaffReset, create: createReset, update: changeReset }

export function resetCalls(client: Client): ResourceCalls {
  const toNew = ({ brandId, device, model, typeFile, price, deadEnds }: Values) => ({
    brandId: numberOf(brandId),
    device: textOf(device),
    model: textOf(model),
    typeFile: textOf(typeFile),
    price: amountOf(price) ?? Number.NaN,
    deadEnds: readDeadEnds(textOf(deadEnds)),
  })
  return editableCalls(client, endpoints, {
    toNew,
    toChange: (values) => ({ ...toNew(values), enable: values.enable === true }),
    conflict: { model: es.validation.taken },
  })
}

const columns: readonly Column<StaffReset>[] = [
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
  sortedColumn('enable', common.state, ({ enable }) => (
    <Badge tone={enable ? 'success' : 'neutral'}>{enable ? resets.enable : common.hidden}</Badge>
  )),
  {
    key: 'sales',
    header: resets.sales,
    align: 'end',
    cell: ({ id, sales }) =>
      sales > 0 ? (
        <RowLink href={listUrl('reset-sales', { resetId: id })} label={`${resets.sales}: ${sales}`}>
          {sales}
        </RowLink>
      ) : (
        0
      ),
  },
]

function phoneRow({ brand, model, device, typeFile, price, file, enable }: StaffReset): PhoneRow {
  return {
    title: `${brand.name} ${model}`,
    value: <Money amount={price} currency="CUP" className="font-semibold tabular-nums" />,
    detail: joined(typeFile, device.name, file && formatBytes(file.size, 'es')),
    state: !file ? <Badge tone="danger">{resets.noFile}</Badge> : !enable && <Badge>{common.hidden}</Badge>,
  }
}

export function ResetList() {
  const { search } = useLocation()
  const brands = useBrands().map(({ id, name }) => ({ value: String(id), label: name }))
  return (
    <EditableListPage<StaffReset>
      resource="resets"
      texts={resets}
      nameOf={resetName}
      columns={columns}
      phoneRow={phoneRow}
      sort={{ field: 'model', order: 'ASC' }}
      toolbar={
        <FilterBar search={<SearchFilter label={common.search} hint={resets.searchHint} />}>
          <SelectFilter
            field="brandId"
            label={resets.brand}
            everyLabel={resets.everyBrand}
            options={brands}
          />
          <VisibilityFilter />
        </FilterBar>
      }
      rowActions={(row) => (
        <IconButton
          label={fillText(resets.archive.open, { name: resetName(row) })}
          href={`/admin/resets/${row.id}/archive${search}`}
          size="sm"
          className="text-ink-muted hover:text-ink"
        >
          <FileArchive aria-hidden="true" className="size-4" />
        </IconButton>
      )}
      emptyForm={{ brandId: '', device: '', model: '', typeFile: '', price: '', deadEnds: '', enable: true }}
      toForm={({ brandId, device, model, typeFile, price, deadEnds, enable }) => ({
        brandId: String(brandId),
        device: device.name,
        model,
        typeFile,
        price: String(price),
        deadEnds: writeDeadEnds(deadEnds),
        enable,
      })}
      fields={(row) => <ResetFields isNew={!row} brands={brands} />}
    >
      <Routes>
        <Route path=":id/archive" element={<ArchiveDialog />} />
        <Route path="*" element={null} />
      </Routes>
    </EditableListPage>
  )
}

function ResetFields({ isNew, brands }: { isNew: boolean; brands: readonly SelectOption[] }) {
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
        initialFocus
      />
      <TextInput {...field('device')} label={resets.device} hint={resets.deviceHint} />
      <TextInput {...field('model')} label={resets.model} />
      <TextInput {...field('typeFile')} label={resets.typeFile} hint={resets.typeFileHint} />
      <TextInput {...field('price')} label={resets.price} hint={resets.priceHint} />
      <TextInput source="deadEnds" label={resets.deadEnds} hint={resets.deadEndsHint} multiline />
      {!isNew && <CheckboxInput source="enable" label={resets.enable} />}
    </>
  )
}
