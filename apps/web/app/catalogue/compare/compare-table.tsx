import type { ProductCard } from '@tecnoclick/contract/catalogue/browse/schemas'
import { useT } from '@tecnoclick/ui/messages'
import { RatingStars } from '@tecnoclick/ui/rating-stars'
import { type ReactNode, useState } from 'react'
import { StockWord } from '../card/stock-word.tsx'
import { ProductPrice } from '../price/product-price.tsx'
import { CompareHead } from './compare-head.tsx'
import { compareRows } from './compare-rows.ts'
import { CompareTools } from './compare-tools.tsx'

interface CompareTableProps {
  products: readonly ProductCard[]
  onClear: () => void
}

const firstColumn = 'sticky start-0 z-10 bg-canvas pe-3 text-start align-top font-normal text-ink-muted'

/** Scrolls sideways on a phone; what the rows are about stays in view. */
export function CompareTable({ products, onClear }: CompareTableProps) {
  const t = useT()
  const [onlyDifferences, setOnlyDifferences] = useState(false)
  const rows = compareRows(products)
  const shown = onlyDifferences ? rows.filter(({ differs }) => differs) : rows
  const row = (name: string, cell: (product: ProductCard) => ReactNode) => (
    <tr className="border-b">
      <th scope="row" className={`${firstColumn} py-3`}>
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
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by the arrow keys too.
        tabIndex={0}
        className="-mx-4 relative overflow-x-auto px-4 sm:-mx-6 sm:px-6 lg:mx-0 lg:px-0"
      >
        <table
          className="w-full table-fixed border-collapse text-sm"
          style={{ minWidth: `${6.5 + products.length * 10}rem` }}
        >
          <caption className="sr-only">{t('shop.compare.title')}</caption>
          <CompareHead products={products} firstColumn={firstColumn} />
          <tbody>
            {row(t('cart.price'), (product) => (
              <ProductPrice product={product} />
            ))}
            {row(t('product.availability'), ({ stock }) => (
              <StockWord stock={stock} className="text-sm" />
            ))}
            {row(t('product.reviews.rating'), ({ rating, reviews }) => (
              <RatingStars size="sm" value={rating} count={reviews} />
            ))}
            {row(t('product.brand'), ({ brand }) => brand?.name ?? '–')}
            {row(t('product.sku'), ({ sku }) => (
              <bdi className="break-words">{sku}</bdi>
            ))}
            {shown.map(({ slug, name, cells }) => (
              <tr key={slug} className="border-b">
                <th scope="row" className={`${firstColumn} py-3`}>
                  <bdi>{name}</bdi>
                </th>
                {products.map(({ id }, index) => (
                  <td key={id} className="px-2 py-3 align-top">
                    <bdi>{cells[index] ?? '–'}</bdi>
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
