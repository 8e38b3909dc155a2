import { products } from '@tecnoclick/contract/catalogue/products/endpoints'
import type { ProductRow } from '@tecnoclick/contract/catalogue/products/schemas'
import type { ErrorCode } from '@tecnoclick/contract/platform/error-codes'
import { keyHeaders, randomKey } from '@tecnoclick/contract/platform/request-key'
import { sellAtCounter } from '@tecnoclick/contract/selling/orders/endpoints'
import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import { priceTiers } from '@tecnoclick/domain/catalogue/prices'
import { toWire } from '@tecnoclick/domain/platform/money'
import { office } from '@tecnoclick/messages/office'
import { Button } from '@tecnoclick/ui/button'
import { useConfirm } from '@tecnoclick/ui/confirm-dialog'
import { Notice } from '@tecnoclick/ui/notice'
import { SelectField } from '@tecnoclick/ui/select-field'
import { useToast } from '@tecnoclick/ui/toast'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { FormProvider, useForm } from 'react-hook-form'
import { asHttpError } from '../../platform/api/http-error.ts'
import { officeClient } from '../../platform/api/office-client.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { UnsavedGuard } from '../../platform/form/unsaved-guard.tsx'
import { Section } from '../../platform/layout/section.tsx'
import { useMoney } from '../../platform/money/use-money.ts'
import { say, sayCount } from '../../platform/say.ts'
import { useCurrencies } from '../../site/settings/use-currencies.ts'
import { type BuyerDraft, BuyerFields, nobody } from './buyer-fields.tsx'
import { ProductFind } from './product-find.tsx'
import {
  faultIn,
  itemsOf,
  type SaleLine,
  type SaleTerms,
  totalOf,
  withProduct,
  withProductsOf,
} from './sale.ts'
import { SaleLines } from './sale-lines.tsx'

const { counter } = office
const buyerFields = ['buyerName', 'buyerPhone', 'buyerEmail', 'transactionCode'] as const

export function CounterForm({ onSold }: { onSold: (order: Order) => void }) {
  const form = useForm<BuyerDraft>({ defaultValues: nobody })
  const [lines, setLines] = useState<SaleLine[]>([])
  const [terms, setTerms] = useState<SaleTerms>({ currency: 'USD', priceTier: 'retail' })
  const [problem, setProblem] = useState('')
  const [isTried, setTried] = useState(false)
  const goods = useRef<HTMLDivElement>(null)
  // The same sale sent twice over a bad line is one sale.
  const [key] = useState(randomKey)
  const money = useMoney()
  const confirm = useConfirm()
  const toast = useToast()
  const { act, busy } = useAct()
  const total = totalOf(lines, terms)
  const shownTotal = total === undefined ? '—' : money(toWire(total), terms.currency)

  async function read(ids: Iterable<number>, take: (found: ProductRow[]) => void) {
    try {
      take(await Promise.all([...ids].map((id) => officeClient.call(products.get, { params: { id } }))))
    } catch (error) {
      const told = asHttpError(error, 'reading')
      toast.error(told instanceof Error ? told.message : counter.findFailed)
    }
  }

  const add = (id: number) =>
    read([id], (found) => {
      setLines((known) => found.reduce(withProduct, known))
      setProblem('')
      setTried(false)
    })

  const readAgain = () =>
    read(new Set(lines.map(({ product }) => product.id)), (found) =>
      setLines((known) => withProductsOf(known, found)),
    )

  function showOpenChoice() {
    flushSync(() => setTried(true))
    const open = goods.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    open?.focus()
    open?.scrollIntoView({ block: 'center' })
  }

  const sell = form.handleSubmit(async (buyer) => {
    setProblem('')
    const fault = faultIn(lines, terms)
    if (fault?.fault === 'choice') return showOpenChoice()
    if (fault) {
      const { name } = fault.line.product
      return setProblem(say(counter.missingPrice, { name, currency: terms.currency }))
    }
    if (buyer.buyerName.trim() === '')
      return form.setError('buyerName', { message: counter.missingName }, { shouldFocus: true })
    const units = sayCount(
      counter.units,
      lines.reduce((sum, { quantity }) => sum + (quantity || 0), 0),
    )
    const question = {
      title: say(counter.confirmTitle, { total: shownTotal }),
      text: say(counter.confirmText, { units, name: buyer.buyerName }),
      confirmLabel: say(counter.sell, { total: shownTotal }),
    }
    if (!(await confirm(question))) return
    const { paymentMethod, transactionCode, ...person } = buyer
    const body = {
      ...{ ...person, ...terms, items: itemsOf(lines) },
      ...(total !== undefined && { confirmedTotal: toWire(total) }),
      buyerEmail: buyer.buyerEmail.trim() || null,
      paymentMethod: paymentMethod || null,
      transactionCode: paymentMethod === 'transfer' ? transactionCode : null,
    }
    const sold = await act(() => officeClient.call(sellAtCounter, { body, headers: keyHeaders(key) }), {
      done: ({ noSellOrden }) => say(counter.done, { number: noSellOrden }),
      refused(error) {
        const errors: Record<string, unknown> = error.body?.errors ?? {}
        const blamed = buyerFields.filter((field) => typeof errors[field] === 'string')
        for (const field of blamed) form.setError(field, { message: String(errors[field]) })
        if (blamed.length === 0) setProblem(error.message)
        if (error.body?.code === ('priceChanged' satisfies ErrorCode)) readAgain()
      },
    })
    if (sold) onSold(sold)
  })

  return (
    <FormProvider {...form}>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div ref={goods} className="grid min-w-0 gap-4">
          <ProductFind onChoose={add} />
          <Section title={counter.lines}>
            <SaleLines lines={lines} terms={terms} isTried={isTried} onChange={setLines} />
          </Section>
        </div>
        <form onSubmit={sell} noValidate className="grid min-w-0 gap-4">
          <Section title={counter.terms}>
            <Terms terms={terms} onChange={setTerms} />
          </Section>
          <Section title={counter.buyer}>
            <BuyerFields />
          </Section>
          <div className="sticky bottom-0 z-10 -mx-4 border-t bg-surface p-4 sm:mx-0 sm:rounded-lg sm:border">
            {/* With the button, in view wherever one has scrolled. */}
            {problem && (
              <Notice kind="error" role="alert" className="mb-3">
                {problem}
              </Notice>
            )}
            <p className="mb-3 flex items-baseline justify-between gap-4">
              <span className="font-semibold">{counter.total}</span>
              <strong className="text-lg tabular-nums">{shownTotal}</strong>
            </p>
            <Button type="submit" block busy={busy} disabled={lines.length === 0}>
              {lines.length === 0 ? counter.sellEmpty : say(counter.sell, { total: shownTotal })}
            </Button>
          </div>
          <UnsavedGuard more={lines.length > 0} />
        </form>
      </div>
    </FormProvider>
  )
}

function Terms({ terms, onChange }: { terms: SaleTerms; onChange: (terms: SaleTerms) => void }) {
  const currencies = useCurrencies()
  return (
    <div className="grid grid-cols-2 gap-3">
      <SelectField
        label={counter.currency}
        options={currencies.map(({ code }) => ({ value: code, label: code }))}
        value={terms.currency}
        onChange={(event) => onChange({ ...terms, currency: event.currentTarget.value })}
      />
      <SelectField
        label={counter.tier}
        options={priceTiers.map((tier) => ({ value: tier, label: counter.tiers[tier] }))}
        value={terms.priceTier}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...terms, priceTier: priceTiers.find((tier) => tier === value) ?? 'retail' })
        }
      />
    </div>
  )
}
