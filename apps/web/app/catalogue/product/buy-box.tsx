import type { Product, ProductOption, ProductVariant } from '@tecnoclick/contract/catalogue/browse/schemas'
import { surchargeIn } from '@tecnoclick/domain/catalogue/prices'
import { formatPrice, onOneLine } from '@tecnoclick/domain/platform/money'
import { maxUnitsPerLine } from '@tecnoclick/domain/selling/quantity'
import { Button } from '@tecnoclick/ui/button'
import { cx } from '@tecnoclick/ui/cx'
import { useT } from '@tecnoclick/ui/messages'
import { Price } from '@tecnoclick/ui/price'
import { Quantity } from '@tecnoclick/ui/quantity'
import { useId, useState } from 'react'
import { useHydrated } from '../../platform/form/use-hydrated.ts'
import { productPath } from '../../platform/page/product-urls.ts'
import { LazyHydrate, lazyPart } from '../../rendering/lazy-hydrate.tsx'
import { AddToCartButton } from '../card/card-action.tsx'
import { StockLabel } from '../card/card-parts.tsx'
import { minorSurcharge, type OptionValue, priceOf, usePricing } from '../card/pricing.ts'
import { ProductForm } from '../card/product-form.tsx'
import { ProductPrice } from '../card/product-price.tsx'
import { SaveToggle } from '../saved-lists/save-toggle.tsx'
import { useSavedList } from '../saved-lists/use-saved-list.ts'
import { chosenValues, initialChoices, missingChoices } from './option-choices.ts'
import { ShareProduct } from './share-product.tsx'
import { Swatch } from './swatch.tsx'
import { asSold } from './variant-choice.ts'
import { VariantFields } from './variant-fields.tsx'

const alertForm = lazyPart(() => import('./alert-form.tsx'))

interface BuyBoxProps {
  product: Product
  /** Chosen of those of the product, if it has any. */
  variant?: ProductVariant | undefined
  /** Without it, choosing changes the address. */
  onChoose?: (variant: ProductVariant) => void
  /** It was added without a choice and without script. */
  wasRefused?: boolean
  inDialog?: boolean
}

/** Price, options, quantity and the add button. The price includes the chosen options. */
export function BuyBox({ product, variant, onChoose, wasRefused = false, inDialog = false }: BuyBoxProps) {
  const t = useT()
  const formId = useId()
  const isCompared = useSavedList('compare').ids.has(product.id)
  const isHydrated = useHydrated()
  const [choices, setChoices] = useState(() => initialChoices(product.options))
  const [isChecked, setChecked] = useState(wasRefused)
  const sold = asSold(product, variant)
  const isUndecided = product.variants !== undefined && !variant
  const chosen = chosenValues(product.options, choices)
  const missing = missingChoices(product.options, choices)
  const pricing = usePricing()
  const price = priceOf(sold, chosen, pricing)
  const { currency } = pricing
  const inStock = sold.stock > 0

  function mayAdd(form: HTMLFormElement): boolean {
    setChecked(true)
    if (isUndecided) {
      form.querySelector('a')?.focus()
      return false
    }
    const [first] = missing
    if (first) form.querySelector<HTMLElement>(`[name="option_${first.id}"]`)?.focus()
    return first === undefined
  }

  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
      <div
        {...(product.variants && { 'aria-live': 'polite' })}
        className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1"
      >
        <ProductPrice product={sold} chosen={chosen} size="lg" />
        <StockLabel stock={sold.stock} className="text-sm" />
      </div>
      <ProductForm
        product={sold}
        id={formId}
        mayAdd={mayAdd}
        {...(isUndecided && { action: productPath(product.slug) })}
        noValidate={isHydrated}
        className="grid grid-cols-[minmax(0,1fr)] gap-4"
      >
        {(busy) => (
          <>
            {product.variants && (
              <VariantFields
                product={product}
                variant={variant}
                isMissing={isChecked && isUndecided}
                onChoose={onChoose}
              />
            )}
            {inStock &&
              product.options.map((option) => (
                <OptionField
                  key={option.id}
                  option={option}
                  chosen={choices[option.id]}
                  isMissing={isChecked && missing.includes(option)}
                  onChoose={(value) => setChoices({ ...choices, [option.id]: value })}
                />
              ))}
            {inStock && price && (
              // On phones the button stays in reach: in a dialog with the quantity, on a page with the price.
              <div
                className={cx(
                  'flex flex-wrap gap-2 sm:gap-3',
                  inDialog && 'z-10 bg-raised max-md:sticky max-md:bottom-0 max-md:py-2',
                )}
              >
                <Quantity
                  key={sold.id}
                  name="quantity"
                  max={Math.min(sold.stock, maxUnitsPerLine)}
                  className="shrink-0 sm:h-13"
                />
                <div className={cx('min-w-0 flex-[1_1_8.5rem] sm:flex-[1_1_12rem]', !inDialog && 'buy-bar')}>
                  {!inDialog && (
                    <span aria-hidden="true" className="shrink-0 md:hidden">
                      {sold.variantSummary?.from && (
                        <span className="me-1 text-ink-muted text-xs">{t('product.from')}</span>
                      )}
                      <Price amount={price.amount} currency={currency} />
                    </span>
                  )}
                  <AddToCartButton product={sold} busy={busy} />
                </div>
              </div>
            )}
          </>
        )}
      </ProductForm>
      {!inStock && (
        <OutOfStock
          key={sold.id}
          product={sold}
          isUndecided={isUndecided}
          {...(!inDialog && { id: 'avisame' })}
        />
      )}
      <div className="-mx-3 -my-1 flex flex-wrap">
        <SaveToggle list="wishlist" product={product} formId={formId} variant="text" />
        <SaveToggle list="compare" product={product} formId={formId} variant="text" />
        {isCompared && (
          <Button href="/shop/compare" variant="quiet" className="px-3">
            {t('shop.compare.title')}
          </Button>
        )}
        <ShareProduct product={sold} variantId={variant?.id} />
      </div>
    </div>
  )
}

