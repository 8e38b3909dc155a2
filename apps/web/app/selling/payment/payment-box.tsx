import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import type { OrderPaymentOptions } from '@tecnoclick/contract/selling/payments/schemas'
import { knownNumber } from '@tecnoclick/domain/platform/order-number'
import { isPaidOnReceipt } from '@tecnoclick/domain/selling/payment-method'
import { useFullT } from '@tecnoclick/ui/messages'
import { shownNumber } from '../../people/area/order-number.ts'
import { useMoney } from '../../platform/page/use-money.ts'
import { useFormKey } from '../../platform/requests/use-request-key.ts'
import { LazyHydrate, lazyPart } from '../../rendering/lazy-hydrate.tsx'
import { Disclosure } from './disclosure.tsx'
import { isOrderInReview } from './in-review.tsx'
import type { OffersInOther } from './other-currencies.tsx'
import { ReportForm } from './report-form.tsx'

const methodForm = lazyPart(async () => ({ default: (await import('./method-form.tsx')).MethodForm }))
const paymentList = lazyPart(async () => ({ default: (await import('./payment-list.tsx')).PaymentList }))
const transferDetails = lazyPart(async () => ({
  default: (await import('./transfer-details.tsx')).TransferDetails,
}))
const otherCurrencies = lazyPart(async () => ({
  default: (await import('./other-currencies.tsx')).OtherCurrencies,
}))
const whatsappNotice = lazyPart(async () => ({
  default: (await import('../../platform/page/whatsapp-notice.tsx')).WhatsappNotice,
}))
const creditForm = lazyPart(async () => ({
  default: (await import('../credit/pay-with-credit.tsx')).PayWithCredit,
}))

interface PaymentBoxProps {
  order: Order
  /** Undefined: they could not be loaded. */
  options: OrderPaymentOptions | undefined
  /** Paying it in another currency; undefined where the method takes no other. */
  others?: OffersInOther | undefined
  /** Store credit that may pay it. */
  credit?: number
}

/** How to pay an order, what was paid, and the choice of method until it is paid (selling.md#payment-methods). */
export function PaymentBox({ order, options, others, credit = 0 }: PaymentBoxProps) {
  const t = useFullT()
  const money = useMoney(order.currency)
  const page = `/account/orders/${order.id}`
  const formKey = useFormKey('payment', page)
  if (!options || order.status === 'CANCELADA') return null
  const { mayChoose, methods, paymentMethod } = options
  const chosen = methods.find(({ code }) => code === paymentMethod)
  if (!chosen && !mayChoose && order.payments.length === 0 && credit === 0) return null
  const form = mayChoose && (
    <LazyHydrate
      key={order.version}
      part={methodForm}
      props={{
        action: page,
        version: order.version,
        currency: order.currency,
        chosen: paymentMethod,
        methods,
      }}
    />
  )
  const inReview = isOrderInReview(order)
  // Cash is paid to whoever hands over the goods.
  const mayReport = chosen && order.due > 0 && (!isPaidOnReceipt(chosen.code) || order.payments.length > 0)
  const instructions = (
    <>
      {chosen && (
        <div className="grid gap-1">
          <p className="font-semibold">
            <bdi>{chosen.name}</bdi>
          </p>
          {chosen.instructions && order.due > 0 && (
            <p className="max-w-prose whitespace-pre-line text-ink-muted">
              <bdi>{chosen.instructions}</bdi>
            </p>
          )}
        </div>
      )}
      {order.due > 0 && chosen?.lacksAccount && (
        <LazyHydrate
          part={whatsappNotice}
          props={{
            text: t('payment.askText', {
              number: shownNumber(order.noSellOrden, t),
              amount: money(order.due),
            }),
            children: t('payment.noAccount', { currency: order.currency }),
          }}
        />
      )}
      {order.due > 0 && order.transfer && !others?.chosen && (
        <LazyHydrate
          part={transferDetails}
          props={{
            transfer: order.transfer,
            reference: knownNumber(order.noSellOrden) ?? `${order.id}`,
          }}
        />
      )}
    </>
  )
  return (
    <section
      aria-labelledby="como-pagar"
      className="grid gap-6 rounded-lg border bg-surface p-5 sm:p-6 print:hidden"
    >
      <h2 id="como-pagar" className="text-lg">
        {t('payment.title')}
      </h2>
      {!inReview && instructions}
      {order.payments.length > 0 && <LazyHydrate part={paymentList} props={{ order }} />}
      {inReview && (
        <Disclosure title={t('payment.instructions')}>
          <div className="grid gap-6">{instructions}</div>
        </Disclosure>
      )}
      {credit > 0 && order.due > 0 && (
        <LazyHydrate
          key={`credit ${order.version}`}
          part={creditForm}
          props={{
            ...{ orderId: order.id, version: order.version, currency: order.currency },
            ...{ due: order.due, balance: credit, requestKey: formKey },
          }}
        />
      )}
      {mayReport && !others?.chosen && (
        <Disclosure
          title={t(inReview ? 'payment.reportOther' : 'payment.report')}
          open={order.transfer !== null && order.payments.length === 0}
        >
          <ReportForm key={`${order.version} ${formKey}`} order={order} />
        </Disclosure>
      )}
      {others && mayReport && (
        <LazyHydrate
          key={`${others.chosen?.currency} ${order.version} ${formKey}`}
          part={otherCurrencies}
          props={{ order, ...others }}
        />
      )}
      {chosen ? form && <Disclosure title={t('payment.change')}>{form}</Disclosure> : form}
    </section>
  )
}
