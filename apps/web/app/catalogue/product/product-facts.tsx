import type { Product } from '@tecnoclick/contract/catalogue/browse/schemas'
import { TextLink } from '@tecnoclick/ui/link'
import { useT } from '@tecnoclick/ui/messages'
import type { ReactNode } from 'react'

export function ProductFacts({ product }: { product: Product }) {
  const t = useT()
  const { brand, model, sku, path, stock } = product
  const category = path.at(-1)
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 border-t pt-4 text-sm">
      {brand && (
        <Fact term={t('product.brand')}>
          <TextLink href={`/shop/catalog?filter_brand=${brand.slug}`}>{brand.name}</TextLink>
        </Fact>
      )}
      {model && (
        <Fact term={t('product.model')}>
          <bdi>{model}</bdi>
        </Fact>
      )}
      <Fact term={t('product.sku')}>
        <bdi>{sku}</bdi>
      </Fact>
      {category && (
        <Fact term={t('shop.filters.category')}>
          <TextLink href={`/shop/catalog/${category.slug}`}>{category.name}</TextLink>
        </Fact>
      )}
      <Fact term={t('product.availability')}>
        {stock > 0 ? t('product.inStock') : t('product.comingSoon')}
      </Fact>
    </dl>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-muted">{term}</dt>
      <dd>{children}</dd>
    </>
  )
}
