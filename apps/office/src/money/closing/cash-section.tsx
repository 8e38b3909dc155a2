import { closeDay } from '@tecnoclick/contract/money/closing/endpoints'
import type { Closing, DayClosing } from '@tecnoclick/contract/money/closing/schemas'
import { keyHeaders, randomKey } from '@tecnoclick/contract/platform/request-key'
import { havanaDay, noonOf } from '@tecnoclick/domain/platform/havana-day'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { formatDate, formatDateTime } from '@tecnoclick/messages/platform/format-date'
import { Button } from '@tecnoclick/ui/button'
import { useConfirm } from '@tecnoclick/ui/confirm-dialog'
import { TextLink } from '@tecnoclick/ui/link'
import { Notice } from '@tecnoclick/ui/notice'
import { TextField } from '@tecnoclick/ui/text-field'
import { useState } from 'react'
import { amountOf } from '../../platform/api/form-values.ts'
import { officeClient } from '../../platform/api/office-client.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { SaveError } from '../../platform/form/form-error.tsx'
import { Section } from '../../platform/layout/section.tsx'
import { Money, useCurrencies, useMoney } from '../../platform/money.tsx'
import { useIsPermitted } from '../../platform/permissions.tsx'
import { CashCorrections } from './cash-corrections.tsx'
import { type CashDraft, countsOf, differencesOf, expectedOf, openingOf } from './cash-count.ts'

const { closings: texts } = office

const dayName = (day: string) => formatDate(noonOf(day), 'es')

/** The till: counted and closed, or still to be. */
export function CashSection({ figures }: { figures: Closing }) {
  const { closing, day, firstDay } = figures
  return (
    <Section title={texts.cash} className="print:break-inside-avoid">
      {firstDay < day && (
        <Notice className="mb-4">{fillText(texts.since, { date: dayName(firstDay) })}</Notice>
      )}
      {closing ? <Closed closing={closing} day={day} /> : <CashForm figures={figures} />}
    </Section>
  )
}

function Closed({ closing, day }: { closing: DayClosing; day: string }) {
  const { closedBy: name, closedDate, counts, note } = closing
  if (closing.day !== day)
    return (
      <p className="text-sm">
        {fillText(texts.closedWith, { date: dayName(closing.day) })}{' '}
        <TextLink href={`/admin/closing?day=${closing.day}`}>{texts.seeThat}</TextLink>
      </p>
    )
  return (
    <>
      <p className="mb-4 font-semibold text-sm">
        {fillText(texts.closedBy, { name, date: formatDateTime(new Date(closedDate), 'es') })}
      </p>
      <div className="grid gap-4">
        {counts.map(({ currency, opening, expected, counted, difference }) => (
          <dl key={currency} className="grid grid-cols-2 gap-x-4 gap-y-1 text-sm sm:grid-cols-4">
            <Figure name={texts.opening} amount={opening} currency={currency} />
            <Figure name={texts.expected} amount={expected} currency={currency} />
            <Figure name={texts.counted} amount={counted} currency={currency} />
            <Figure name={texts.difference} amount={difference} currency={currency} isDifference />
          </dl>
        ))}
      </div>
      {note && <p className="mt-4 whitespace-pre-line text-sm">{note}</p>}
      <CashCorrections closing={closing} />
    </>
  )
}

interface FigureProps {
  name: string
  amount: number
  currency: string
  isDifference?: boolean
}

function Figure({ name, amount, currency, isDifference = false }: FigureProps) {
  return (
    <div>
      <dt className="text-ink-muted">{name}</dt>
      <dd className={isDifference && amount !== 0 ? 'font-bold text-danger' : 'font-semibold'}>
        <Money amount={amount} currency={currency} className="tabular-nums" />
      </dd>
    </div>
  )
}

