import type { Client } from '@tecnoclick/contract/platform/client'
import { listResetCounts } from '@tecnoclick/contract/resets/sales/endpoints'
import type { ResetCount } from '@tecnoclick/contract/resets/sales/schemas'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import type { Column } from '@tecnoclick/ui/table'
import {
  listFrom,
  type ReadOnlyRow,
  type ResourceCalls,
  readOnlyCalls,
} from '../../platform/api/resource-calls.ts'
import { BackLink } from '../../platform/layout/back-link.tsx'
import { RowLink, sortedColumn } from '../../platform/list/columns.tsx'
import { FilterBar, SearchFilter } from '../../platform/list/filters.tsx'
import { ListPage } from '../../platform/list/list-page.tsx'
import type { PhoneRow } from '../../platform/list/phone-table.tsx'
import { listUrl } from '../../platform/urls.ts'

const { resetCounts: texts, resetSales, common } = office
const { columns: names } = texts

type Row = ReadOnlyRow<ResetCount>

export function resetCountCalls(client: Client): ResourceCalls {
  return readOnlyCalls(listFrom(client, listResetCounts))
}

const fileOf = ({ brand, fileModel, typeFile }: Row) => `${brand} ${fileModel} · ${typeFile}`

function Failures({ row, text }: { row: Row; text?: string }) {
  const { resetId, model, failed } = row
  if (failed === 0) return 0
  return (
    <RowLink
      href={listUrl('reset-failures', { resetId, printerModel: model })}
      label={`${names.failed}: ${failed}, ${fileOf(row)}, ${model || texts.noModel}`}
    >
      {text ?? failed}
    </RowLink>
  )
}

const columns: readonly Column<Row>[] = [
  sortedColumn('id', names.file, fileOf),
  sortedColumn('model', names.model, ({ model }) => model || texts.noModel),
  { ...sortedColumn<Row>('worked', names.worked, ({ worked }) => worked), align: 'end' },
  { ...sortedColumn<Row>('failed', names.failed, (row) => <Failures row={row} />), align: 'end' },
]

function phoneRow(row: Row): PhoneRow {
  return {
    title: fileOf(row),
    detail: row.model || texts.noModel,
    value: fillText(texts.workedOf, { worked: row.worked, total: row.worked + row.failed }),
    state: row.failed > 0 && <Failures row={row} text={fillText(texts.failures, { count: row.failed })} />,
  }
}

/** How often each file worked with each model. */
export function ResetCountList() {
  return (
    <>
      <BackLink href="/admin/reset-sales">{resetSales.back}</BackLink>
      <ListPage
        title={texts.title}
        text={texts.text}
        sort={{ field: 'failed', order: 'DESC' }}
        caption={texts.caption}
        columns={columns}
        phoneRow={phoneRow}
        toolbar={<FilterBar search={<SearchFilter label={common.search} hint={texts.searchHint} />} />}
        emptyText={texts.empty}
      />
    </>
  )
}
