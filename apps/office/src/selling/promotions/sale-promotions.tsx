import { quoteSale } from '@tecnoclick/contract/selling/promotions/endpoints'
import type { SaleQuoteRequest } from '@tecnoclick/contract/selling/promotions/schemas'
import { isPromotionLabel } from '@tecnoclick/domain/selling/promotion'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { TextField } from '@tecnoclick/ui/text-field'
import { useDeferredValue, useState } from 'react'
import { officeClient } from '../../platform/api/office-client.ts'
import { useApiQuery } from '../../platform/api/use-api-query.ts'
import { useMoney } from '../../platform/money.tsx'

const { sale: texts, reasons, preview } = office.promotions

type Sale = Omit<SaleQuoteRequest, 'promotionCode'>

/** What promotions take off a sale that staff enter. Undefined: it has no lines that can be sold yet. */
export function useSalePromotions(sale: Sale | undefined) {
  const [typed, setTyped] = useState('')
  const code = useDeferredValue(typed.trim().toUpperCase())
  const body = useDeferredValue(sale ? JSON.stringify({ ...sale, promotionCode: code || null }) : undefined)
  const { data, error } = useApiQuery({
    queryKey: ['sale-quote', body],
    enabled: body !== undefined,
    read: ({ signal }) => officeClient.call(quoteSale, { body: JSON.parse(body ?? '{}'), signal }),
  })
  const lines = (data?.additionalLines ?? []).filter(({ label }) => isPromotionLabel(label))
  const refused = data?.refused.find((promotion) => promotion.code === code)
  return {
    typed,
    setTyped,
    code: code || null,
    lines,
    /** Minor units. */
    off: lines.reduce((sum, { total }) => sum + Math.round(-total * 100), 0),
    problem: refused
      ? fillText(preview.nothing, { reason: reasons[refused.reason] })
      : code && error
        ? error.message
        : undefined,
    /** What the sale costs cannot be told: no total is confirmed, or the server would refuse it each time. */
    failure: error?.message,
  }
}

interface SalePromotionsProps {
  promotions: ReturnType<typeof useSalePromotions>
  currency: string
}

export function SalePromotions({
  promotions: { typed, setTyped, lines, problem, failure },
  currency,
}: SalePromotionsProps) {
  return (
    <div className="mt-4 grid gap-2">
      <TextField
        label={texts.code}
        autoComplete="off"
        maxLength={20}
        value={typed}
        error={problem}
        onChange={({ currentTarget: { value } }) => setTyped(value)}
      />
      {!problem && failure && (
        <p role="alert" className="text-danger text-sm">
          {failure}
        </p>
      )}
      <PromotionLines lines={lines} currency={currency} />
    </div>
  )
}

interface PromotionLinesProps {
  lines: readonly { label: string; total: number }[]
  currency: string
}

/** What promotions take off. */
export function PromotionLines({ lines, currency }: PromotionLinesProps) {
  const money = useMoney()
  if (lines.length === 0) return null
  return (
    <dl aria-live="polite" className="grid gap-1 text-sm tabular-nums">
      {lines.map(({ label, total }) => (
        <div key={label} className="flex justify-between gap-4">
          <dt>{label}</dt>
          <dd className="whitespace-nowrap">{money(total, currency)}</dd>
        </div>
      ))}
    </dl>
  )
}
