import type { CollectedCash } from '@tecnoclick/contract/delivery/couriers/schemas'
import { settledBy } from '@tecnoclick/domain/delivery/cash-on-delivery'
import { fromWire, toWire } from '@tecnoclick/domain/platform/money'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { RadioGroup } from '@tecnoclick/ui/radio-group'
import { SelectField } from '@tecnoclick/ui/select-field'
import { TextField } from '@tecnoclick/ui/text-field'
import { useState } from 'react'
import { amountOf } from '../../platform/api/form-values.ts'
import { useMoney } from '../../platform/money.tsx'

const { deliver: texts } = office.deliveries

/** What a courier may be paid at the door. */
export interface Owed {
  due: number
  currency: string
  paysInCash: boolean
  /** Of the shop; empty where an earlier version stored the list. */
  currencies: readonly string[]
  /** CUP for one USD. */
  rate: number | undefined
}

/** Which field of a collection is wrong, and why. */
export type CollectedErrors = { amount?: string; settles?: string }

type How = 'all' | 'other' | 'nothing'

interface CollectedFieldsProps {
  owed: Owed
  errors: CollectedErrors
}

/** 'Cobré $13.00 USD', another amount or currency, or nothing. */
export function CollectedFields({ owed, errors }: CollectedFieldsProps) {
  const { due, currency, paysInCash, currencies, rate } = owed
  const money = useMoney()
  const [how, setHow] = useState<How>(paysInCash ? 'all' : 'nothing')
  const [typed, setTyped] = useState({ amount: due.toFixed(2), currency })
  // Until it is typed it follows the amount.
  const [settles, setSettles] = useState<string>()
  const isOther = typed.currency !== currency
  const usual = isOther ? usualSettlement(typed, owed) : undefined
  return (
    <>
      <RadioGroup
        name="collected"
        label={texts.paid}
        value={how}
        onValueChange={(value) => setHow(value as How)}
        options={[
          { value: 'all', label: fillText(texts.collectedAll, { amount: money(due, currency) }) },
          { value: 'other', label: texts.collectedOther },
          { value: 'nothing', label: texts.collectedNothing },
        ]}
      />
      {how === 'other' && (
        <div className="grid grid-cols-[1fr_auto] items-start gap-3">
          <TextField
            name="collectedAmount"
            label={texts.collectedAmount}
            inputMode="decimal"
            autoComplete="off"
            value={typed.amount}
            onChange={({ currentTarget: { value } }) => setTyped({ ...typed, amount: value })}
            error={errors.amount}
            required
          />
          <SelectField
            name="collectedCurrency"
            label={texts.collectedCurrency}
            value={typed.currency}
            // An amount in one currency is none in another.
            onChange={({ currentTarget: { value } }) => {
              setTyped({ amount: value === currency ? due.toFixed(2) : '', currency: value })
              setSettles(undefined)
            }}
            options={[currency, ...currencies.filter((code) => code !== currency)].map((code) => ({
              value: code,
              label: code,
            }))}
          />
          {isOther && (
            <TextField
              name="settles"
              label={fillText(texts.settles, { currency })}
              hint={
                usual === undefined ? texts.settlesHint : fillText(texts.settlesByRate, { rate: rate ?? '' })
              }
              inputMode="decimal"
              autoComplete="off"
              value={settles ?? usual?.toFixed(2) ?? ''}
              onChange={({ currentTarget: { value } }) => setSettles(value)}
              error={errors.settles}
              required
              className="col-span-2"
            />
          )}
        </div>
      )}
    </>
  )
}

/** By the rate of the shop, and never more than is owed: change is not always at hand. */
function usualSettlement(typed: { amount: string; currency: string }, owed: Owed): number | undefined {
  const amount = fromWire(amountOf(typed.amount) ?? Number.NaN)
  if (!amount) return undefined
  const settled = settledBy(
    { amount, currency: typed.currency, settles: undefined },
    owed.currency,
    owed.rate,
  )
  return settled === undefined ? undefined : Math.min(toWire(settled), owed.due)
}

type Read = { collected: CollectedCash | undefined } | { errors: CollectedErrors }

/** What the form says. `tooMuch` is the text for more than is owed. */
export function readCollected(form: FormData, { due, currency }: Owed, tooMuch: string): Read {
  const how = form.get('collected')
  if (how === 'all') return { collected: { amount: due, currency } }
  if (how !== 'other') return { collected: undefined }
  const amount = amountOf(form.get('collectedAmount'))
  if (!isPaid(amount)) return { errors: { amount: texts.badAmount } }
  const handed = String(form.get('collectedCurrency'))
  if (handed === currency)
    return amount > due ? { errors: { amount: tooMuch } } : { collected: { amount, currency } }
  const settles = amountOf(form.get('settles'))
  if (!isPaid(settles)) return { errors: { settles: texts.badSettles } }
  return settles > due
    ? { errors: { settles: tooMuch } }
    : { collected: { amount, currency: handed, settles } }
}

function isPaid(amount: number | null): amount is number {
  return amount !== null && (fromWire(amount) ?? 0) > 0
}
