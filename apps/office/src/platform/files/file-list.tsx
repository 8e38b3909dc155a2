import type { Client } from '@tecnoclick/contract/platform/client'
import { listShopFiles, removeFile } from '@tecnoclick/contract/platform/files/endpoints'
import type { ShopFile } from '@tecnoclick/contract/platform/files/schemas'
import { pictureUrl } from '@tecnoclick/domain/platform/files'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { formatBytes } from '@tecnoclick/messages/platform/format-bytes'
import { Badge } from '@tecnoclick/ui/badge'
import { IconButton } from '@tecnoclick/ui/icon-button'
import { TextLink } from '@tecnoclick/ui/link'
import type { Column } from '@tecnoclick/ui/table'
import FileText from 'lucide-react/icons/file-text'
import Trash2 from 'lucide-react/icons/trash-2'
import { officeClient } from '../api/office-client.ts'
import { listFrom, type ReadOnlyRow, type ResourceCalls, readOnlyCalls } from '../api/resource-calls.ts'
import { useConfirmedAction } from '../api/use-confirmed-action.ts'
import { actionColumn, dateColumn, sortedColumn, titleColumn } from '../list/columns.tsx'
import { FilterBar, SearchFilter, SelectFilter } from '../list/filters.tsx'
import { ListPage } from '../list/list-page.tsx'
import { joined, type PhoneRow } from '../list/phone-table.tsx'

const { files, common } = office

export function fileCalls(client: Client): ResourceCalls {
  return readOnlyCalls(listFrom(client, listShopFiles))
}

const kindNames: Readonly<Record<string, string>> = files.kinds
const kinds = Object.entries(files.kinds).map(([value, label]) => ({ value, label }))

const columns: readonly Column<ReadOnlyRow<ShopFile>>[] = [
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

function phoneRow(file: ReadOnlyRow<ShopFile>): PhoneRow {
  const { kind, visibility, size, uses } = file
  return {
    picture: <FilePicture file={file} />,
    title: <FileLink file={file} />,
    detail: joined(
      kindNames[kind] ?? kind,
      formatBytes(size, 'es'),
      uses.length > 0 ? uses.map((use) => files.uses[use]).join(', ') : files.unused,
    ),
    ...(visibility === 'private' && { state: <Badge>{files.private}</Badge> }),
  }
}

export function FileList() {
  return (
    <ListPage
      title={files.title}
      text={files.text}
      sort={{ field: 'createdDate', order: 'DESC' }}
      caption={files.caption}
      columns={columns}
      phoneRow={phoneRow}
      toolbar={
        <FilterBar search={<SearchFilter label={common.search} hint={files.searchHint} />}>
          <SelectFilter field="kind" label={files.kind} everyLabel={files.everyKind} options={kinds} />
        </FilterBar>
      }
      emptyText={files.empty}
    />
  )
}

function FileName({ file }: { file: ShopFile }) {
  return (
    <span className="flex items-center gap-3">
      <FilePicture file={file} />
      <FileLink file={file} />
    </span>
  )
}

function FilePicture({ file: { name, contentType } }: { file: ShopFile }) {
  if (!contentType.startsWith('image/'))
    return <FileText aria-hidden="true" className="size-6 shrink-0 text-ink-muted" />
  return (
    <img
      src={pictureUrl(name, 160)}
      alt=""
      loading="lazy"
      className="size-10 shrink-0 rounded-sm bg-sunken object-contain"
    />
  )
}

function FileLink({ file: { name } }: { file: ShopFile }) {
  return (
    <TextLink
      href={`/api/files/${name}`}
      target="_blank"
      aria-label={fillText(files.open, { name })}
      className="break-all font-normal"
    >
      {name}
    </TextLink>
  )
}

function RemoveFile({ file: { id, name } }: { file: ShopFile }) {
  const { run, busy } = useConfirmedAction()

  async function remove() {
    const question = {
      title: fillText(files.removeTitle, { name }),
      text: files.removeText,
      confirmLabel: files.removeConfirm,
      tone: 'danger',
    } as const
    await run(question, () => officeClient.call(removeFile, { params: { id } }), {
      done: fillText(files.removed, { name }),
    })
  }

  return (
    <IconButton
      label={fillText(files.remove, { name })}
      size="sm"
      busy={busy}
      onClick={remove}
      className="text-ink-muted hover:text-danger"
    >
      <Trash2 aria-hidden="true" className="size-4" />
    </IconButton>
  )
}
