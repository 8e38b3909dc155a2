import type { ProductCard } from '@tecnoclick/contract/catalogue/schemas'
import type { FormEvent, ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useAddToCart } from './use-add-to-cart.ts'

interface ProductFormProps {
  product: Pick<ProductCard, 'id' | 'name'>
  /** Buttons elsewhere in the card send it too (`form={formId}`), to the wishlist or to compare. */
  id: string
  /** The last look before adding; false keeps the form as it is. */
  mayAdd?: (form: HTMLFormElement) => boolean
  noValidate?: boolean
  className?: string
  children: (busy: boolean) => ReactNode
}

/** One form for all that can be done with a product, so that a page of cards stays small and works without script. */
export function ProductForm(props: ProductFormProps) {
  const { product, id, mayAdd, noValidate, className, children } = props
  const { pathname, search } = useLocation()
  const { add, busy } = useAddToCart(product)

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
    >
      <input type="hidden" name="productId" value={product.id} />
      <input type="hidden" name="next" value={pathname + search} />
      {children(busy)}
    </form>
  )
}
