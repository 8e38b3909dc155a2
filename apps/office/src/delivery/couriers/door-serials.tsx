import { compareSerials, splitSerials } from '@tecnoclick/domain/stock/serials'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Notice } from '@tecnoclick/ui/notice'
import { TextArea } from '@tecnoclick/ui/text-area'
import { TextField } from '@tecnoclick/ui/text-field'
import { useState } from 'react'

const { serials: texts } = office

export interface DoorScan {
  serials?: string[]
  serialReason?: string
}

/** What was scanned at the door; undefined where it differs from what was packed and nobody says why. */
export function readDoorScan(form: FormData, packed: readonly string[]): DoorScan | undefined {
  const serials = splitSerials(String(form.get('serials') ?? ''))
  if (serials.length === 0) return {}
  const serialReason = String(form.get('serialReason') ?? '').trim()
  const { missing, foreign } = compareSerials(packed, serials)
  if (missing.length + foreign.length === 0) return { serials }
  return serialReason === '' ? undefined : { serials, serialReason }
}

/** The courier sees at once, also without a line, whether it is what was packed. */
export function DoorSerials({ packed, error }: { packed: readonly string[]; error: boolean }) {
  const [text, setText] = useState('')
  const scanned = splitSerials(text)
  const { missing, foreign } = compareSerials(packed, scanned)
  const isSame = missing.length + foreign.length === 0
  return (
    <fieldset className="grid gap-3">
      <TextArea
        name="serials"
        label={texts.door}
        hint={texts.doorHint}
        rows={2}
        value={text}
        autoCapitalize="off"
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {scanned.length > 0 && (
        <Notice kind={isSame ? 'success' : 'error'} role="status">
          {isSame && <p>{texts.doorSame}</p>}
          {foreign.length > 0 && (
            <p className="wrap-anywhere">{fillText(texts.doorForeign, { serials: foreign.join(', ') })}</p>
          )}
          {missing.length > 0 && (
            <p className="wrap-anywhere">{fillText(texts.doorMissing, { serials: missing.join(', ') })}</p>
          )}
        </Notice>
      )}
      {scanned.length > 0 && !isSame && (
        <TextField
          name="serialReason"
          label={texts.doorReason}
          error={error && office.deliveries.deliver.noReason}
          autoComplete="off"
          maxLength={500}
          required
        />
      )}
    </fieldset>
  )
}