interface OutOfStockProps {
  product: Product
  isUndecided: boolean
  /** Target of the cards' link to the alert form. */
  id?: string
}

/** 'Proximamente' and a disabled button (catalogue.md#availability), and the form for a stock alert. */
function OutOfStock({ product, isUndecided, id }: OutOfStockProps) {
  const t = useT()
  const { id: productId, slug, name, variantOptions = [] } = product
  return (
    <>
      <Button disabled block size="lg" variant="secondary">
        {t('product.unavailable')}
      </Button>
      <section id={id} className="scroll-mt-24 rounded-md bg-sunken p-4">
        <h2 className="text-base">
          {t('product.comingSoon')} · {t('product.alert.title')}
        </h2>
        {isUndecided ? (
          <p className="mt-1 text-sm">
            {t('product.chooseOption', { option: variantOptions.map((option) => option.name).join(', ') })}
          </p>
        ) : (
          <>
            <p className="mt-1 mb-3 text-ink-muted text-sm">{t('product.alert.text', { name })}</p>
            <LazyHydrate
              part={alertForm}
              props={{ slug, productId, ...(variantOptions.length > 0 && { variantId: productId }) }}
            />
          </>
        )}
      </section>
    </>
  )
}

interface OptionFieldProps {
  option: ProductOption
  chosen: number | undefined
  isMissing: boolean
  onChoose: (valueId: number | undefined) => void
}

const chip =
  'flex min-h-11 flex-col justify-center rounded-md border border-line-strong bg-raised px-3.5 py-1.5 text-sm leading-tight transition-colors hover:border-ink has-checked:border-action has-checked:bg-action-soft has-checked:shadow-[inset_0_0_0_1px_var(--color-action)] has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2'

/** An option's values with their surcharges (catalogue.md#options). Radio buttons also work without script. */
function OptionField({ option, chosen, isMissing, onChoose }: OptionFieldProps) {
  const t = useT()
  const errorId = useId()
  const hasNoneEntry = !option.required && option.values.every(({ surcharge }) => surcharge > 0)
  const entries = [...(hasNoneEntry ? [undefined] : []), ...option.values]
  return (
    <fieldset
      className="min-w-0"
      aria-invalid={isMissing || undefined}
      aria-describedby={isMissing ? errorId : undefined}
    >
      <legend className="mb-1.5 font-semibold text-sm">
        <bdi lang={option.lang ?? 'es'}>{option.title}</bdi>
      </legend>
      <div className="flex flex-wrap gap-2">
        {entries.map((value) => (
          <label key={value?.id ?? 'none'} className={chip}>
            <input
              type="radio"
              name={`option_${option.id}`}
              value={value?.id ?? ''}
              required={option.required}
              checked={chosen === value?.id && (value !== undefined || hasNoneEntry)}
              onChange={() => onChoose(value?.id)}
              className="sr-only"
            />
            <span className="flex items-center gap-2">
              {value?.color && <Swatch color={value.color} />}
              <bdi lang={value && (value.lang ?? 'es')} className="font-medium">
                {value?.title ?? t('product.noExtra')}
              </bdi>
            </span>
            {value && <Surcharge value={value} />}
          </label>
        ))}
      </div>
      {isMissing && (
        <p id={errorId} role="alert" className="mt-1.5 font-medium text-danger text-sm">
          {t('product.chooseOption', { option: option.title })}
        </p>
      )}
    </fieldset>
  )
}

function Surcharge({ value }: { value: OptionValue }) {
  const { currency } = usePricing()
  const amount = surchargeIn(minorSurcharge(value), currency.code)
  if (amount === 0) return null
  return (
    <bdi dir="ltr" className="text-ink-muted text-xs">
      +{onOneLine(formatPrice(amount, currency))}
    </bdi>
  )
}
