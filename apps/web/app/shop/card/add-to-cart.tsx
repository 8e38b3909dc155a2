import type { ProductCard } from '@tecnoclick/contract/catalogue/schemas'
import { useId } from 'react'
import { AddButton } from './add-button.tsx'
import { ProductForm } from './product-form.tsx'

interface AddToCartProps {
  product: Pick<ProductCard, 'id' | 'name'>
  options?: readonly { optionId: number; valueId: number }[]
  quantity?: number
  className?: string
}

/** The button with all it needs, for where nothing is left to choose. */
export function AddToCart({ product, options = [], quantity = 1, className = '' }: AddToCartProps) {
  const formId = useId()
  return (
    <ProductForm product={product} id={formId} className={className}>
      {(busy) => (
        <>
          <input type="hidden" name="quantity" value={quantity} />
          {options.map(({ optionId, valueId }) => (
            <input key={optionId} type="hidden" name={`option_${optionId}`} value={valueId} />
          ))}
          <AddButton busy={busy} short />
        </>
      )}
    </ProductForm>
  )
}
