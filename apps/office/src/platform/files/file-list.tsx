import type { ShopFile } from '@tecnoclick/contract/platform/files/schemas'
import { formatBytes } from '@tecnoclick/messages/format-bytes'
import { office } from '@tecnoclick/messages/office'
import { Badge } from '@tecnoclick/ui/badge'
import type { Column } from '@tecnoclick/ui/table'
import { dateColumn, sortedColumn } from '../desk/columns.tsx'
import { DeskFilters } from '../desk/filters.tsx'
import type { Unversioned } from '../desk/read-calls.ts'
import { PageHeading } from '../layout/page-heading.tsx'
import { actionColumn, titleColumn } from '../list/columns.tsx'
import { SearchFilter, SelectFilter } from '../list/filters.tsx'
import { OfficeList } from '../list/office-list.tsx'
import { FileName } from './file-name.tsx'
import { RemoveFile } from './remove-file.tsx'

const { files, shopDesks } = office

const kindNames: Readonly<Record<string, string>> = files.kinds
const kinds = Object.entries(files.kinds).map(([value, label]) => ({ value, label }))

const columns: readonly Column<Unversioned<ShopFile>>[] = [
  titleColumn('name', files.columns.name, (file) => <FileName file={file} />),
  {
    key: 'kind',
    header: files.columns.kind,
    cell: ({ kind, visibility }) => (
      <span className="inline-flex flex-wrap items-center gap-1">
        {kindNames[kind] ?? kind}
        {visibility === 'private' && <Badge>{files.private}</Badge>}
      </span>
    ),
  },
  sortedColumn('size', files.columns.size, ({ size }) => formatBytes(size, 'es'), 'end'),
  {
    key: 'uses',
    header: files.columns.uses,
    cell: ({ uses }) =>
      uses.length > 0 ? (
        uses.map((use) => files.uses[use]).join(', ')
      ) : (
        <span className="text-ink-muted">{files.unused}</span>
      ),
  },
  dateColumn('createdDate', files.columns.date, ({ createdDate }) => createdDate),
  actionColumn((file) => (file.removable ? <RemoveFile file={file} /> : null)),
]

export function FileList() {
  return (
    <>
      <PageHeading title={files.title} text={files.text} />
      <OfficeList
        sort={{ field: 'createdDate', order: 'DESC' }}
        perPage={25}
        caption={files.caption}
        columns={columns}
        toolbar={
          <DeskFilters>
            <SearchFilter label={shopDesks.words.search} hint={files.searchHint} />
            <SelectFilter field="kind" label={files.kind} everyLabel={files.everyKind} options={kinds} />
          </DeskFilters>
        }
        emptyText={files.empty}
      />
    </>
  )
}
