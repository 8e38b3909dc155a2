import { getClosing } from '@tecnoclick/contract/selling/closing/endpoints'
import { formatLongDate } from '@tecnoclick/messages/format-date'
import { office } from '@tecnoclick/messages/office'
import { Button } from '@tecnoclick/ui/button'
import { IconButton } from '@tecnoclick/ui/icon-button'
import { TextField } from '@tecnoclick/ui/text-field'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Printer from 'lucide-react/icons/printer'
import { useSearchParams } from 'react-router'
import { officeClient } from '../../platform/api/office-client.ts'
import { useReading } from '../../platform/api/use-reading.ts'
import { PageHeading } from '../../platform/layout/page-heading.tsx'
import { useStoreName } from '../../platform/layout/use-store-name.ts'
import { ListFailure } from '../../platform/list/list-failure.tsx'
import { ListSkeleton } from '../../platform/list/list-skeleton.tsx'
import { say } from '../../platform/say.ts'
import { ClosingFigures } from './closing-figures.tsx'
import { dayAfter, isDay, noonOf, todayInHavana } from './day.ts'

const { closing } = office

/** A day in figures; the address names the day. */
export function ClosingPage() {
  const store = useStoreName()
  const [search] = useSearchParams()
  const asked = search.get('day') ?? ''
  const day = isDay(asked) ? asked : todayInHavana()
  const { data, error, refetch } = useReading({
    queryKey: ['closing', day],
    read: ({ signal }) => officeClient.call(getClosing, { query: { day }, signal }),
  })
  return (
    <>
      <p className="mb-2 hidden font-extrabold text-lg print:block">{store}</p>
      <PageHeading
        title={closing.title}
        text={say(closing.of, { date: formatLongDate(noonOf(day), 'es') })}
        action={
          <Button
            variant="secondary"
            size="sm"
            onClick={() => window.print()}
            icon={<Printer aria-hidden="true" className="size-4" />}
            className="print:hidden"
          >
            {closing.print}
          </Button>
        }
      />
      <DayChoice day={day} />
      {!data && error && <ListFailure error={error} onRetry={refetch} />}
      {!data && !error && <ListSkeleton columns={4} />}
      {data && <ClosingFigures figures={data} />}
      <p className="mt-20 hidden w-64 border-t pt-1 text-sm print:block">{closing.signature}</p>
    </>
  )
}

function DayChoice({ day }: { day: string }) {
  const [, setSearch] = useSearchParams()
  const today = todayInHavana()
  const addressOf = (wanted: string) => `/admin/closing?day=${wanted}`
  return (
    <div className="mb-5 flex flex-wrap items-end gap-2 print:hidden">
      <IconButton label={closing.previous} variant="secondary" href={addressOf(dayAfter(day, -1))}>
        <ChevronLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
      </IconButton>
      <TextField
        type="date"
        label={closing.day}
        labelHidden
        value={day}
        max={today}
        onChange={({ currentTarget: { value } }) => isDay(value) && setSearch({ day: value })}
        className="w-44"
      />
      {day < today && (
        <>
          <IconButton label={closing.next} variant="secondary" href={addressOf(dayAfter(day, 1))}>
            <ChevronRight aria-hidden="true" className="size-5 rtl:-scale-x-100" />
          </IconButton>
          <Button variant="quiet" href="/admin/closing" className="text-link">
            {closing.today}
          </Button>
        </>
      )}
    </div>
  )
}
