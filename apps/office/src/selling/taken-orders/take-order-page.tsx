import type { ErrorCode } from '@tecnoclick/contract/platform/error-codes'
import { takeOrder } from '@tecnoclick/contract/selling/orders/endpoints'
import { toWire } from '@tecnoclick/domain/platform/money'
import { orderFields } from '@tecnoclick/domain/selling/order-fields'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Button } from '@tecnoclick/ui/button'
import { Notice } from '@tecnoclick/ui/notice'
import { SelectField } from '@tecnoclick/ui/select-field'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { textOrNull } from '../../platform/api/form-values.ts'
import { type Refusal, refusalOf } from '../../platform/api/http-error.ts'
import { officeClient } from '../../platform/api/office-client.ts'
import { type KeyedAction, useKeyedAction } from '../../platform/api/use-keyed-action.tsx'
import { SaveError } from '../../platform/form/form-error.tsx'
import { fromForm } from '../../platform/form/own-fields.ts'
import { FormUnsavedGuard } from '../../platform/form/unsaved-guard.tsx'
import { BackLink } from '../../platform/layout/back-link.tsx'
import { PageHeading } from '../../platform/layout/page-heading.tsx'
import { Section } from '../../platform/layout/section.tsx'
import { useMoney } from '../../platform/money.tsx'
import { type BuyerDraft, BuyerFields, emptyBuyer } from '../counter/buyer-fields.tsx'
import { useDiscountLimit } from '../counter/counter-form.tsx'
import { type DiscountDraft, DiscountFields, discountOf, emptyDiscount } from '../counter/discount-fields.tsx'
import { problemText } from '../counter/problem-text.ts'
import { ProductSearch } from '../counter/product-search.tsx'
import { itemsOf, type SaleTerms, totalOf } from '../counter/sale.ts'
import { SaleLines } from '../counter/sale-lines.tsx'
import { TermsFields } from '../counter/terms-fields.tsx'
import { useSaleLines } from '../counter/use-sale-lines.ts'
import { usePaymentMethods } from '../payments/use-payment-methods.ts'
import { SalePromotions, useSalePromotions } from '../promotions/sale-promotions.tsx'
import { CartLinkButton } from './cart-link-button.tsx'
import { ChatReader, type ReadOrder } from './chat-reader.tsx'
import { type DeliveryDraft, destinationOf, emptyDelivery, isTyped, quoteOf } from './delivery-draft.ts'
import { DeliveryFields, useAddresses, useDeliveryTerms } from './delivery-fields.tsx'
import { OrderTotal } from './order-total.tsx'

const { counter, takenOrders: texts } = office

type OrderDraft = BuyerDraft & DeliveryDraft & { paymentMethod: string }

const emptyOrder: OrderDraft = { ...emptyBuyer, ...emptyDelivery, paymentMethod: '' }

/** Where the form shows what the server refuses. */
const fieldOf: Readonly<Record<string, keyof OrderDraft>> = {
  ...{ buyerName: 'buyerName', buyerPhone: 'buyerPhone', buyerEmail: 'buyerEmail' },
  ...{ 'address.street': 'street', 'address.cityId': 'cityId', cityId: 'cityId' },
  ...{ recipientName: 'recipientName', recipientPhone: 'recipientPhone', paymentMethod: 'paymentMethod' },
}

/** Staff order for somebody who wrote or called. */
export function TakeOrderPage() {
  const action = useKeyedAction('staff-orders')
  return (
    <>
      <BackLink href="/admin/orders">{texts.back}</BackLink>
      <PageHeading title={texts.title} text={texts.text} />
      {action.notice && <div className="mb-4">{action.notice}</div>}
      {!action.isMade && <TakeOrderForm action={action} />}
    </>
  )
}

