import type { Cart } from '@tecnoclick/contract/selling/cart/schemas'
import { lineNotes } from '@tecnoclick/domain/selling/order'
import { useFullT } from '@tecnoclick/ui/messages'
import { LazyHydrate, lazyPart } from '../../rendering/lazy-hydrate.tsx'
import { partNotes } from '../cart/part-notes.ts'
import { OrderLines } from '../orders/order-content.tsx'
import { Totals } from '../orders/totals.tsx'
import type { checkoutTotals } from './checkout-totals.ts'
import { CurrencyChoice, type OtherCurrency } from './currency-choice.tsx'

const promotionCode = lazyPart(() => import('../promotions/promotion-code.tsx'))

/** Lines beyond these are folded: what is to be chosen stays in the first screen of a phone. */
const linesInView = 3

interface CheckoutSummaryProps {
  cart: Cart
  totals: ReturnType<typeof checkoutTotals>
  others: readonly OtherCurrency[]
  /** Without script, why a code was refused. */
  refusedCode: string | undefined
}

/** On top on a phone, beside the choices on a wide screen. */
export function CheckoutSummary({ cart, totals, others, refusedCode }: CheckoutSummaryProps) {
  const t = useFullT()
  const lines = (
    <OrderLines
      currency={cart.currency}
      lines={cart.items.map(({ id, product, options, quantity, price, total }) => ({
        id,
        name: product.name,
        notes: [...lineNotes({ options }), ...partNotes(product)],
        quantity,
        amount: price === null ? null : total,
      }))}
    />
  )
  return (
    <section
      aria-label={t('checkout.summary')}
      className="grid gap-3 rounded-lg border bg-surface p-4 sm:p-5 lg:sticky lg:top-[calc(var(--header-height)+1rem)] lg:col-start-2 lg:row-span-2 lg:row-start-1"
    >
      <h2 className="text-lg">{t('checkout.summary')}</h2>
      {cart.items.length > linesInView ? (
        <details>
          <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-link text-sm">
            {t('shop.results', { count: cart.items.length })}
          </summary>
          {lines}
        </details>
      ) : (
        lines
      )}
      <Totals currency={cart.currency} {...totals} />
      <LazyHydrate part={promotionCode} props={{ cart, applied: totals.extraLines, refused: refusedCode }} />
      <CurrencyChoice currency={cart.currency} others={others} />
    </section>
  )
}
