import { days } from '@tecnoclick/domain/platform/duration'
import { havanaDay, noonOf } from '@tecnoclick/domain/platform/havana-day'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { formatDate } from '@tecnoclick/messages/platform/format-date'
import { Button } from '@tecnoclick/ui/button'
import { TextField } from '@tecnoclick/ui/text-field'
import { useListContext } from 'ra-core'
import { FilterChip } from './filter-chip.tsx'

const { dates: texts } = office.list

interface Period {
  from?: string
  to?: string
}

/** The days of the list's filters `from` and `to`. */
export function DatesFilter() {
  const { filterValues, setFilters } = useListContext()
  const { from = '', to = '', ...rest } = filterValues
  const period = { from: String(from), to: String(to) }

  function choose(next: Period) {
    const given = Object.entries(next).filter(([, day]) => day !== '')
    setFilters({ ...rest, ...Object.fromEntries(given) })
  }

  return (
    <FilterChip label={texts.label} chosen={describePeriod(period)} onClear={() => choose({})}>
      {(close) => (
        <div className="grid gap-3 p-1.5">
          <div className="flex flex-wrap gap-2">
            {presets(havanaDay(new Date())).map(({ label, ...preset }) => (
              <Button
                key={label}
                variant="secondary"
                size="sm"
                onClick={() => {
                  choose(preset)
                  close()
                }}
              >
                {label}
              </Button>
            ))}
          </div>
          <div className="grid grid-cols-2 gap-3">
            {(['from', 'to'] as const).map((field) => (
              <TextField
                key={field}
                type="date"
                label={texts[field]}
                value={period[field]}
                onChange={(event) => choose({ ...period, [field]: event.currentTarget.value })}
                className="min-w-0 grid-cols-[minmax(0,1fr)] [&_input]:px-2"
              />
            ))}
          </div>
        </div>
      )}
    </FilterChip>
  )
}

/** Days of the shop. */
function presets(today: string): (Required<Period> & { label: string })[] {
  const weekAgo = new Date(noonOf(today).getTime() - days(6))
  return [
    { label: texts.today, from: today, to: today },
    { label: texts.week, from: havanaDay(weekAgo), to: today },
    { label: texts.month, from: `${today.slice(0, 8)}01`, to: today },
  ]
}

function describePeriod({ from, to }: Required<Period>): string | undefined {
  const shown = (day: string) => formatDate(noonOf(day), 'es')
  if (from && to) return from === to ? shown(from) : `${shown(from)} – ${shown(to)}`
  if (from) return fillText(texts.since, { day: shown(from) })
  return to ? fillText(texts.until, { day: shown(to) }) : undefined
}
