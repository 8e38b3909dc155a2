import type { WaitingAlert } from '@tecnoclick/contract/selling/stock/staff-schemas'
import { formatDate } from '@tecnoclick/messages/format-date'
import { office } from '@tecnoclick/messages/office'
import { Badge } from '@tecnoclick/ui/badge'
import type { Column } from '@tecnoclick/ui/table'
import { dateColumn } from '../../platform/desk/columns.tsx'
import { DeskFilters } from '../../platform/desk/filters.tsx'
import type { Unversioned } from '../../platform/desk/read-calls.ts'
import { PageHeading } from '../../platform/layout/page-heading.tsx'
import { titleColumn } from '../../platform/list/columns.tsx'
import { SearchFilter, SelectFilter } from '../../platform/list/filters.tsx'
import { OfficeList } from '../../platform/list/office-list.tsx'
import { RowLink } from '../../platform/list/row-link.tsx'
import { say } from '../../platform/say.ts'

const { stockAlerts: texts, shopDesks } = office
const { words } = shopDesks

const states = [
  { value: 'true', label: texts.onlyWaiting },
  { value: 'false', label: texts.onlyNotified },
]

const columns: readonly Column<Unversioned<WaitingAlert>>[] = [
  titleColumn('product', texts.columns.product, ({ product: { id, name } }) => (
    <RowLink href={`/admin/products/${id}`} label={say(words.open, { name })}>
      {name}
    </RowLink>
  )),
  {
    key: 'email',
    header: texts.columns.email,
    cell: ({ email }) => <span className="break-all">{email}</span>,
  },
  { key: 'stock', header: texts.columns.stock, align: 'end', cell: ({ product }) => product.stock },
  dateColumn('createdDate', texts.columns.asked, ({ createdDate }) => createdDate),
  {
    key: 'state',
    header: texts.columns.state,
    cell: ({ notifiedDate }) =>
      notifiedDate ? (
        say(texts.notified, { date: formatDate(new Date(notifiedDate), 'es') })
      ) : (
        <Badge tone="new">{texts.waiting}</Badge>
      ),
  },
]

export function AlertList() {
  return (
    <>
      <PageHeading title={texts.title} text={texts.text} />
      <OfficeList
        sort={{ field: 'createdDate', order: 'DESC' }}
        perPage={25}
        caption={texts.caption}
        columns={columns}
        toolbar={
          <DeskFilters>
            <SearchFilter label={words.search} hint={texts.searchHint} />
            <SelectFilter
              field="waiting"
              label={words.state}
              everyLabel={words.everyState}
              options={states}
            />
          </DeskFilters>
        }
        emptyText={texts.empty}
      />
    </>
  )
}
