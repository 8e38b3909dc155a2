import {
  type MarkPlace,
  markPlaces,
  markScale,
  marksPerIntake,
  type Outline,
  placeOf,
  pointOf,
} from '@tecnoclick/domain/workshop/intake'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Button } from '@tecnoclick/ui/button'
import { DeviceOutline } from '@tecnoclick/ui/device-outline'
import { IconButton } from '@tecnoclick/ui/icon-button'
import { MarkedPicture } from '@tecnoclick/ui/marked-picture'
import { SelectField } from '@tecnoclick/ui/select-field'
import { TextField } from '@tecnoclick/ui/text-field'
import X from 'lucide-react/icons/x'
import { type PointerEvent, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { WalkInDraft } from '../service-orders/walk-in-draft.ts'

const { intake: texts } = office
const places = markPlaces.map((value) => ({ value, label: texts.places[value] }))

/** Visible damage: a tap on the drawing or on a photo, or a place from the list. */
export function DamageMarks({ outline, photos }: { outline: Outline; photos: readonly string[] }) {
  const { watch, setValue } = useFormContext<WalkInDraft>()
  const [marks, markedPhoto] = watch(['marks', 'markedPhoto'])
  const [place, setPlace] = useState<MarkPlace>('top')
  const photo = photos[Number(markedPhoto) - 1]
  const isFull = marks.length >= marksPerIntake

  const change = (changed: WalkInDraft['marks']) => setValue('marks', changed, { shouldDirty: true })
  function add(point: { x: number; y: number }) {
    if (!isFull) change([...marks, { ...point, note: '' }])
  }

  function handlePointer(event: PointerEvent<HTMLDivElement>) {
    const box = event.currentTarget.getBoundingClientRect()
    const at = (value: number, from: number, size: number) =>
      Math.min(markScale, Math.max(0, Math.round(((value - from) / size) * markScale)))
    add({ x: at(event.clientX, box.left, box.width), y: at(event.clientY, box.top, box.height) })
  }

  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 font-semibold text-sm">{texts.marks}</legend>
      <p className="text-ink-muted text-sm">{texts.marksHint}</p>
      {photos.length > 0 && (
        <SelectField
          label={texts.picture}
          value={photo ? markedPhoto : ''}
          onChange={(event) => {
            setValue('markedPhoto', event.currentTarget.value, { shouldDirty: true })
            change([])
          }}
          options={[
            { value: '', label: texts.drawing },
            ...photos.map((_, index) => ({
              value: String(index + 1),
              label: fillText(texts.photo, { number: index + 1 }),
            })),
          ]}
        />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        {/* The list of places below does the same with the keyboard. */}
        <div
          data-testid="damage-picture"
          onPointerUp={handlePointer}
          className="cursor-crosshair self-start rounded-md border bg-sunken text-ink-muted"
        >
          <MarkedPicture marks={marks}>
            {photo ? (
              <img src={photo} alt="" draggable={false} className="w-full rounded-md" />
            ) : (
              <DeviceOutline outline={outline} />
            )}
          </MarkedPicture>
        </div>
        <div className="grid content-start gap-3">
          <div className="flex items-end gap-2">
            <SelectField
              label={texts.place}
              value={place}
              onChange={(event) => setPlace(event.currentTarget.value as MarkPlace)}
              options={places}
              className="min-w-0 flex-1"
            />
            <Button variant="secondary" disabled={isFull} onClick={() => add(pointOf(place))}>
              {texts.addMark}
            </Button>
          </div>
          {isFull && <p className="text-sm">{texts.fullMarks}</p>}
          <ol className="grid gap-2" aria-live="polite">
            {marks.map((mark, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the number of a mark is what it is.
              <li key={index} className="flex items-end gap-1">
                <TextField
                  label={fillText(texts.mark, { number: index + 1, place: texts.places[placeOf(mark)] })}
                  aria-label={fillText(texts.markNote, { number: index + 1 })}
                  value={mark.note}
                  maxLength={100}
                  autoComplete="off"
                  onChange={({ currentTarget: { value: note } }) =>
                    change(marks.map((other, at) => (at === index ? { ...other, note } : other)))
                  }
                  className="min-w-0 flex-1"
                />
                <IconButton
                  label={fillText(texts.removeMark, { number: index + 1 })}
                  onClick={() => change(marks.filter((_, at) => at !== index))}
                >
                  <X aria-hidden="true" className="size-4" />
                </IconButton>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </fieldset>
  )
}
