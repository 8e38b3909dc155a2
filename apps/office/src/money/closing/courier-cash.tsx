import { handInCash } from '@tecnoclick/contract/money/closing/endpoints'
import type { Closing } from '@tecnoclick/contract/money/closing/schemas'
import type { ErrorCode } from '@tecnoclick/contract/platform/error-codes'
import { keyHeaders, randomKey } from '@tecnoclick/contract/platform/request-key'
import { whyNotHandedIn } from '@tecnoclick/domain/delivery/cash-on-delivery'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { formatDateTime } from '@tecnoclick/messages/platform/format-date'
import { Button } from '@tecnoclick/ui/button'
import { TextField } from '@tecnoclick/ui/text-field'
import { useToast } from '@tecnoclick/ui/toast'
import { useState } from 'react'
import { officeClient } from '../../platform/api/office-client.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { Section } from '../../platform/layout/section.tsx'
import { Money, useMoney } from '../../platform/money.tsx'
import { useIsPermitted } from '../../platform/permissions.tsx'
import { MoneyDialog } from '../../selling/payments/money-dialog.tsx'

const { closings: texts } = office

type Carried = Closing['courierCash'][number]

/** Cash that couriers still have, and what they handed in (selling.md#cash-on-delivery). */
export function CourierCash({
  figures: { courierCash, handIns },
}: {
  figures: Pick<Closing, 'courierCash' | 'handIns'>
}) {
  const isPermitted = useIsPermitted()
  // Kept: when it is handed in the row goes, and the dialog is still closing.
  const [chosen, setChosen] = useState<Carried>()
  if (courierCash.length === 0 && handIns.length === 0) return null
  return (
    <Section title={texts.courierCash} className="print:break-inside-avoid">
      <p className="mb-4 text-ink-muted text-sm">{texts.courierCashText}</p>
      <ul className="grid gap-3">
        {courierCash.map((cash) => (
          <li
            key={`${cash.id}-${cash.currency}`}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2"
          >
            <span>
              {cash.name}
              <span className="block text-ink-muted text-xs">
                {fillText(texts.courierSince, { date: formatDateTime(new Date(cash.since), 'es') })}
              </span>
            </span>
            <span className="flex flex-wrap items-center gap-3">
              <Money amount={cash.carried} currency={cash.currency} className="font-semibold tabular-nums" />
              {isPermitted('closing:write') && <HandInButton cash={cash} onPress={() => setChosen(cash)} />}
            </span>
          </li>
        ))}
      </ul>
      {handIns.length > 0 && <HandIns handIns={handIns} />}
      {chosen && <HandInDialog cash={chosen} onClose={() => setChosen(undefined)} />}
    </Section>
  )
}

function HandInButton({
  cash: { name, carried, currency },
  onPress,
}: {
  cash: Carried
  onPress: () => void
}) {
  const money = useMoney()
  const label = fillText(texts.handInOf, { name, amount: money(carried, currency) })
  return (
    <Button size="sm" variant="secondary" aria-label={label} onClick={onPress} className="print:hidden">
      {texts.handIn}
    </Button>
  )
}

function HandIns({ handIns }: Pick<Closing, 'handIns'>) {
  const money = useMoney()
  return (
    <>
      <h3 className="mt-5 mb-2 border-t pt-4 font-semibold text-sm">{texts.handIns}</h3>
      <ul className="grid gap-2 text-sm">
        {handIns.map(({ id, courier, currency, carried, amount, note, receivedBy, receivedDate }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4">
            <span>
              {courier}
              <span className="block text-ink-muted text-xs">
                {fillText(texts.handInBy, {
                  name: receivedBy,
                  date: formatDateTime(new Date(receivedDate), 'es'),
                })}
              </span>
              {note && <span className="wrap-anywhere block">{note}</span>}
            </span>
            <span className={amount < carried ? 'font-semibold text-danger tabular-nums' : 'tabular-nums'}>
              {amount < carried
                ? fillText(texts.handInOfCarried, {
                    amount: money(amount, currency),
                    carried: money(carried, currency),
                  })
                : money(amount, currency)}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

function HandInDialog({ cash, onClose }: { cash: Carried; onClose: () => void }) {
  const { id: courierId, name, currency, carried } = cash
  const money = useMoney()
  const { run, busy, refusal, report } = useAction({ inline: true })
  const toast = useToast()
  // One per dialog: cash that is sent again after a lost response is taken once.
  const [key] = useState(randomKey)
  const [noteError, setNoteError] = useState<string>()
  const shown = money(carried, currency)

  async function save(amount: number, form: FormData) {
    const note = String(form.get('note')).trim()
    const why = whyNotHandedIn({ carried, amount, note })
    const reasons = {
      tooMuch: fillText(texts.handInTooMuch, { amount: shown }),
      noteNeeded: texts.handInNoteNeeded,
    }
    setNoteError(why && reasons[why])
    if (why) return undefined
    const body = { courierId, currency, carried, amount, note: note || null }
    const done = fillText(texts.handInDone, { name, amount: money(amount, currency) })
    return run(() => officeClient.call(handInCash, { body, headers: keyHeaders(key) }), {
      done,
      refused(error) {
        if (error.body?.code !== ('staleVersion' satisfies ErrorCode)) return report(error)
        // The courier carries another amount by now, which the list shows.
        onClose()
        toast.error(error.message)
      },
    })
  }

  return (
    <MoneyDialog
      title={fillText(texts.handInTitle, { name })}
      text={fillText(texts.handInHint, { amount: shown })}
      amountLabel={texts.handInAmount}
      amountHint=""
      saveLabel={texts.handIn}
      amount={carried}
      currency={currency}
      due={carried}
      busy={busy}
      refusal={refusal}
      onClose={onClose}
      onSave={save}
    >
      <TextField name="note" label={texts.handInNote} error={noteError} autoComplete="off" maxLength={500} />
    </MoneyDialog>
  )
}
