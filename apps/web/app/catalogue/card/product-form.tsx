import type { ProductCard } from '@tecnoclick/contract/catalogue/browse/schemas'
import { useT } from '@tecnoclick/ui/messages'
import { SHOP_TOAST_MS, useToast } from '@tecnoclick/ui/toast'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { useDrawnOnce } from '../../rendering/use-drawn-once.ts'
import { failedChangeText } from '../../selling/cart/cart-result.ts'
import { useShellData } from '../../shell/shell-data.ts'

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

/** With script a product is added without leaving the page; the form alone does the same by a round to the cart. */
function useAddToCart({ name }: Pick<ProductCard, 'name'>) {
  const t = useT()
  const toast = useToast()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const viewer = useShellData()?.viewer
  const [busy, setBusy] = useState(false)

  async function signInFirst(form: FormData): Promise<void> {
    toast.info(t('product.signInToAdd'))
    const { signInToAdd } = await import('../../selling/cart/add-to-cart.ts')
    await navigate(signInToAdd(form))
  }

  async function send(form: FormData): Promise<void> {
    const { sendWish } = await import('../../selling/cart/add-to-cart.ts')
    const failure = await sendWish(form)
    const shown = { durationMs: SHOP_TOAST_MS }
    if (failure === undefined) {
      toast.success(t('product.addedToCart', { name }), shown)
      return revalidate()
    }
    if (failure === 'unauthenticated') return signInFirst(form)
    toast.error(failedChangeText(t, { failure, name }), shown)
  }

  async function add(form: FormData): Promise<void> {
    if (!navigator.onLine) return toast.error(t('cart.offline'))
    setBusy(true)
    // What fails here is the script that was to come.
    await (viewer ? send(form) : signInFirst(form)).catch(() => toast.error(t('errors.unavailable')))
    setBusy(false)
  }

  return { add, busy }
}
