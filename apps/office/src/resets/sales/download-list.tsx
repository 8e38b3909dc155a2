import type { Client } from '@tecnoclick/contract/platform/client'
import { listDownloads } from '@tecnoclick/contract/resets/sales/endpoints'
import type { Download } from '@tecnoclick/contract/resets/sales/schemas'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { formatBytes } from '@tecnoclick/messages/platform/format-bytes'
import { Badge } from '@tecnoclick/ui/badge'
import type { Column } from '@tecnoclick/ui/table'
import {
  listFrom,
  type ReadOnlyRow,
  type ResourceCalls,
  readOnlyCalls,
} from '../../platform/api/resource-calls.ts'
import { BackLink } from '../../platform/layout/back-link.tsx'
import { DateTime } from '../../platform/layout/date-time.tsx'
import { RowLink } from '../../platform/list/columns.tsx'
import { ListPage } from '../../platform/list/list-page.tsx'

const { downloads: texts, back, open } = office.resetSales

export function downloadCalls(client: Client): ResourceCalls {
  return readOnlyCalls(listFrom(client, listDownloads))
}

const columns: readonly Column<ReadOnlyRow<Download>>[] = [
  {
    key: 'date',
    header: texts.date,
    cell: ({ date }) => <DateTime date={date} className="whitespace-nowrap" />,
  },
  { key: 'who', header: texts.who, cell: ({ email }) => <span className="break-all">{email}</span> },
  {
    key: 'file',
    header: texts.file,
    cell: ({ model, typeFile, resetSaleId }) => {
      const name = `${model} ${typeFile}`
      if (resetSaleId === null) return name
      return (
        <RowLink href={`/admin/reset-sales/${resetSaleId}`} label={fillText(open, { id: resetSaleId, name })}>
          {name}
        </RowLink>
      )
    },
  },
  { key: 'size', header: texts.size, align: 'end', cell: ({ bytes }) => formatBytes(bytes, 'es') },
  {
    key: 'outcome',
    header: texts.outcome,
    cell: ({ finishedDate }) => (
      <Badge tone={finishedDate ? 'success' : 'neutral'}>{finishedDate ? texts.finished : texts.cut}</Badge>
    ),
  },
]

export function DownloadList() {
  return (
    <>
      <BackLink href="/admin/reset-sales">{back}</BackLink>
      <ListPage
        title={texts.title}
        text={texts.text}
        sort={{ field: 'id', order: 'DESC' }}
        caption={texts.caption}
        columns={columns}
        emptyText={texts.empty}
      />
    </>
  )
}
