import type { ProductCard } from '@tecnoclick/contract/catalogue/browse/schemas'
import type { FormEvent, ReactNode } from 'react'
import { useDrawnOnce } from '../../rendering/use-drawn-once.ts'
import { useAddToCart } from './use-add-to-cart.ts'

interface ProductFormProps {
  product: Pick<ProductCard, 'id' | 'name'>
  /** Where buttons outside of it send it too, to the wishlist or to compare. */
  id?: string
  /** Where its content is the same for many: all that it depends on. */
  of?: () => string
  /** The last look before adding; false keeps the form as it is. */
  mayAdd?: (form: HTMLFormElement) => boolean
  noValidate?: boolean
  className?: string
  children: (busy: boolean) => ReactNode
}

/** One form for all that can be done with a product, so that a page of cards stays small and works without script. */
export function ProductForm(props: ProductFormProps) {
  const { product, id, of, mayAdd, noValidate, className, children } = props
  const { add, busy } = useAddToCart(product)
  const content = useDrawnOnce(of, () => (
    <>
      <input type="hidden" name="productId" value={product.id} />
      {children(busy)}
    </>
  ))

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (mayAdd?.(event.currentTarget) ?? true) void add(new FormData(event.currentTarget))
  }

  return (
    <form
      id={id}
      method="post"
      action="/shop/cart"
      noValidate={noValidate}
      onSubmit={submit}
      className={className}
      {...content}
    />
  )
}
