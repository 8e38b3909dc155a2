import type { ProductCard } from '@tecnoclick/contract/catalogue/browse/schemas'
import { Button } from '@tecnoclick/ui/button'
import { useT } from '@tecnoclick/ui/messages'
import { RatingStars } from '@tecnoclick/ui/rating-stars'
import { SwitchField } from '@tecnoclick/ui/switch-field'
import { type ReactNode, useState } from 'react'
import { ProductPicture } from '../../platform/page/product-picture.tsx'
import { CardAction } from '../card/card-action.tsx'
import { StockLabel } from '../card/card-parts.tsx'
import { ProductForm } from '../card/product-form.tsx'
import { ProductLink } from '../card/product-link.tsx'
import { ProductPrice } from '../card/product-price.tsx'
import { QuickView, useQuickView } from '../card/quick-view.tsx'
import { compareRows } from './compare-rows.ts'
import { RemoveButton } from './save-toggle.tsx'

interface CompareTableProps {
  products: readonly ProductCard[]
  onClear: () => void
}

const firstColumnClass =
  'sticky start-0 z-10 bg-canvas pe-1 text-start max-sm:text-xs max-sm:tracking-tight max-sm:break-words sm:pe-2 align-top font-normal text-ink-muted'

/** On a phone it scrolls sideways; the first column stays in view. */
export function CompareTable({ products, onClear }: CompareTableProps) {
  const t = useT()
  const [onlyDifferences, setOnlyDifferences] = useState(false)
  const rows = compareRows(products, t('shop.compare.options'))
  const shown = onlyDifferences ? rows.filter(({ differs }) => differs) : rows
  const row = (name: string, cell: (product: ProductCard) => ReactNode) => (
    <tr className="border-b">
      <th scope="row" className={`${firstColumnClass} py-3`}>
        {name}
      </th>
      {products.map((product) => (
        <td key={product.id} className="px-2 py-3 align-top">
          {cell(product)}
        </td>
      ))}
    </tr>
  )
  return (
    <>
      <CompareTools
        onlyDifferences={onlyDifferences}
        onChange={setOnlyDifferences}
        onClear={onClear}
        canDiffer={products.length > 1}
      />
      <section
        aria-label={t('shop.compare.title')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard.
        tabIndex={0}
        className="-mx-4 relative overflow-x-auto px-4 sm:-mx-6 sm:px-6 lg:mx-0 lg:px-0"
      >
        <table
          className="w-full table-fixed border-collapse text-sm"
          // Two products fit a phone of 360 px.
          style={{ minWidth: `${5.25 + products.length * 7.5}rem` }}
        >
          <caption className="sr-only">{t('shop.compare.title')}</caption>
          <CompareHead products={products} />
          <tbody>
            {row(t('cart.price'), (product) => (
              <ProductPrice product={product} size="sm" />
            ))}
            {row(t('product.availability'), ({ stock }) => (
              <StockLabel stock={stock} className="text-sm" />
            ))}
            {row(t('product.reviews.rating'), ({ rating, reviews }) => (
              <RatingStars size="sm" value={rating} count={reviews} />
            ))}
            {row(t('product.brand'), ({ brand }) => brand?.name ?? '–')}
            {row(t('product.sku'), ({ sku }) => (
              <bdi className="break-words">{sku}</bdi>
            ))}
            {shown.map(({ slug, name, lang, cells }) => (
              <tr key={slug} className="border-b">
                <th scope="row" className={`${firstColumnClass} py-3`}>
                  <bdi lang={lang}>{name}</bdi>
                </th>
                {products.map(({ id }, index) => (
                  <td key={id} className="px-2 py-3 align-top">
                    <bdi lang="es">{cells[index] ?? '–'}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {shown.length === 0 && rows.length > 0 && (
        <p role="status" className="mt-4 text-ink-muted text-sm">
          {t('shop.compare.allEqual')}
        </p>
      )}
    </>
  )
}

function CompareHead({ products }: { products: readonly ProductCard[] }) {
  const t = useT()
  return (
    <thead>
      <tr className="border-b">
        <th scope="col" className={`${firstColumnClass} w-[5.25rem] sm:w-40`}>
          <span className="sr-only">{t('shop.compare.feature')}</span>
        </th>
        {products.map((product) => (
          <th key={product.id} scope="col" className="px-2 pb-4 text-start align-top font-normal">
            <ComparedProduct product={product} />
          </th>
        ))}
      </tr>
    </thead>
  )
}

function ComparedProduct({ product }: { product: ProductCard }) {
  const quickView = useQuickView(product)
  return (
    <div className="grid max-w-60 gap-2">
      <div className="relative grid gap-2">
        <ProductPicture name={product.images[0]} alt="" sizes="15rem" />
        <span className="min-h-[3lh] font-semibold leading-snug wrap-anywhere">
          <ProductLink product={product} quickView={quickView} />
        </span>
      </div>
      <ProductForm product={product}>
        {(busy) => (
          <div className="card-action">
            <CardAction product={product} busy={busy} quickView={quickView} />
          </div>
        )}
      </ProductForm>
      <RemoveButton list="compare" product={product} />
      <QuickView product={product} quickView={quickView} />
    </div>
  )
}

interface CompareToolsProps {
  onlyDifferences: boolean
  /** Whether there are at least two products. */
  canDiffer: boolean
  onChange: (onlyDifferences: boolean) => void
  onClear: () => void
}

function CompareTools({ onlyDifferences, canDiffer, onChange, onClear }: CompareToolsProps) {
  const t = useT()
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
      {canDiffer && (
        <SwitchField
          label={t('shop.compare.onlyDifferences')}
          checked={onlyDifferences}
          onChange={(event) => onChange(event.currentTarget.checked)}
          className="no-script:hidden"
        />
      )}
      <form
        method="post"
        action="/shop/compare"
        onSubmit={(event) => {
          event.preventDefault()
          onClear()
        }}
        className="ms-auto"
      >
        <input type="hidden" name="intent" value="clear" />
        <Button type="submit" variant="quiet" size="sm" className="text-ink-muted">
          {t('shop.compare.clear')}
        </Button>
      </form>
    </div>
  )
}
