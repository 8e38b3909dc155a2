import type { ErrorCode } from '@tecnoclick/contract/platform/error-codes'
import { getCounterTerms, sellAtCounter } from '@tecnoclick/contract/selling/orders/endpoints'
import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import { toWire } from '@tecnoclick/domain/platform/money'
import { orderFields } from '@tecnoclick/domain/selling/order-fields'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Button } from '@tecnoclick/ui/button'
import { CheckboxField } from '@tecnoclick/ui/checkbox-field'
import { useConfirm } from '@tecnoclick/ui/confirm-dialog'
import { Notice } from '@tecnoclick/ui/notice'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { FormProvider, useForm } from 'react-hook-form'
import { amountOf, textOrNull } from '../../platform/api/form-values.ts'
import { type Refusal, refusalOf } from '../../platform/api/http-error.ts'
import { officeClient } from '../../platform/api/office-client.ts'
import { useApiQuery } from '../../platform/api/use-api-query.ts'
import type { KeyedAction } from '../../platform/api/use-keyed-action.tsx'
import { SaveError } from '../../platform/form/form-error.tsx'
import { fromForm } from '../../platform/form/own-fields.ts'
import { FormUnsavedGuard } from '../../platform/form/unsaved-guard.tsx'
import { Section } from '../../platform/layout/section.tsx'
import { useMoney } from '../../platform/money.tsx'
import { fillCount } from '../../platform/texts.ts'
import { usePaymentMethods } from '../payments/use-payment-methods.ts'
import { usePaymentRates } from '../payments/use-payment-rates.ts'
import { SalePromotions, useSalePromotions } from '../promotions/sale-promotions.tsx'
import { type BuyerDraft, BuyerFields, emptyBuyer } from './buyer-fields.tsx'
import { type CreditDraft, CreditFields, creditBody, creditOf } from './credit-fields.tsx'
import { type DiscountDraft, DiscountFields, discountOf, emptyDiscount } from './discount-fields.tsx'
import {
  emptyPayment,
  isPaid,
  methodText,
  type Owed,
  type PaymentDraft,
  type PaymentErrors,
  paymentBody,
  paymentErrors,
  planPayment,
} from './payment-draft.ts'
import { PaymentPanel } from './payment-panel.tsx'
import { ProductSearch } from './product-search.tsx'
import { findProblem, itemsOf, totalOf } from './sale.ts'
import { SaleLines } from './sale-lines.tsx'
import { SaleSerials, useSaleSerials } from './sale-serials.tsx'
import { TermsFields, useSaleTerms } from './terms-fields.tsx'
import { paymentClass, TotalBar } from './total-bar.tsx'
import { type FirstProduct, useSaleLines } from './use-sale-lines.ts'

const { counter } = office
const buyerFields = ['buyerName', 'buyerPhone', 'buyerEmail'] as const

export interface Sold {
  order: Order
  /** Cash to give back, in words and with its currency, and how it was paid. */
  change: string | undefined
  method: string
}

interface CounterFormProps {
  /** A scanner is at hand: the field has the focus when the page opens. */
  autoFocus: boolean
  first: FirstProduct | undefined
  action: KeyedAction
  onSold: (sold: Sold) => void
}

type FieldErrors = PaymentErrors & { discount?: string }

