import type { OpeningHours } from '@tecnoclick/domain/site/setting-values'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Button } from '@tecnoclick/ui/button'
import { CheckboxField } from '@tecnoclick/ui/checkbox-field'
import { IconButton } from '@tecnoclick/ui/icon-button'
import { TextField } from '@tecnoclick/ui/text-field'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { useInput, type Validator } from 'ra-core'

const { hoursEditor: texts } = office.settings
const weekdays = [1, 2, 3, 4, 5, 6, 7] as const
const newSpan: OpeningHours = { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '17:00' }

/** Spans of opening hours, each with its days. A pause at noon is two spans. */
export function HoursFields({ source, validate }: { source: string; validate: Validator }) {
  const { field, fieldState } = useInput({ source, validate })
  const spans: OpeningHours[] = Array.isArray(field.value) ? field.value : []
  const set = (place: number, part: Partial<OpeningHours>) =>
    field.onChange(spans.map((span, index) => (index === place ? { ...span, ...part } : span)))
  return (
    <div className="grid gap-4">
      {spans.length === 0 && <p className="text-ink-muted text-sm">{texts.empty}</p>}
      {spans.map((span, place) => (
        // The spans have no names; one is only added at the end or removed.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <fieldset key={place} className="grid gap-3 rounded-md border p-4">
          <legend className="px-1 font-semibold text-sm">{fillText(texts.span, { place: place + 1 })}</legend>
          <div className="flex flex-wrap gap-x-5">
            {weekdays.map((day) => (
              <CheckboxField
                key={day}
                label={texts.days[day]}
                checked={span.days.includes(day)}
                onChange={({ currentTarget: { checked } }) =>
                  set(place, {
                    days: weekdays.filter((one) => (one === day ? checked : span.days.includes(one))),
                  })
                }
              />
            ))}
          </div>
          <div className="flex items-start gap-3">
            <TextField
              type="time"
              label={texts.opens}
              value={span.opens}
              onChange={(event) => set(place, { opens: event.currentTarget.value })}
              className="w-32"
            />
            <TextField
              type="time"
              label={texts.closes}
              value={span.closes}
              onChange={(event) => set(place, { closes: event.currentTarget.value })}
              className="w-32"
            />
            <IconButton
              label={fillText(texts.remove, { place: place + 1 })}
              onClick={() => field.onChange(spans.filter((_, index) => index !== place))}
              className="mt-6.5"
            >
              <Trash2 aria-hidden="true" className="size-4.5" />
            </IconButton>
          </div>
        </fieldset>
      ))}
      {fieldState.error?.message && (
        <p role="alert" className="font-medium text-danger text-sm">
          {fieldState.error.message}
        </p>
      )}
      <Button
        variant="secondary"
        size="sm"
        icon={<Plus aria-hidden="true" className="size-4" />}
        onClick={() => field.onChange([...spans, newSpan])}
        className="justify-self-start"
      >
        {texts.add}
      </Button>
    </div>
  )
}
