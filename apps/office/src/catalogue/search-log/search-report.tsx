import { listSearches } from '@tecnoclick/contract/catalogue/search-log/endpoints'
import type { Searched } from '@tecnoclick/contract/catalogue/search-log/schemas'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Badge } from '@tecnoclick/ui/badge'
import { EmptyState } from '@tecnoclick/ui/empty-state'
import { TextLink } from '@tecnoclick/ui/link'
import { SelectField } from '@tecnoclick/ui/select-field'
import { type Column, Table } from '@tecnoclick/ui/table'
import { useSearchParams } from 'react-router'
import { officeClient } from '../../platform/api/office-client.ts'
import { useApiQuery } from '../../platform/api/use-api-query.ts'
import { DateTime } from '../../platform/layout/date-time.tsx'
import { PageHeading } from '../../platform/layout/page-heading.tsx'
import { Loaded } from '../../platform/list/list-states.tsx'
import { Permitted } from '../../platform/permissions.tsx'

const { searches } = office

const spans = [7, 30, 90, 365]
const options = spans.map((days) => ({ value: String(days), label: fillText(searches.lastDays, { days }) }))

const columns: readonly Column<Searched>[] = [
  {
    key: 'query',
    header: searches.columns.query,
    cell: ({ query }) => (
      <TextLink
        href={`/shop/catalog?${new URLSearchParams({ q: query })}`}
        target="_blank"
        aria-label={fillText(searches.look, { query })}
      >
        {query}
      </TextLink>
    ),
    className: 'free-text font-semibold',
  },
  { key: 'times', header: searches.columns.times, align: 'end', cell: ({ searches: times }) => times },
  {
    key: 'results',
    header: searches.columns.results,
    align: 'end',
    cell: (row) => (row.results === 0 ? <Empty {...row} /> : row.results),
  },
  { key: 'last', header: searches.columns.last, cell: ({ lastDate }) => <DateTime date={lastDate} /> },
]

/** What it finds by now, what was probably meant, and a rule for it. */
function Empty({ query, now, suggestion }: Searched) {
  // Another spelling is proposed with it; a part of the words would mean something else.
  const isSpelling = suggestion?.split(' ').length === query.split(' ').length
  const words = isSpelling ? `${query}, ${suggestion}` : query
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-x-3 gap-y-1">
      {suggestion !== null && <span className="free-text">{fillText(searches.meant, { suggestion })}</span>}
      {now ? (
        <Badge tone="success">{fillText(searches.by, { count: now })}</Badge>
      ) : (
        <Badge tone="danger">{searches.nothing}</Badge>
      )}
      {!now && (
        <Permitted permission="categories:write">
          <TextLink
            href={`/admin/search-rules/create?${new URLSearchParams({ words })}`}
            aria-label={fillText(searches.ruleFor, { query })}
          >
            {searches.rule}
          </TextLink>
        </Permitted>
      )}
    </span>
  )
}

export function SearchReport() {
  const [query, setQuery] = useSearchParams()
  const days = spans.find((span) => String(span) === query.get('days')) ?? 30
  const searchQuery = useApiQuery({
    queryKey: ['searches', days],
    read: () => officeClient.call(listSearches, { query: { days, limit: 200 } }),
  })
  return (
    <>
      <PageHeading title={searches.title} text={searches.text} />
      <SelectField
        label={searches.days}
        options={options}
        value={String(days)}
        onChange={(event) => setQuery({ days: event.currentTarget.value }, { replace: true })}
        className="mb-4 sm:max-w-60"
      />
      <Loaded query={searchQuery} columns={4}>
        {({ data, total }) =>
          total === 0 ? (
            <EmptyState title={office.list.emptyTitle} text={searches.empty} />
          ) : (
            <Table caption={searches.caption} columns={columns} rows={data} rowKey={(row) => row.query} />
          )
        }
      </Loaded>
    </>
  )
}
