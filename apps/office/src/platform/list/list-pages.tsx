import { office } from '@tecnoclick/messages/office'
import { Pagination } from '@tecnoclick/ui/pagination'
import { useListContext } from 'ra-core'
import { useLocation } from 'react-router'
import { say } from '../say.ts'

/** '26–50 de 168' and the way to the other pages. */
export function ListPages() {
  const { page, perPage, total = 0 } = useListContext()
  const { search } = useLocation()
  if (total === 0) return null
  const first = (page - 1) * perPage + 1
  const last = Math.min(page * perPage, total)

  function hrefFor(wanted: number): string {
    const query = new URLSearchParams(search)
    query.set('page', String(wanted))
    query.set('perPage', String(perPage))
    return `?${query}`
  }

  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <p className="text-ink-muted text-sm tabular-nums">{say(office.list.range, { first, last, total })}</p>
      <Pagination page={page} pages={Math.ceil(total / perPage)} hrefFor={hrefFor} siblings={1} />
    </div>
  )
}
