import type { ProductCard } from '@tecnoclick/contract/catalogue/browse/schemas'
import { Button } from '@tecnoclick/ui/button'
import { cx } from '@tecnoclick/ui/cx'
import { IconButton } from '@tecnoclick/ui/icon-button'
import { useT } from '@tecnoclick/ui/messages'
import Bell from 'lucide-react/icons/bell'
import { type ComponentType, lazy, type MouseEvent, Suspense } from 'react'
import { Refusal } from '../../platform/form/form-notice.tsx'
import { productPath } from '../../platform/page/product-urls.ts'
import type { CardStepperProps } from './card-stepper.tsx'
import { priceOf, usePricing } from './pricing.ts'

/** What opens the quick view of a card. */
export interface QuickViewTrigger {
  open(): void
  /** Called on hover or focus; does nothing in data-saver mode. */
  prefetch(): void
}

interface CardActionProps {
  product: ProductCard
  busy: boolean
  /** Why the product could not be added. */
  refusal?: { text: string }
  quickView: QuickViewTrigger
  /** The product in the cart; never on the server, where all visitors share the card. */
  line?: CardStepperProps
}

const CardStepper = lazy(async (): Promise<{ default: ComponentType<CardStepperProps> }> => {
  try {
    return await import('./card-stepper.tsx')
  } catch {
    return { default: () => null } // offline: the cart has the quantity
  }
})

/**
 * The main action of a card, in a `card-action`: a submit button of the product's form, or a link. Adds to the cart, opens the
 * options or the details, or offers a stock alert.
 */
export function CardAction({ product, busy, refusal, quickView, line }: CardActionProps) {
  const t = useT()
  const price = priceOf(product, [], usePricing())
  const page = productPath(product.slug, product.variantSummary?.match)
  const opensQuickView = {
    onPointerEnter: quickView.prefetch,
    onClick(event: MouseEvent) {
      event.preventDefault()
      quickView.open()
    },
  }
  if (product.stock === 0) {
    return (
      <div className="flex gap-1.5">
        <Button disabled variant="secondary" className="min-w-0 flex-1">
          {t('product.unavailable')}
        </Button>
        <IconButton
          href={`${page}#avisame`}
          variant="secondary"
          label={t('product.alert.action')}
          {...opensQuickView}
        >
          <Bell className="size-5" />
        </IconButton>
      </div>
    )
  }
  if (product.choice) {
    return (
      <Button href={page} variant="secondary" block {...opensQuickView}>
        {t('product.chooseOptions')}
      </Button>
    )
  }
  if (price) {
    const button = (
      <>
        <AddToCartButton product={product} busy={busy} short />
        {refusal && <Refusal small result={refusal} text={refusal.text} />}
      </>
    )
    if (!line) return button
    return (
      <Suspense fallback={button}>
        <CardStepper {...line} />
      </Suspense>
    )
  }
  return (
    <Button href={page} variant="secondary" block>
      {t('product.seeDetails')}
    </Button>
  )
}

interface AddToCartButtonProps {
  product: Pick<ProductCard, 'name'>
  busy: boolean
  /** On a narrow card only one word is visible. */
  short?: boolean
}

export function AddToCartButton({ product, busy, short = false }: AddToCartButtonProps) {
  const t = useT()
  return (
    <Button
      type="submit"
      name="intent"
      value="add"
      block
      size={short ? 'md' : 'lg'}
      busy={busy}
      // A list of buttons says which product each one adds.
      aria-label={`${t('product.addToCart')}: ${product.name}`}
      className={cx(
        'drawn-icon icon-cart',
        !short &&
          'px-3! [--icon-size:1.125rem] max-sm:min-h-11 max-sm:px-2! max-sm:text-sm max-sm:before:hidden',
      )}
    >
      {short ? (
        <>
          <span>{t('product.add')}</span>
          <span>{t('product.addToCart')}</span>
        </>
      ) : (
        <span className="whitespace-nowrap">{t('product.addToCart')}</span>
      )}
    </Button>
  )
}
