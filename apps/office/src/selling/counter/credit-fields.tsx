import { findCredit } from '@tecnoclick/contract/selling/credit/endpoints'
import { readVoucherCode } from '@tecnoclick/domain/money/credit/voucher-code'
import { fromWire, toWire } from '@tecnoclick/domain/platform/money'
import { readPhone } from '@tecnoclick/domain/platform/phone'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Button } from '@tecnoclick/ui/button'
import { TextField } from '@tecnoclick/ui/text-field'
import { amountOf } from '../../platform/api/form-values.ts'
import { officeClient } from '../../platform/api/office-client.ts'
import { useApiQuery } from '../../platform/api/use-api-query.ts'
import { useMoney } from '../../platform/money.tsx'

const { counter: texts } = office.credit

/** Credit that pays first, as typed. */
export interface CreditDraft {
  voucher: string
  amount: string
}

export const emptyCredit: CreditDraft = { voucher: '', amount: '' }

/** In minor units; 0 for nonsense, and never more than the sale costs. */
export function creditOf(credit: CreditDraft | undefined, total: number): number {
  return Math.min(fromWire(amountOf(credit?.amount ?? '') ?? Number.NaN) ?? 0, total)
}

/** As the API wants it. */
export function creditBody(credit: CreditDraft | undefined, total: number) {
  const amount = creditOf(credit, total)
  if (!credit || amount === 0) return null
  return { amount: toWire(amount), voucherCode: readVoucherCode(credit.voucher) ?? null }
}

interface CreditFieldsProps {
  credit: CreditDraft | undefined
  /** Of the buyer. */
  customerId: number | undefined
  phone: string
  currency: string
  total: number
  onChange: (credit: CreditDraft | undefined) => void
}

/** Credit of the buyer, or of a voucher, pays a part or all of the sale. */
export function CreditFields({ credit, customerId, phone, currency, total, onChange }: CreditFieldsProps) {
  const money = useMoney()
  const code = readVoucherCode(credit?.voucher ?? '')
  const number = readPhone(phone)
  const query = code ? { code } : customerId ? { customerId } : number ? { phone: number } : undefined
  const { data } = useApiQuery({
    queryKey: ['credit-balance', query],
    enabled: credit !== undefined && query !== undefined,
    read: ({ signal }) => officeClient.call(findCredit, { query: query ?? {}, signal }),
  })
  if (!credit)
    return (
      <Button
        variant="quiet"
        size="sm"
        className="justify-self-start text-link"
        onClick={() => onChange(emptyCredit)}
      >
        {texts.use}
      </Button>
    )
  const balance = data?.account?.balances.find((held) => held.currency === currency)?.balance ?? 0
  const rest = total - creditOf(credit, total)
  return (
    <fieldset className="grid gap-3 rounded-md border p-3">
      <legend className="px-1 font-semibold text-sm">{texts.use}</legend>
      <TextField
        label={texts.voucher}
        hint={texts.voucherHint}
        autoComplete="off"
        maxLength={40}
        value={credit.voucher}
        onChange={({ currentTarget: { value } }) => onChange({ ...credit, voucher: value })}
      />
      {query && data && (
        <p role="status" className="flex flex-wrap items-center justify-between gap-2 text-sm">
          {balance > 0 ? fillText(texts.available, { amount: money(balance, currency) }) : texts.none}
          {balance > 0 && (
            <Button
              variant="secondary"
              size="sm"
              onClick={() => onChange({ ...credit, amount: Math.min(balance, toWire(total)).toFixed(2) })}
            >
              {texts.useAll}
            </Button>
          )}
        </p>
      )}
      <TextField
        label={texts.amount}
        inputMode="decimal"
        autoComplete="off"
        value={credit.amount}
        onChange={({ currentTarget: { value } }) => onChange({ ...credit, amount: value })}
      />
      {creditOf(credit, total) > 0 && (
        <p role="status" className="text-sm">
          {fillText(texts.rest, { amount: money(toWire(rest), currency) })}
        </p>
      )}
      <Button
        variant="quiet"
        size="sm"
        className="justify-self-start text-link"
        onClick={() => onChange(undefined)}
      >
        {texts.remove}
      </Button>
    </fieldset>
  )
}
