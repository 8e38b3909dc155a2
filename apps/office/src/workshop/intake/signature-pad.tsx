import { longestSignature, signatureBox } from '@tecnoclick/domain/workshop/intake'
import { office } from '@tecnoclick/messages/office'
import { Button } from '@tecnoclick/ui/button'
import { Signature } from '@tecnoclick/ui/marked-picture'
import { type PointerEvent, useRef, useState } from 'react'

const { intake: texts } = office

/** Nearer points add nothing to a line of this width. */
const nearest = 3

interface SignaturePadProps {
  value: string
  onChange: (path: string) => void
}

/** Draws with finger, pen or mouse. The strokes are stored, not a picture. */
export function SignaturePad({ value, onChange }: SignaturePadProps) {
  const last = useRef<{ x: number; y: number }>(undefined)
  const [stroke, setStroke] = useState('')

  function pointOf(event: PointerEvent<HTMLDivElement>) {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    const inside = (part: number, size: number) => Math.min(size - 1, Math.max(0, Math.round(part * size)))
    return {
      x: inside((event.clientX - left) / width, signatureBox.width),
      y: inside((event.clientY - top) / height, signatureBox.height),
    }
  }

  function begin(event: PointerEvent<HTMLDivElement>) {
    event.currentTarget.setPointerCapture(event.pointerId)
    const point = pointOf(event)
    last.current = point
    setStroke(`M${point.x} ${point.y}`)
  }

  function draw(event: PointerEvent<HTMLDivElement>) {
    if (!last.current) return
    const point = pointOf(event)
    const { x, y } = last.current
    const isNew = Math.abs(point.x - x) + Math.abs(point.y - y) >= nearest
    if (!isNew || value.length + stroke.length + 10 > longestSignature) return
    last.current = point
    setStroke((drawn) => `${drawn}L${point.x} ${point.y}`)
  }

  function end() {
    last.current = undefined
    // A dot is no stroke.
    if (stroke.includes('L')) onChange(value + stroke)
    setStroke('')
  }

  const path = value + (stroke.includes('L') ? stroke : '')
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-semibold text-sm">{texts.signature}</legend>
      <p className="text-ink-muted text-sm">{texts.signHere}</p>
      <div
        data-testid="signature-pad"
        onPointerDown={begin}
        onPointerMove={draw}
        onPointerUp={end}
        onPointerCancel={end}
        className="aspect-[3/1] w-full max-w-xl cursor-crosshair touch-none select-none rounded-md border border-line-strong bg-raised"
      >
        {path && <Signature path={path} label={texts.signature} className="size-full" />}
      </div>
      <div className="flex flex-wrap items-center gap-3" aria-live="polite">
        <p className="text-sm">{value ? texts.signed : texts.onPaper}</p>
        {value && (
          <Button variant="secondary" size="sm" onClick={() => onChange('')}>
            {texts.clear}
          </Button>
        )}
      </div>
    </fieldset>
  )
}
