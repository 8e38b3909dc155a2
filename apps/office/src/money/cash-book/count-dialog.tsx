import type { CashBook, CashCounts, CashRegister } from '@tecnoclick/contract/money/cash-book/schemas'
import { keyHeaders, randomKey } from '@tecnoclick/contract/platform/request-key'
import { banknotesOf } from '@tecnoclick/domain/money/cash-book/banknotes'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { TextField } from '@tecnoclick/ui/text-field'
import { useState } from 'react'
import { useAction } from '../../platform/api/use-action.ts'
import { QuestionDialog } from '../../platform/form/question-dialog.tsx'
import { useCurrencies, useMoney } from '../../platform/money.tsx'
import { type CountDraft, countsOf, nothingTyped, offOf } from './count-draft.ts'

const { cash: texts } = office

interface CountDialogProps {
  title: string
  text: string
  saveLabel: string
  done: string
  register: CashRegister
  save: (counts: CashCounts, headers: Record<string, string>) => Promise<CashBook>
  onClose: () => void
}

/** Counts a register by currency; each difference asks for its reason. Rendered while it is open: a new key for each. */
export function CountDialog({ title, text, saveLabel, done, register, save, onClose }: CountDialogProps) {
  const currencies = useCurrencies()
  const { run, busy, refusal } = useAction({ inline: true })
  const [key] = useState(randomKey)
  const [draft, setDraft] = useState<CountDraft>({})
  const [errors, setErrors] = useState({ missing: {}, unexplained: {} } as Pick<
    ReturnType<typeof countsOf>,
    'missing' | 'unexplained'
  >)
  const { balances } = register
  const codes = currencies.map(({ code }) => code)

  async function send() {
    const { counts, ...complaints } = countsOf(draft, balances, codes)
    setErrors(complaints)
    if (Object.keys({ ...complaints.missing, ...complaints.unexplained }).length > 0) return false
    return (await run(() => save(counts, keyHeaders(key)), { done })) !== undefined
  }

  return (
    <QuestionDialog {...{ title, text, saveLabel, busy, refusal, onClose }} role="alertdialog" onSave={send}>
      {codes.map((currency) => (
        <CurrencyCount
          key={currency}
          currency={currency}
          balances={balances}
          typed={draft[currency] ?? nothingTyped}
          missing={errors.missing[currency]}
          unexplained={errors.unexplained[currency]}
          onType={(change) =>
            setDraft({ ...draft, [currency]: { ...(draft[currency] ?? nothingTyped), ...change } })
          }
        />
      ))}
    </QuestionDialog>
  )
}

interface CurrencyCountProps {
  currency: string
  balances: CashRegister['balances']
  typed: CountDraft[string]
  missing: string | undefined
  unexplained: string | undefined
  onType: (change: Partial<CountDraft[string]>) => void
}

function CurrencyCount({ currency, balances, typed, missing, unexplained, onType }: CurrencyCountProps) {
  const money = useMoney()
  const held = balances.find((balance) => balance.currency === currency)
  const off = offOf(balances, currency, typed.counted)
  const difference = (amount: number) =>
    fillText(amount > 0 ? texts.more : texts.less, { amount: money(Math.abs(amount), currency) })
  const hint = held?.isCounted
    ? fillText(texts.expected, { amount: money(held.balance, currency) })
    : held && texts.firstTime
  return (
    <fieldset className="grid gap-3 border-t pt-4">
      <legend className="sr-only">{currency}</legend>
      <TextField
        label={fillText(texts.countOf, { currency })}
        {...(hint && { hint })}
        inputMode="decimal"
        autoComplete="off"
        value={typed.counted}
        error={missing}
        onChange={({ currentTarget: { value } }) => onType({ counted: value })}
      />
      <Banknotes currency={currency} onSum={(sum) => onType({ counted: sum })} />
      {off !== undefined && (
        <TextField
          label={fillText(texts.reasonOf, { difference: difference(off) })}
          autoComplete="off"
          maxLength={500}
          required
          value={typed.reason}
          error={unexplained}
          onChange={({ currentTarget: { value } }) => onType({ reason: value })}
        />
      )}
    </fieldset>
  )
}

/** Adds up the notes of each value, for who counts so. */
function Banknotes({ currency, onSum }: { currency: string; onSum: (sum: string) => void }) {
  const values = banknotesOf(currency)
  const [pieces, setPieces] = useState<Readonly<Record<number, string>>>({})
  if (values.length === 0) return null
  function type(value: number, typed: string) {
    const next = { ...pieces, [value]: typed.replace(/\D/g, '').slice(0, 5) }
    setPieces(next)
    onSum(values.reduce((sum, note) => sum + note * Number(next[note] ?? 0), 0).toFixed(2))
  }
  return (
    <details>
      <summary className="cursor-pointer text-link text-sm">{fillText(texts.notes, { currency })}</summary>
      <p className="mt-2 text-ink-muted text-xs">{texts.notesHint}</p>
      <div className="mt-2 grid grid-cols-3 gap-2 sm:grid-cols-4">
        {values.map((value) => (
          <TextField
            key={value}
            label={`${value} ${currency}`}
            inputMode="numeric"
            autoComplete="off"
            value={pieces[value] ?? ''}
            onChange={({ currentTarget }) => type(value, currentTarget.value)}
          />
        ))}
      </div>
    </details>
  )
}
