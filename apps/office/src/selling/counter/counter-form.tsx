import { products } from '@tecnoclick/contract/catalogue/products/endpoints'
import type { ProductRow } from '@tecnoclick/contract/catalogue/products/schemas'
import type { ErrorCode } from '@tecnoclick/contract/platform/error-codes'
import { keyHeaders, randomKey } from '@tecnoclick/contract/platform/request-key'
import { sellAtCounter } from '@tecnoclick/contract/selling/orders/endpoints'
import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import { priceTiers } from '@tecnoclick/domain/catalogue/prices'
import { toWire } from '@tecnoclick/domain/platform/money'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Button } from '@tecnoclick/ui/button'
import { useConfirm } from '@tecnoclick/ui/confirm-dialog'
import { Notice } from '@tecnoclick/ui/notice'
import { SelectField } from '@tecnoclick/ui/select-field'
import { useToast } from '@tecnoclick/ui/toast'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { FormProvider, useForm } from 'react-hook-form'
import { requireHttpError } from '../../platform/api/http-error.ts'
import { officeClient } from '../../platform/api/office-client.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { FormUnsavedGuard } from '../../platform/form/unsaved-guard.tsx'
import { Section } from '../../platform/layout/section.tsx'
import { useCurrencies, useMoney } from '../../platform/money.tsx'
import { fillCount } from '../../platform/texts.ts'
import { type BuyerDraft, BuyerFields, emptyBuyer } from './buyer-fields.tsx'
import { ProductSearch } from './product-search.tsx'
import {
  addProduct,
  findProblem,
  itemsOf,
  refreshProducts,
  type SaleLine,
  type SaleTerms,
  totalOf,
} from './sale.ts'
import { SaleLines } from './sale-lines.tsx'

const { counter } = office
const buyerFields = ['buyerName', 'buyerPhone', 'buyerEmail', 'transactionCode'] as const

export function CounterForm({ onSold }: { onSold: (order: Order) => void }) {
  const form = useForm<BuyerDraft>({ defaultValues: emptyBuyer })
  const [lines, setLines] = useState<SaleLine[]>([])
  const [terms, setTerms] = useState<SaleTerms>({ currency: 'USD', priceTier: 'retail' })
  const [problem, setProblem] = useState('')
  const [showErrors, setShowErrors] = useState(false)
  const linesArea = useRef<HTMLDivElement>(null)
  // One key per form: a sale that is sent again after a lost response is stored once.
  const [idempotencyKey] = useState(randomKey)
  const money = useMoney()
  const confirm = useConfirm()
  const toast = useToast()
  const { run, busy } = useAction()
  const total = totalOf(lines, terms)
  const shownTotal = total === undefined ? '—' : money(toWire(total), terms.currency)

  async function loadProducts(ids: Iterable<number>, onLoaded: (found: ProductRow[]) => void) {
    try {
      onLoaded(await Promise.all([...ids].map((id) => officeClient.call(products.get, { params: { id } }))))
    } catch (error) {
      toast.error(requireHttpError(error, 'read').message)
    }
  }

  const addById = (id: number) =>
    loadProducts([id], (found) => {
      setLines((known) => found.reduce(addProduct, known))
      setProblem('')
      setShowErrors(false)
    })

  const reloadProducts = () =>
    loadProducts(new Set(lines.map(({ product }) => product.id)), (found) =>
      setLines((known) => refreshProducts(known, found)),
    )

  function focusOpenChoice() {
    flushSync(() => setShowErrors(true))
    const open = linesArea.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    open?.focus()
    open?.scrollIntoView({ block: 'center' })
  }

  const sell = form.handleSubmit(async (buyer) => {
    setProblem('')
    const lineProblem = findProblem(lines, terms)
    if (lineProblem?.problem === 'choice') return focusOpenChoice()
    if (lineProblem) {
      const { name } = lineProblem.line.product
      return setProblem(fillText(counter.missingPrice, { name, currency: terms.currency }))
    }
    if (buyer.buyerName.trim() === '')
      return form.setError('buyerName', { message: counter.missingName }, { shouldFocus: true })
    const units = fillCount(
      counter.units,
      lines.reduce((sum, { quantity }) => sum + (quantity || 0), 0),
    )
    const question = {
      title: fillText(counter.confirmTitle, { total: shownTotal }),
      text: fillText(counter.confirmText, { units, name: buyer.buyerName }),
      confirmLabel: fillText(counter.sell, { total: shownTotal }),
    }
    if (!(await confirm(question))) return
    const { paymentMethod, transactionCode } = buyer
    const body = {
      ...buyer,
      ...terms,
      items: itemsOf(lines),
      ...(total !== undefined && { confirmedTotal: toWire(total) }),
      buyerEmail: buyer.buyerEmail.trim() || null,
      paymentMethod: paymentMethod || null,
      transactionCode: paymentMethod === 'transfer' ? transactionCode : null,
    }
    const sold = await run(
      () => officeClient.call(sellAtCounter, { body, headers: keyHeaders(idempotencyKey) }),
      {
        done: ({ noSellOrden }) => fillText(counter.done, { number: noSellOrden }),
        refused(error) {
          const errors: Record<string, unknown> = error.body?.errors ?? {}
          const invalidFields = buyerFields.filter((field) => typeof errors[field] === 'string')
          for (const field of invalidFields) form.setError(field, { message: String(errors[field]) })
          if (invalidFields.length === 0) setProblem(error.message)
          if (error.body?.code === ('priceChanged' satisfies ErrorCode)) void reloadProducts()
        },
      },
    )
    if (sold) onSold(sold)
  })

  return (
    <FormProvider {...form}>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div ref={linesArea} className="grid min-w-0 gap-4">
          <ProductSearch onChoose={addById} />
          <Section title={counter.lines}>
            <SaleLines lines={lines} terms={terms} showErrors={showErrors} onChange={setLines} />
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
            {/* Next to the button, so that it is always in view. */}
            {problem && (
              <Notice kind="error" role="alert" className="mb-3">
                {problem}
              </Notice>
            )}
            <p className="mb-3 flex items-baseline justify-between gap-4">
              <span className="font-semibold">{counter.total}</span>
              <strong className="text-lg">{shownTotal}</strong>
            </p>
            <Button type="submit" block busy={busy} disabled={lines.length === 0}>
              {lines.length === 0 ? counter.sellEmpty : fillText(counter.sell, { total: shownTotal })}
            </Button>
          </div>
          <FormUnsavedGuard hasOtherChanges={lines.length > 0} />
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
