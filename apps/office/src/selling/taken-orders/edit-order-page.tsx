import type { ErrorCode } from '@tecnoclick/contract/platform/error-codes'
import { editOrder } from '@tecnoclick/contract/selling/orders/endpoints'
import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import { fromWire, toWire } from '@tecnoclick/domain/platform/money'
import { deliveryLabel, discountLabel, lineNotes } from '@tecnoclick/domain/selling/order'
import { isOpen } from '@tecnoclick/domain/selling/order-status'
import { isPromotionLabel } from '@tecnoclick/domain/selling/promotion'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Button } from '@tecnoclick/ui/button'
import { IconButton } from '@tecnoclick/ui/icon-button'
import { Notice } from '@tecnoclick/ui/notice'
import { Quantity } from '@tecnoclick/ui/quantity'
import type { QuantityValue } from '@tecnoclick/ui/quantity-value'
import Trash2 from 'lucide-react/icons/trash-2'
import { useEffect, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { textOrNull } from '../../platform/api/form-values.ts'
import { type Refusal, refusalOf } from '../../platform/api/http-error.ts'
import { officeClient } from '../../platform/api/office-client.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { useRow } from '../../platform/api/use-row.tsx'
import { newsHint } from '../../platform/customer-news.ts'
import { SaveError } from '../../platform/form/form-error.tsx'
import { FormUnsavedGuard } from '../../platform/form/unsaved-guard.tsx'
import { BackLink } from '../../platform/layout/back-link.tsx'
import { PageHeading } from '../../platform/layout/page-heading.tsx'
import { Section } from '../../platform/layout/section.tsx'
import { Money, useMoney } from '../../platform/money.tsx'
import { useDiscountLimit } from '../counter/counter-form.tsx'
import { type DiscountDraft, DiscountFields, discountOf } from '../counter/discount-fields.tsx'
import { problemText } from '../counter/problem-text.ts'
import { ProductSearch } from '../counter/product-search.tsx'
import { itemsOf, totalOf } from '../counter/sale.ts'
import { SaleLines } from '../counter/sale-lines.tsx'
import { useSaleLines } from '../counter/use-sale-lines.ts'
import { useOrderNews } from '../orders/order-news.ts'
import { PromotionLines } from '../promotions/sale-promotions.tsx'
import { type DeliveryDraft, destinationOf, emptyDelivery, isTyped, quoteOf } from './delivery-draft.ts'
import { DeliveryFields, useAddresses, useDeliveryTerms } from './delivery-fields.tsx'
import { OrderTotal } from './order-total.tsx'
import { useEditQuote } from './use-edit-quote.ts'

const { counter, takenOrders } = office
const { edit: texts } = takenOrders

/** Staff change an open order as agreed with its customer. */
export function EditOrderPage() {
  const { row: order, fallback } = useRow<Order>('orders', 'messages')
  if (!order) return fallback
  const number = order.noSellOrden
  return (
    <>
      <BackLink href={`/admin/orders/${order.id}`}>{fillText(texts.back, { number })}</BackLink>
      <PageHeading
        title={fillText(texts.title, { number })}
        text={`${texts.text} ${newsHint(order.customer, texts.mailed)}`}
      />
      {isOpen(order.status) ? (
        <EditForm key={order.id} now={order} />
      ) : (
        <Notice kind="warning">{texts.closed}</Notice>
      )}
    </>
  )
}

interface KeptLine {
  item: Order['items'][number]
  quantity: QuantityValue
}

const minorOf = (amount: number) => fromWire(amount) ?? 0
/** Discounts are negative. */
const extraOf = ({ additionalLines }: Order, label: string) =>
  minorOf(Math.abs(additionalLines.find((line) => line.label === label)?.total ?? 0))

/** Edits the order as it was opened. What somebody else saves meanwhile is said, and what was typed stays. */
function EditForm({ now }: { now: Order }) {
  const [order, setOrder] = useState(now)
  return <OpenedForm key={order.version} order={order} now={now} onRestart={() => setOrder(now)} />
}

interface OpenedFormProps {
  order: Order
  now: Order
  onRestart: () => void
}

function OpenedForm({ order, now, onRestart }: OpenedFormProps) {
  const { currency, priceTier, version } = order
  const form = useForm<DeliveryDraft>({ defaultValues: { ...emptyDelivery, way: 'keep' } })
  const [kept, setKept] = useState<KeptLine[]>(order.items.map((item) => ({ item, quantity: item.quantity })))
  const sale = useSaleLines()
  const before = extraOf(order, discountLabel)
  const [discount, setDiscount] = useState<DiscountDraft>({
    amount: before > 0 ? toWire(before).toFixed(2) : '',
    reason: '',
  })
  const [refusal, setRefusal] = useState<Refusal>()
  const [showErrors, setShowErrors] = useState(false)
  const { run, busy } = useAction()
  const tell = useOrderNews(order)
  const limit = useDiscountLimit()
  const money = useMoney()
  const navigate = useNavigate()
  const draft = form.watch()
  const addresses = useAddresses(order.clientId ?? undefined)
  const deliveryTerms = useDeliveryTerms()
  const terms = { currency, priceTier }
  const addedTotal = totalOf(sale.lines, terms)
  const keptTotal = kept.reduce((sum, { item, quantity }) => sum + minorOf(item.price) * (quantity || 0), 0)
  const off = discountOf(discount)
  const known = { delivery: deliveryTerms?.delivery, terms: deliveryTerms?.terms }
  const quote = quoteOf(draft, addresses, known, { currency, subtotal: keptTotal + (addedTotal ?? 0) })
  const newFee = quote?.kind === 'delivered' ? quote.fee : 0
  const fee = draft.way === 'keep' ? extraOf(order, deliveryLabel) : newFee
  const edit = {
    lines: kept.map(({ item: { id }, quantity }) => ({ id, quantity: quantity || 1 })),
    items: itemsOf(sale.lines),
    discount: off > 0 ? toWire(off) : null,
    delivery: draft.way === 'keep' ? null : destinationOf(draft, addresses),
  }
  const isPromoted = order.additionalLines.some(({ label }) => isPromotionLabel(label))
  const isKnown = addedTotal !== undefined && (draft.way !== 'home' || quote !== undefined)
  const promoted = useEditQuote(order.id, isPromoted && isKnown ? edit : undefined)
  const plainTotal = addedTotal === undefined ? undefined : toWire(keptTotal + addedTotal - off + fee)
  const total = isPromoted ? promoted.total : plainTotal
  const isReasonMissing = off > before && discount.reason.trim() === ''
  const isChanged =
    sale.lines.length > 0 ||
    kept.length < order.items.length ||
    kept.some(({ item, quantity }) => item.quantity !== quantity) ||
    off !== before

  const [isSaved, setSaved] = useState(false)
  const isTouched = isChanged || sale.isAdding || form.formState.isDirty
  const isMoved = now.version !== order.version && !busy && !isSaved
  useEffect(() => {
    if (isMoved && !isTouched) onRestart()
  }, [isMoved, isTouched, onRestart])

  const save = form.handleSubmit(async (delivery) => {
    setRefusal(undefined)
    setShowErrors(true)
    const lineProblem = problemText(sale.lines, terms)
    if (lineProblem) return setRefusal({ message: lineProblem })
    if (isReasonMissing) return
    if (isTyped(delivery, addresses)) {
      if (delivery.street.trim() === '')
        return form.setError('street', { message: takenOrders.missingStreet })
      if (delivery.cityId === '') return form.setError('cityId', { message: takenOrders.missingCity })
    }
    const body = {
      ...edit,
      discountReason: textOrNull(discount.reason),
      ...(total !== undefined && { confirmedTotal: total }),
      version,
    }
    const saved = await run(() => officeClient.call(editOrder, { params: { id: order.id }, body }), {
      done: () => tell(texts.done, texts.done),
      refused(error) {
        setRefusal(refusalOf(error))
        if (error.body?.code === ('priceChanged' satisfies ErrorCode)) void sale.reload()
      },
    })
    if (!saved) return
    setSaved(true)
    form.reset(delivery)
    sale.change([])
    // After the reset has reached the guard, which would ask otherwise.
    setTimeout(() => navigate(`/admin/orders/${order.id}`))
  })

  return (
    <FormProvider {...form}>
      <form onSubmit={save} noValidate className="grid max-w-3xl gap-4">
        <Section title={texts.lines}>
          <KeptLines lines={kept} currency={currency} onChange={setKept} />
        </Section>
        <ProductSearch terms={terms} autoFocus={false} onChoose={sale.addById} onScan={sale.scan} />
        {sale.unknown && (
          <Notice kind="error" role="alert">
            {sale.unknown}
          </Notice>
        )}
        {sale.lines.length > 0 && (
          <Section title={texts.added}>
            <SaleLines
              lines={sale.lines}
              terms={terms}
              showErrors={showErrors}
              hasDiscounts={false}
              onChange={sale.change}
            />
          </Section>
        )}
        {(limit > 0 || before > 0) && (
          <Section title={texts.discount}>
            <DiscountFields
              discount={discount}
              limit={limit}
              currency={currency}
              error={showErrors && isReasonMissing ? counter.missingReason : undefined}
              onChange={setDiscount}
            />
          </Section>
        )}
        <Section title={takenOrders.delivery}>
          <DeliveryFields
            addresses={addresses}
            terms={deliveryTerms}
            quote={quote}
            currency={currency}
            kept={order.homeDelivery ? order.shippingAddress : order.pickupPoint || takenOrders.shop}
          />
        </Section>
        <SaveError refusal={refusal} />
        {isMoved && isTouched && (
          <Notice
            kind="warning"
            role="alert"
            title={texts.moved}
            action={
              <Button variant="secondary" size="sm" onClick={onRestart}>
                {office.form.useTheirs}
              </Button>
            }
          >
            {texts.movedText}
          </Notice>
        )}
        <PromotionLines lines={promoted.promotions} currency={currency} />
        {promoted.failure && (
          <p role="alert" className="text-danger text-sm">
            {promoted.failure}
          </p>
        )}
        <OrderTotal total={total === undefined ? '—' : money(Math.max(total, 0), currency)}>
          <Button type="submit" busy={busy} disabled={kept.length + sale.lines.length === 0}>
            {texts.save}
          </Button>
        </OrderTotal>
        <FormUnsavedGuard hasOtherChanges={(isChanged || sale.isAdding) && !busy && !isSaved} />
      </form>
    </FormProvider>
  )
}

interface KeptLinesProps {
  lines: readonly KeptLine[]
  currency: string
  onChange: (lines: KeptLine[]) => void
}

/** At the price that was agreed. */
function KeptLines({ lines, currency, onChange }: KeptLinesProps) {
  return (
    <ul className="divide-y">
      {lines.map((line) => {
        const { item, quantity } = line
        const { name } = item.product
        return (
          <li key={item.id} className="grid gap-2 py-3 first:pt-0">
            <div className="flex items-start gap-3">
              <p className="min-w-0 flex-1 font-semibold text-sm">
                {name}
                {lineNotes(item).map((note) => (
                  <span key={note} className="block font-normal text-ink-muted text-xs">
                    {note}
                  </span>
                ))}
              </p>
              <IconButton
                label={fillText(counter.remove, { name })}
                size="sm"
                onClick={() => onChange(lines.filter((other) => other !== line))}
              >
                <Trash2 aria-hidden="true" className="size-4" />
              </IconButton>
            </div>
            <div className="flex flex-wrap items-center justify-between gap-3">
              <Quantity
                size="sm"
                label={fillText(counter.quantityOf, { name })}
                value={quantity}
                onValueChange={(next) =>
                  onChange(lines.map((other) => (other === line ? { ...line, quantity: next } : other)))
                }
              />
              <Money amount={item.price * (quantity || 0)} currency={currency} className="font-semibold" />
            </div>
          </li>
        )
      })}
    </ul>
  )
}
