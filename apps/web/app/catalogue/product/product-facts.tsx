import type { Product } from '@tecnoclick/contract/catalogue/browse/schemas'
import { listedFields } from '@tecnoclick/domain/catalogue/product-fields'
import { keysOf } from '@tecnoclick/domain/platform/fields'
import { TextLink } from '@tecnoclick/ui/link'
import { useT } from '@tecnoclick/ui/messages'
import type { ReactNode } from 'react'
import { unitsText } from '../card/card-parts.tsx'

export function ProductFacts({ product }: { product: Product }) {
  const t = useT()
  const { brand, sku, path, stock } = product
  const category = path.at(-1)
  return (
    <dl className="grid gap-y-1.5 border-t pt-4 text-sm">
      {brand && (
        <Fact term={t('product.brand')}>
          <TextLink href={`/shop/catalog?filter_brand=${brand.slug}`}>{brand.name}</TextLink>
        </Fact>
      )}
      {keysOf(listedFields).map(
        (key) =>
          product[key] !== null && (
            <Fact key={key} term={t(`product.facts.${key}`)}>
              <bdi>{product[key]}</bdi>
            </Fact>
          ),
      )}
      <Fact term={t('product.sku')}>
        <bdi>{sku}</bdi>
      </Fact>
      {category && (
        <Fact term={t('shop.filters.category')}>
          <TextLink href={`/shop/catalog/${category.slug}`} lang="es">
            {category.name}
          </TextLink>
        </Fact>
      )}
      <Fact term={t('product.availability')}>
        {stock > 0 ? unitsText(t, stock) : t('product.comingSoon')}
      </Fact>
    </dl>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    // Large text stands below its term.
    <div className="flex flex-wrap gap-x-3">
      <dt className="min-w-[6.5rem] text-ink-muted">{term}</dt>
      <dd className="flex-1 basis-[6rem]">{children}</dd>
    </div>
  )
}
