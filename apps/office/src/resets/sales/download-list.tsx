import { formatBytes } from '@tecnoclick/messages/format-bytes'
import { office } from '@tecnoclick/messages/office'
import { Badge } from '@tecnoclick/ui/badge'
import type { Column } from '@tecnoclick/ui/table'
import { BackLink } from '../../platform/layout/back-link.tsx'
import { PageHeading } from '../../platform/layout/page-heading.tsx'
import { When } from '../../platform/layout/when.tsx'
import { OfficeList } from '../../platform/list/office-list.tsx'
import { RowLink } from '../../platform/list/row-link.tsx'
import { say } from '../../platform/say.ts'
import type { DownloadRow } from './reset-sale-calls.ts'

const { downloads: words, back, open } = office.resetSales

const columns: readonly Column<DownloadRow>[] = [
  {
    key: 'date',
    header: words.date,
    cell: ({ date }) => <When date={date} className="whitespace-nowrap tabular-nums" />,
  },
  { key: 'who', header: words.who, cell: ({ email }) => <span className="break-all">{email}</span> },
  {
    key: 'file',
    header: words.file,
    cell: ({ model, typeFile, resetSaleId }) =>
      resetSaleId === null ? (
        `${model} ${typeFile}`
      ) : (
        <RowLink href={`/admin/reset-sales/${resetSaleId}`} label={say(open, { id: resetSaleId })}>
          {model} {typeFile}
        </RowLink>
      ),
  },
  { key: 'size', header: words.size, align: 'end', cell: ({ bytes }) => formatBytes(bytes, 'es') },
  {
    key: 'outcome',
    header: words.outcome,
    cell: ({ finishedDate }) => (
      <Badge tone={finishedDate ? 'success' : 'neutral'}>{finishedDate ? words.finished : words.cut}</Badge>
    ),
  },
]

export function DownloadList() {
  return (
    <>
      <BackLink href="/admin/reset-sales">{back}</BackLink>
      <PageHeading title={words.title} text={words.text} />
      <OfficeList
        sort={{ field: 'id', order: 'DESC' }}
        perPage={25}
        caption={words.caption}
        columns={columns}
        emptyText={words.empty}
      />
    </>
  )
}
