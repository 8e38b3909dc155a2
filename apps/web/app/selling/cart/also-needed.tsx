import { getBoughtTogether } from '@tecnoclick/contract/catalogue/browse/endpoints'
import type { ProductCard } from '@tecnoclick/contract/catalogue/browse/schemas'
import { createClient } from '@tecnoclick/contract/platform/client'
import type { Cart } from '@tecnoclick/contract/selling/cart/schemas'
import { useT } from '@tecnoclick/ui/messages'
import { lazy, Suspense, useEffect, useState } from 'react'
import { browserSend } from '../../offline/browser-send.ts'

const RelatedProducts = lazy(() => import('../../catalogue/product/related-products.tsx'))
const client = createClient(browserSend)

/** Supplies that fit what is in the cart, then what others bought with it (catalogue.md#bought-together). Nothing without a connection. */
export default function AlsoNeeded({ cart }: { cart: Cart }) {
  const t = useT()
  const [products, setProducts] = useState<readonly ProductCard[]>([])
  const ids = cart.items.map(({ product }) => product.id).join(',')
  useEffect(() => {
    let isCurrent = true
    client.attempt(getBoughtTogether, { query: { ids } }).then(
      (outcome) => isCurrent && outcome.ok && setProducts(outcome.data.data),
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [ids])
  if (products.length === 0) return null
  return (
    <Suspense>
      <RelatedProducts products={products} layout="grid-5" title={t('product.alsoNeeded')} />
    </Suspense>
  )
}
