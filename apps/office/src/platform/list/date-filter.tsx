import { days } from '@tecnoclick/domain/platform/duration'
import { havanaDay, noonOf } from '@tecnoclick/domain/platform/havana-day'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { formatDate } from '@tecnoclick/messages/platform/format-date'
import { Button } from '@tecnoclick/ui/button'
import { TextField } from '@tecnoclick/ui/text-field'
import { FilterChip } from './filter-chip.tsx'
import { useFilters } from './use-filters.ts'

const { dates: texts } = office.list

interface Period {
  from: string
  to: string
}

/** The days of the list's filters `from` and `to`. */
export function DatesFilter() {
  const [{ from = '', to = '' }, change] = useFilters()
  const period = { from: String(from), to: String(to) }
  const choose = (next: Period) => change({ from: next.from, to: next.to })

  return (
    <FilterChip
      label={texts.label}
      chosen={describePeriod(period)}
      onClear={() => choose({ from: '', to: '' })}
    >
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
                onChange={(event) => change({ [field]: event.currentTarget.value })}
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
function presets(today: string): (Period & { label: string })[] {
  const weekAgo = new Date(noonOf(today).getTime() - days(6))
  return [
    { label: texts.today, from: today, to: today },
    { label: texts.week, from: havanaDay(weekAgo), to: today },
    { label: texts.month, from: `${today.slice(0, 8)}01`, to: today },
  ]
}

function describePeriod({ from, to }: Period): string | undefined {
  const shown = (day: string) => formatDate(noonOf(day), 'es')
  if (from && to) return from === to ? shown(from) : `${shown(from)} – ${shown(to)}`
  if (from) return fillText(texts.since, { day: shown(from) })
  return to ? fillText(texts.until, { day: shown(to) }) : undefined
}
