import { correctClosing } from '@tecnoclick/contract/money/closing/endpoints'
import type { DayClosing } from '@tecnoclick/contract/money/closing/schemas'
import { keyHeaders, randomKey } from '@tecnoclick/contract/platform/request-key'
import { noonOf } from '@tecnoclick/domain/platform/havana-day'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { formatDate, formatDateTime } from '@tecnoclick/messages/platform/format-date'
import { Button } from '@tecnoclick/ui/button'
import { SelectField } from '@tecnoclick/ui/select-field'
import { TextField } from '@tecnoclick/ui/text-field'
import { useState } from 'react'
import { amountOf, textOf } from '../../platform/api/form-values.ts'
import { type Refusal, refusalOf } from '../../platform/api/http-error.ts'
import { officeClient } from '../../platform/api/office-client.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { ReasonDialog } from '../../platform/form/reason-dialog.tsx'
import { Money } from '../../platform/money.tsx'
import { Permitted } from '../../platform/permissions.tsx'

const { closings: texts } = office
const { correction } = texts

/** What was corrected since the closing, on paper too, and 'Corregir lo contado'. */
export function CashCorrections({ closing }: { closing: DayClosing }) {
  const { corrections, counts } = closing
  return (
    <div className="mt-4 grid gap-3 empty:hidden">
      {corrections.length > 0 && (
        <section className="border-t pt-3">
          <h3 className="mb-2 font-semibold text-sm">{correction.heading}</h3>
          <ul className="grid gap-2 text-sm">
            {corrections.map(({ id, currency, counted, difference, note, correctedBy, correctedDate }) => (
              <li key={id}>
                <p>
                  {texts.counted} <Money amount={counted} currency={currency} className="font-semibold" />
                  {' · '}
                  {texts.difference}{' '}
                  <Money amount={difference} currency={currency} className="font-semibold" />
                </p>
                <p className="wrap-anywhere">{note}</p>
                <p className="text-ink-muted text-xs">
                  {fillText(correction.by, {
                    name: correctedBy,
                    date: formatDateTime(new Date(correctedDate), 'es'),
                  })}
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {counts.length > 0 && (
        <Permitted permission="closing:correct">
          <Correct closing={closing} />
        </Permitted>
      )}
    </div>
  )
}

function Correct({ closing: { day, counts } }: { closing: DayClosing }) {
  const { run } = useAction()
  // One per opening: what is sent again after a lost response is entered once.
  const [key, setKey] = useState<string>()

  async function save(note: string, form: FormData): Promise<Refusal | undefined> {
    const counted = amountOf(form.get('counted'))
    if (counted === null || !(counted >= 0)) return { message: texts.missingCount }
    let refused: Refusal | undefined
    const body = { day, currency: textOf(form.get('currency')), counted, note }
    await run(() => officeClient.call(correctClosing, { body, headers: keyHeaders(key ?? '') }), {
      done: correction.done,
      refused: (error) => {
        refused = refusalOf(error)
      },
    })
    return refused
  }

  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        className="justify-self-start print:hidden"
        onClick={() => setKey(randomKey())}
      >
        {correction.action}
      </Button>
      <ReasonDialog
        title={fillText(correction.title, { date: formatDate(noonOf(day), 'es') })}
        label={correction.note}
        hint={correction.text}
        saveLabel={correction.save}
        open={key !== undefined}
        onClose={() => setKey(undefined)}
        onSave={save}
      >
        <SelectField
          name="currency"
          label={correction.currency}
          options={counts.map(({ currency }) => ({ value: currency, label: currency }))}
        />
        <TextField
          name="counted"
          label={correction.counted}
          inputMode="decimal"
          autoComplete="off"
          required
        />
      </ReasonDialog>
    </>
  )
}