function CashForm({ figures }: { figures: Closing }) {
  const { day, cash } = figures
  const currencies = useCurrencies()
  const isPermitted = useIsPermitted()
  // What the cash book says was there before, to be corrected.
  const [draft, setDraft] = useState<CashDraft>(() => openingOf(cash))
  const [note, setNote] = useState('')
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  // One per form: a closing that is sent again after a lost response is made once.
  const [key] = useState(randomKey)
  const { run, busy, refusal, report } = useAction({ inline: true })
  const confirm = useConfirm()
  const money = useMoney()
  if (!isPermitted('closing:write')) return <CashMoved cash={cash} />
  if (day > havanaDay(new Date())) return <p className="text-ink-muted text-sm">{texts.notYet}</p>
  const codes = currencies.map(({ code }) => code)

  async function close() {
    const counts = countsOf(draft, cash, codes)
    const differences = differencesOf(counts.counts, cash).map(({ off, currency }) => money(off, currency))
    const isUnexplained = differences.length > 0 && note.trim() === ''
    const complaints = { ...counts.missing, ...(isUnexplained && { note: texts.noteNeeded }) }
    setErrors(complaints)
    if (Object.keys(complaints).length > 0) return
    const agreed = await confirm({
      title: fillText(texts.confirmTitle, { date: dayName(day) }),
      text: [
        differences.length > 0
          ? fillText(texts.withDifference, { differences: differences.join(', ') })
          : `${texts.exact}.`,
        texts.confirmText,
      ].join(' '),
      confirmLabel: texts.close,
    })
    if (!agreed) return
    const body = { day, counts: counts.counts, note: note.trim() || null }
    await run(() => officeClient.call(closeDay, { body, headers: keyHeaders(key) }), {
      done: texts.done,
      // Somebody took cash meanwhile: what is expected has changed.
      refused: (error) => (error.body?.errors?.note ? setErrors({ note: texts.noteNeeded }) : report(error)),
    })
  }

  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        void close()
      }}
    >
      <p className="text-ink-muted text-sm">{texts.cashText}</p>
      {codes.map((currency) => {
        const typed = draft[currency] ?? { opening: '', counted: '' }
        const set = (change: Partial<typeof typed>) =>
          setDraft({ ...draft, [currency]: { ...typed, ...change } })
        return (
          <fieldset
            key={currency}
            className="grid grid-cols-2 items-start gap-3 border-t pt-4 sm:grid-cols-4"
          >
            <legend className="sr-only">{currency}</legend>
            <TextField
              label={fillText(texts.openingOf, { currency })}
              inputMode="decimal"
              autoComplete="off"
              placeholder="0.00"
              value={typed.opening}
              onChange={({ currentTarget: { value } }) => set({ opening: value })}
            />
            <TextField
              label={fillText(texts.countedOf, { currency })}
              inputMode="decimal"
              autoComplete="off"
              value={typed.counted}
              error={errors[currency]}
              onChange={({ currentTarget: { value } }) => set({ counted: value })}
            />
            <Comparison cash={cash} currency={currency} typed={typed} />
            <Moved cash={cash} currency={currency} />
          </fieldset>
        )
      })}
      <TextField
        label={texts.note}
        hint={texts.noteHint}
        autoComplete="off"
        maxLength={500}
        value={note}
        error={errors.note}
        onChange={({ currentTarget: { value } }) => setNote(value)}
      />
      <Button type="submit" busy={busy} className="print:hidden sm:justify-self-start">
        {texts.close}
      </Button>
      <SaveError refusal={refusal} />
    </form>
  )
}

interface ComparisonProps {
  cash: Closing['cash']
  currency: string
  typed: { opening: string; counted: string }
}

/** What should be there, and what is missing or too much as soon as something was counted. */
function Comparison({ cash, currency, typed }: ComparisonProps) {
  const { counts } = countsOf({ [currency]: typed }, [], [currency])
  const [count] = counts
  const opening = amountOf(typed.opening)
  const expected = expectedOf(cash, currency, Number.isFinite(opening) ? Number(opening) : 0)
  return (
    <dl className="col-span-2 grid grid-cols-2 gap-3 text-sm">
      <Figure name={texts.expected} amount={expected} currency={currency} />
      {count && typed.counted.trim() !== '' && (
        <Figure
          name={texts.difference}
          amount={Math.round((count.counted - expected) * 100) / 100}
          currency={currency}
          isDifference
        />
      )}
    </dl>
  )
}

function CashMoved({ cash }: Pick<Closing, 'cash'>) {
  return (
    <div className="grid gap-4">
      {cash.map(({ currency }) => (
        <Moved key={currency} cash={cash} currency={currency} />
      ))}
    </div>
  )
}

/** What the expected sum is made of. */
function Moved({ cash, currency }: Pick<ComparisonProps, 'cash' | 'currency'>) {
  const moved = cash.find((line) => line.currency === currency)
  if (!moved) return null
  const { collected, refunded, paidIn, paidOut, difference } = moved
  const entered = [
    [texts.paidIn, paidIn],
    [texts.paidOut, paidOut],
    [texts.counts, difference],
  ] as const
  return (
    <dl className="col-span-full grid grid-cols-2 gap-x-4 gap-y-1 text-sm sm:grid-cols-3">
      <Figure name={texts.collected} amount={collected} currency={currency} />
      <Figure name={texts.refunded} amount={refunded} currency={currency} />
      {entered
        .filter(([, amount]) => amount !== 0)
        .map(([name, amount]) => (
          <Figure key={name} name={name} amount={amount} currency={currency} />
        ))}
    </dl>
  )
}
