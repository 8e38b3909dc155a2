import { previewPromotion } from '@tecnoclick/contract/selling/promotions/endpoints'
import type { SaleQuote } from '@tecnoclick/contract/selling/promotions/schemas'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Button } from '@tecnoclick/ui/button'
import { SelectField } from '@tecnoclick/ui/select-field'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { officeClient } from '../../platform/api/office-client.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { SaveError } from '../../platform/form/form-error.tsx'
import { SearchSelect } from '../../platform/form/search-select.tsx'
import { useCurrencies, useMoney } from '../../platform/money.tsx'
import { usePaymentMethods } from '../payments/use-payment-methods.ts'
import { newPromotion } from './promotion-form.ts'
import { useFoundOptions } from './use-row-options.ts'

const { preview: texts, reasons } = office.promotions

/** What the promotion of the form would take off, without saving it. */
export function PromotionPreview() {
  const { getValues } = useFormContext()
  const currencies = useCurrencies()
  const { methods } = usePaymentMethods()
  const [customer, setCustomer] = useState<string[]>([])
  const [chosen, setChosen] = useState<string[]>([])
  const customers = useFoundOptions('customers', customer)
  const products = useFoundOptions('products', chosen)
  const [currency, setCurrency] = useState('USD')
  const [method, setMethod] = useState('')
  const [quote, setQuote] = useState<SaleQuote>()
  const { run, busy, refusal } = useAction({ inline: true })

  async function preview() {
    setQuote(undefined)
    const body = {
      promotion: newPromotion(getValues()),
      customerId: customer[0] === undefined ? null : Number(customer[0]),
      items: chosen.map((id) => ({ productId: Number(id), quantity: 1 })),
      currency,
      paymentMethod: method || null,
    }
    setQuote(await run(() => officeClient.call(previewPromotion, { body }), {}))
  }

  return (
    <section aria-label={texts.title} className="grid gap-4 rounded-md bg-sunken p-4">
      <p className="text-sm">
        <strong>{texts.title}.</strong> {texts.text}
      </p>
      <SearchSelect
        label={texts.customer}
        {...customers}
        chosen={customer}
        onChange={(next) => setCustomer(next.slice(-1))}
      />
      <SearchSelect label={texts.products} {...products} chosen={chosen} onChange={setChosen} />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={texts.currency}
          value={currency}
          onChange={(event) => setCurrency(event.currentTarget.value)}
          options={currencies.map(({ code }) => ({ value: code, label: code }))}
        />
        <SelectField
          label={texts.method}
          value={method}
          placeholder="—"
          onChange={(event) => setMethod(event.currentTarget.value)}
          options={methods.map(({ code, name }) => ({ value: code, label: name.es }))}
        />
      </div>
      <Button variant="secondary" busy={busy} onClick={() => void preview()} className="justify-self-start">
        {texts.run}
      </Button>
      <SaveError refusal={refusal} />
      {quote && <Quote quote={quote} currency={currency} />}
    </section>
  )
}

function Quote({ quote, currency }: { quote: SaleQuote; currency: string }) {
  const money = useMoney()
  const rows = [
    ...quote.lines.map(
      ({ name, quantity, amount }) => [fillText(texts.line, { name, quantity }), amount] as const,
    ),
    ...quote.additionalLines.map(({ label, total }) => [label, total] as const),
    [texts.total, quote.total] as const,
  ]
  return (
    <div role="status" className="grid gap-2 text-sm">
      <dl className="grid gap-1 tabular-nums">
        {rows.map(([label, amount]) => (
          <div key={label} className="flex justify-between gap-4 last:font-bold">
            <dt>{label}</dt>
            <dd className="whitespace-nowrap">{money(amount, currency)}</dd>
          </div>
        ))}
      </dl>
      {quote.refused.map(({ label, reason }) => (
        <p key={label}>{fillText(texts.nothing, { reason: reasons[reason] })}</p>
      ))}
    </div>
  )
}