function TakeOrderForm({ action: { run, busy } }: { action: KeyedAction }) {
  const form = useForm<OrderDraft>({ defaultValues: emptyOrder })
  const sale = useSaleLines()
  const { lines } = sale
  const [terms, setTerms] = useState<SaleTerms>({ currency: 'USD', priceTier: 'retail' })
  const [discount, setDiscount] = useState<DiscountDraft>()
  const [refusal, setRefusal] = useState<Refusal>()
  const [showErrors, setShowErrors] = useState(false)
  const limit = useDiscountLimit()
  const { options: methods } = usePaymentMethods()
  const money = useMoney()
  const navigate = useNavigate()
  const draft = form.watch()
  const addresses = useAddresses(draft.customer?.id)
  const deliveryTerms = useDeliveryTerms()
  const subtotal = totalOf(lines, terms)
  const off = discount ? discountOf(discount) : 0
  const quote = quoteOf(
    draft,
    addresses,
    { delivery: deliveryTerms?.delivery, terms: deliveryTerms?.terms },
    { currency: terms.currency, subtotal: subtotal ?? 0 },
  )
  const fee = quote?.kind === 'delivered' ? quote.fee : 0
  const lineProblem = problemText(lines, terms)
  const promotions = useSalePromotions(
    lines.length === 0 || lineProblem
      ? undefined
      : {
          ...terms,
          items: itemsOf(lines),
          customerId: draft.customer?.id ?? null,
          paymentMethod: draft.paymentMethod || null,
          fee: toWire(fee),
        },
  )
  const total = subtotal === undefined ? undefined : subtotal - off - promotions.off + fee
  const isDiscounted = off > 0 || lines.some(({ discountPercent }) => discountPercent > 0)
  const isReasonMissing = isDiscounted && discount?.reason.trim() === ''

  function takeOver({ items, phone, city }: ReadOrder) {
    void sale.addAll(items)
    const change = { shouldDirty: true }
    if (phone && !draft.customer) form.setValue('buyerPhone', phone, change)
    if (!city) return
    form.setValue('way', 'home', change)
    form.setValue('stateId', String(city.stateId), change)
    form.setValue('cityId', String(city.id), change)
  }

  /** What the server would refuse, at its field. */
  function markMissing(order: OrderDraft): boolean {
    const missing: [keyof OrderDraft, string][] = []
    if (!order.customer && order.buyerName.trim() === '') missing.push(['buyerName', texts.missingName])
    const phones = [order.customer?.phone, order.customer ? '' : order.buyerPhone, order.recipientPhone]
    if (!order.customer && phones.every((phone) => !phone?.trim()))
      missing.push(['buyerPhone', texts.missingPhone])
    if (!order.customer && order.paymentMethod === '') missing.push(['paymentMethod', texts.missingMethod])
    if (isTyped(order, addresses)) {
      if (order.street.trim() === '') missing.push(['street', texts.missingStreet])
      if (order.cityId === '') missing.push(['cityId', texts.missingCity])
    }
    for (const [index, [name, message]] of missing.entries())
      form.setError(name, { message }, { shouldFocus: index === 0 })
    return missing.length > 0
  }

  const save = form.handleSubmit(async (order) => {
    setRefusal(undefined)
    setShowErrors(true)
    if (lineProblem) return setRefusal({ message: lineProblem })
    if (markMissing(order) || isReasonMissing) return
    const { customer } = order
    const body = {
      ...terms,
      items: itemsOf(lines),
      ...(total !== undefined && !promotions.failure && { confirmedTotal: toWire(total) }),
      discount: off > 0 ? toWire(off) : null,
      promotionCode: promotions.code,
      discountReason: textOrNull(discount?.reason),
      customerId: customer?.id ?? null,
      buyerName: customer ? null : textOrNull(order.buyerName),
      buyerPhone: customer ? null : textOrNull(order.buyerPhone),
      buyerEmail: customer ? null : textOrNull(order.buyerEmail),
      ...fromForm(orderFields, { ...order }),
      paymentMethod: order.paymentMethod || null,
      ...destinationOf(order, addresses),
    }
    const taken = await run((headers) => officeClient.call(takeOrder, { body, headers }), {
      done: ({ noSellOrden }) => fillText(texts.done, { number: noSellOrden }),
      refused(error) {
        const refused: Record<string, unknown> = error.body?.errors ?? {}
        const known = Object.entries(refused).flatMap(([name, message]) => {
          const field = fieldOf[name]
          return field ? [{ field, message: String(message) }] : []
        })
        for (const { field, message } of known) form.setError(field, { message }, { shouldFocus: true })
        if (known.length === 0) setRefusal(refusalOf(error))
        if (error.body?.code === ('priceChanged' satisfies ErrorCode)) void sale.reload()
      },
    })
    if (!taken) return
    form.reset(order)
    sale.change([])
    // After the reset has reached the guard, which would ask otherwise.
    setTimeout(() => navigate(`/admin/orders/${taken.id}`))
  })

  return (
    <FormProvider {...form}>
      <form onSubmit={save} noValidate className="grid max-w-3xl gap-4">
        <ChatReader cities={deliveryTerms?.cities ?? []} onRead={takeOver} />
        <ProductSearch terms={terms} autoFocus={false} onChoose={sale.addById} onScan={sale.scan} />
        {sale.unknown && (
          <Notice kind="error" role="alert">
            {sale.unknown}
          </Notice>
        )}
        <Section
          title={texts.lines}
          action={
            limit > 0 && lines.length > 0 && !discount ? (
              <Button variant="quiet" size="sm" onClick={() => setDiscount(emptyDiscount)}>
                {counter.giveDiscount}
              </Button>
            ) : undefined
          }
        >
          <SaleLines
            lines={lines}
            terms={terms}
            showErrors={showErrors}
            hasDiscounts={discount !== undefined}
            onChange={sale.change}
          />
          {discount && (
            <DiscountFields
              discount={discount}
              limit={limit}
              currency={terms.currency}
              error={showErrors && isReasonMissing ? counter.missingReason : undefined}
              onChange={setDiscount}
            />
          )}
        </Section>
        <Section title={counter.terms}>
          <TermsFields terms={terms} onChange={setTerms} />
          <SalePromotions promotions={promotions} currency={terms.currency} />
        </Section>
        <Section title={texts.buyer}>
          <BuyerFields />
        </Section>
        <Section title={texts.delivery}>
          <DeliveryFields
            addresses={addresses}
            terms={deliveryTerms}
            quote={quote}
            currency={terms.currency}
          />
        </Section>
        <Section title={texts.payment}>
          <SelectField
            {...form.register('paymentMethod')}
            label={texts.method}
            options={[
              { value: '', label: draft.customer ? texts.undecided : texts.chooseMethod },
              ...methods,
            ]}
            error={form.formState.errors.paymentMethod?.message}
          />
        </Section>
        <SaveError refusal={refusal} />
        {lines.length > 0 && (
          <CartLinkButton
            lines={lines}
            terms={terms}
            phone={draft.customer?.phone ?? draft.buyerPhone}
            problem={lineProblem}
          />
        )}
        <OrderTotal total={total === undefined ? '—' : money(toWire(Math.max(total, 0)), terms.currency)}>
          <Button type="submit" busy={busy} disabled={lines.length === 0}>
            {texts.save}
          </Button>
        </OrderTotal>
        <FormUnsavedGuard hasOtherChanges={lines.length > 0 || sale.isAdding} />
      </form>
    </FormProvider>
  )
}