export function CounterForm({ autoFocus, first, action: { run, busy }, onSold }: CounterFormProps) {
  const form = useForm<BuyerDraft>({ defaultValues: emptyBuyer })
  const { lines, unknown, isAdding, change: changeLines, scan, addById, reload } = useSaleLines(first)
  const [terms, setTerms] = useSaleTerms()
  const [payment, setPayment] = useState<PaymentDraft>(emptyPayment)
  const [credit, setCredit] = useState<CreditDraft>()
  const [keepsChange, setKeepsChange] = useState(false)
  const [discount, setDiscount] = useState<DiscountDraft>()
  const [refusal, setRefusal] = useState<Refusal>()
  const [errors, setErrors] = useState<FieldErrors>({})
  const [showErrors, setShowErrors] = useState(false)
  const linesArea = useRef<HTMLDivElement>(null)
  const paymentArea = useRef<HTMLDivElement>(null)
  const money = useMoney()
  const confirm = useConfirm()
  const { nameOf } = usePaymentMethods()
  const { rates, refetch: readRates } = usePaymentRates()
  const limit = useDiscountLimit()
  const sum = totalOf(lines, terms)
  const off = discount ? discountOf(discount) : 0
  const serials = useSaleSerials(lines)
  const promotions = useSalePromotions(
    lines.length === 0 || findProblem(lines, terms)
      ? undefined
      : {
          ...terms,
          items: itemsOf(lines),
          customerId: form.watch('customer')?.id ?? null,
          paymentMethod: isPaid(payment.method) ? payment.method : null,
        },
  )
  const total = sum === undefined ? undefined : Math.max(sum - off - promotions.off, 0)
  /** What is left to pay in money. */
  const rest = total === undefined ? undefined : total - creditOf(credit, total)
  const owed: Owed = { total: rest ?? 0, currency: terms.currency, rates }
  const shownTotal = total === undefined ? '—' : money(toWire(total), terms.currency)

  function focusOpenChoice() {
    flushSync(() => setShowErrors(true))
    const open = linesArea.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    open?.focus()
    open?.scrollIntoView({ block: 'center' })
  }

  /** Shows what is missing. The payment may be out of view on a short screen. */
  function focusPayment(missing: FieldErrors) {
    flushSync(() => setErrors(missing))
    if (missing.discount)
      return linesArea.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    const field = paymentArea.current?.querySelector<HTMLElement>(
      missing.method ? 'input' : '[aria-invalid="true"]',
    )
    field?.focus()
  }

  /** What is missing before the sale can be asked about. */
  function findErrors(): FieldErrors {
    const isDiscounted = off > 0 || lines.some(({ discountPercent }) => discountPercent > 0)
    return {
      ...paymentErrors(payment, owed),
      ...(isDiscounted && discount?.reason.trim() === '' && { discount: counter.missingReason }),
    }
  }

  const sell = form.handleSubmit(async (buyer) => {
    setRefusal(undefined)
    const lineProblem = findProblem(lines, terms)
    if (lineProblem?.problem === 'choice') return focusOpenChoice()
    if (lineProblem) {
      const { name } = lineProblem.line.product
      return setRefusal({ message: fillText(counter.missingPrice, { name, currency: terms.currency }) })
    }
    const missing = findErrors()
    if (Object.keys(missing).length > 0) return focusPayment(missing)
    setErrors({})
    const inMoney = (minor: number, currency: string) => money(toWire(minor), currency)
    const method = methodText(payment, owed, { nameOf, inMoney })
    const { change, exchanged } = planPayment(payment, owed)
    const given = exchanged && !keepsChange ? exchanged : change
    const changeText = given && !keepsChange ? inMoney(given.amount, given.currency) : undefined
    const units = lines.reduce((count, { quantity }) => count + (quantity || 0), 0)
    const name = buyer.customer?.name || buyer.buyerName.trim() || counter.nobody
    const confirmed = await confirm({
      title: fillText(counter.confirmTitle, { total: shownTotal, method }),
      text: [
        fillText(counter.confirmText, { units: fillCount(counter.units, units), name }),
        changeText ? fillText(counter.confirmChange, { change: changeText }) : '',
      ]
        .filter(Boolean)
        .join(' '),
      confirmLabel: fillText(counter.sell, { total: shownTotal }),
    })
    if (!confirmed) return
    const body = {
      ...terms,
      items: itemsOf(lines),
      serials: serials.body,
      ...(total !== undefined && !promotions.failure && { confirmedTotal: toWire(total) }),
      discount: off > 0 ? toWire(off) : null,
      promotionCode: promotions.code,
      discountReason: textOrNull(discount?.reason),
      customerId: buyer.customer?.id ?? null,
      buyerName: buyer.customer ? null : textOrNull(buyer.buyerName),
      buyerPhone: buyer.customer ? null : textOrNull(buyer.buyerPhone),
      buyerEmail: buyer.customer ? null : textOrNull(buyer.buyerEmail),
      ...fromForm(orderFields, { ...buyer }),
      ...(rest === 0 ? {} : paymentBody(keepsChange ? { ...payment, changeIn: '' } : payment, owed)),
      credit: total === undefined ? null : creditBody(credit, total),
      changeAsCredit: keepsChange && (change?.amount ?? 0) > 0,
      received: change === undefined || rest === 0 ? null : amountOf(payment.received),
    }
    const order = await run((headers) => officeClient.call(sellAtCounter, { body, headers }), {
      done: ({ noSellOrden }) => fillText(counter.done, { number: noSellOrden }),
      refused(error) {
        const refused: Record<string, unknown> = error.body?.errors ?? {}
        const invalidFields = buyerFields.filter((field) => typeof refused[field] === 'string')
        for (const field of invalidFields) form.setError(field, { message: String(refused[field]) })
        const code = refused.transactionCode
        if (typeof code === 'string') setErrors({ code })
        else if (invalidFields.length === 0) setRefusal(refusalOf(error))
        if (error.body?.code === ('priceChanged' satisfies ErrorCode)) void reload()
        if (error.body?.code === ('rateChanged' satisfies ErrorCode)) void readRates()
      },
    })
    if (order) onSold({ order, change: given?.amount ? changeText : undefined, method })
  })

  return (
    <FormProvider {...form}>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[auto_1fr]">
        <div ref={linesArea} className="grid min-w-0 gap-4">
          <ProductSearch terms={terms} autoFocus={autoFocus} onChoose={addById} onScan={scan} />
          {unknown && (
            <Notice kind="error" role="alert">
              {unknown}
            </Notice>
          )}
          <Section
            title={counter.lines}
            action={
              limit > 0 &&
              lines.length > 0 &&
              !discount && (
                <Button
                  variant="quiet"
                  size="sm"
                  className="text-link"
                  onClick={() => setDiscount(emptyDiscount)}
                >
                  {counter.giveDiscount}
                </Button>
              )
            }
          >
            <SaleLines
              lines={lines}
              terms={terms}
              showErrors={showErrors}
              hasDiscounts={discount !== undefined}
              onChange={changeLines}
            />
            <SaleSerials serials={serials} />
            {discount && (
              <DiscountFields
                discount={discount}
                limit={limit}
                currency={terms.currency}
                error={errors.discount}
                onChange={setDiscount}
              />
            )}
          </Section>
        </div>
        <Section title={counter.buyer} className="min-w-0 max-lg:order-1">
          <BuyerFields />
        </Section>
        <form
          onSubmit={sell}
          noValidate
          className="contents lg:sticky lg:top-18 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:grid lg:min-w-0 lg:gap-4"
        >
          <Section title={counter.terms}>
            <TermsFields terms={terms} onChange={setTerms} />
            <SalePromotions promotions={promotions} currency={terms.currency} />
          </Section>
          {lines.length > 0 && (
            <div ref={paymentArea} className={paymentClass}>
              <div className="mb-3 empty:hidden">
                <SaveError refusal={refusal} />
              </div>
              <PaymentPanel
                payment={payment}
                owed={rest === undefined ? undefined : owed}
                keepsChange={keepsChange}
                errors={errors}
                onChange={(next) => {
                  setPayment(next)
                  setErrors({})
                }}
              />
              <div className="my-3 grid gap-3">
                {payment.method === 'cash' && (
                  <CheckboxField
                    label={office.credit.counter.change}
                    hint={office.credit.counter.changeHint}
                    checked={keepsChange}
                    onChange={({ currentTarget }) => setKeepsChange(currentTarget.checked)}
                  />
                )}
                <CreditFields
                  credit={credit}
                  customerId={form.watch('customer')?.id}
                  phone={form.watch('buyerPhone')}
                  currency={terms.currency}
                  total={total ?? 0}
                  onChange={setCredit}
                />
              </div>
            </div>
          )}
          <TotalBar total={shownTotal} busy={busy} isEmpty={lines.length === 0} />
          <FormUnsavedGuard hasOtherChanges={lines.length > 0 || isAdding} />
        </form>
      </div>
    </FormProvider>
  )
}

/** What this person may take off, in percent. */
export function useDiscountLimit(): number {
  const { data } = useApiQuery({
    queryKey: ['counter-terms'],
    read: ({ signal }) => officeClient.call(getCounterTerms, { signal }),
  })
  return data?.discountPercent ?? 0
}
