import type { ReportQuery } from '@tecnoclick/contract/money/dashboard/schemas'
import { monthAfter, monthPattern } from '@tecnoclick/domain/money/report-period'
import { havanaDay } from '@tecnoclick/domain/platform/havana-day'
import { office } from '@tecnoclick/messages/office'
import { IconButton } from '@tecnoclick/ui/icon-button'
import { SelectField } from '@tecnoclick/ui/select-field'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'

const { dashboard } = office

const spans = Object.entries(dashboard.spans).map(([value, label]) => ({ value, label }))

type Params = Record<string, string | undefined>

interface ChosenPeriod {
  period: ReportQuery
  /** Of the query. */
  key: string | number
  query: URLSearchParams
  set: (changes: Params) => void
  choice: ReactNode
}

/** The period of a report in the address: `?month=2026-03`, otherwise `?days=7`. A month that has not begun is none. */
export function useReportPeriod(path: `/admin/${string}`): ChosenPeriod {
  const [query, setQuery] = useSearchParams()
  const wanted = query.get('days') ?? '30'
  const days = spans.some(({ value }) => value === wanted) ? Number(wanted) : 30
  const thisMonth = havanaDay(new Date()).slice(0, 7)
  const askedMonth = query.get('month') ?? ''
  const month = monthPattern.test(askedMonth) && askedMonth <= thisMonth ? askedMonth : undefined
  const withParams = (changes: Params) => {
    const next = new URLSearchParams(query)
    for (const [name, value] of Object.entries(changes)) {
      if (value === undefined) next.delete(name)
      else next.set(name, value)
    }
    return next
  }
  const set = (changes: Params) => setQuery(withParams(changes), { replace: true, preventScrollReset: true })
  const monthUrl = (count: number) =>
    `${path}?${withParams({ days: undefined, month: monthAfter(month ?? thisMonth, count) })}`
  const choice = (
    <span className="flex flex-wrap items-center gap-2">
      <IconButton label={dashboard.previousMonth} variant="secondary" href={monthUrl(month ? -1 : 0)}>
        <ChevronLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
      </IconButton>
      <SelectField
        label={dashboard.span}
        labelHidden
        options={month ? [{ value: month, label: monthName(month) }, ...spans] : spans}
        value={month ?? String(days)}
        onChange={({ currentTarget: { value } }) => set({ days: value, month: undefined })}
        className="w-48"
      />
      {month && month < thisMonth && (
        <IconButton label={dashboard.nextMonth} variant="secondary" href={monthUrl(1)}>
          <ChevronRight aria-hidden="true" className="size-5 rtl:-scale-x-100" />
        </IconButton>
      )}
    </span>
  )
  return { period: month ? { month } : { days }, key: month ?? days, query, set, choice }
}

const monthNames = new Intl.DateTimeFormat('es', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const monthName = (month: string) => monthNames.format(new Date(`${month}-15T12:00:00Z`))
