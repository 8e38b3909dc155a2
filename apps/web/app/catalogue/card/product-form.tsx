import type { ProductCard } from '@tecnoclick/contract/catalogue/browse/schemas'
import { useT } from '@tecnoclick/ui/messages'
import { useToast } from '@tecnoclick/ui/toast'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { Refusal } from '../../platform/form/form-notice.tsx'
import { patientImport } from '../../platform/patient-fetch.ts'
import { useShellData } from '../../rendering/shell-data.ts'
import { refusalText } from '../../selling/cart/cart-result.ts'

interface ProductFormOptions {
  product: Pick<ProductCard, 'id' | 'name'>
  /** Needed by buttons outside the form that submit it to the wishlist or to compare. */
  id?: string
  /** Where it is sent without script; the cart by default. */
  action?: string
  /** Called before adding; false cancels. */
  mayAdd?: (form: HTMLFormElement) => boolean
  noValidate?: boolean
  className?: string
}

/** One form for all actions on a product: it keeps pages with many cards small and works without script. */
export function ProductForm({
  children,
  ...options
}: ProductFormOptions & { children: (busy: boolean) => ReactNode }) {
  const { form, busy, refusal } = useProductForm(options)
  return (
    <form {...form}>
      <ProductIdField product={options.product} />
      {children(busy)}
      {refusal && <Refusal result={refusal} {...refusal} />}
    </form>
  )
}

export function ProductIdField({ product }: Pick<ProductFormOptions, 'product'>) {
  return <input type="hidden" name="productId" value={product.id} />
}

/** Props of a form that contains a `<ProductIdField>`. */
export function useProductForm({ product, mayAdd, ...attributes }: ProductFormOptions) {
  const { add, busy, wasAdded, refusal, forget } = useAddToCart(product)

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (mayAdd?.(event.currentTarget) ?? true) void add(new FormData(event.currentTarget))
  }

  return {
    busy,
    wasAdded,
    refusal,
    form: { action: '/shop/cart', ...attributes, method: 'post', onSubmit: handleSubmit, onChange: forget },
  } as const
}

/** Adds without leaving the page. Without script the form is posted to the cart page. */
function useAddToCart({ name }: Pick<ProductCard, 'name'>) {
  const t = useT()
  const toast = useToast()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const shell = useShellData()
  const [busy, setBusy] = useState(false)
  const [wasAdded, setAdded] = useState(false)
  // An object, because the same text may be said again.
  const [refusal, setRefusal] = useState<{ text: string }>()

  async function signInFirst(form: FormData): Promise<void> {
    toast.info(t('product.signInToAdd'))
    const { signInToAddUrl } = await loadAddToCart()
    await navigate(signInToAddUrl(form))
  }

  async function send(form: FormData): Promise<void> {
    const { addToCart } = await loadAddToCart()
    const refused = await addToCart(form)
    if (refused === undefined) {
      toast.success(t('product.addedToCart', { name }))
      setAdded(true)
      return revalidate()
    }
    if (refused.failure === 'unauthenticated') return signInFirst(form)
    setRefusal({ text: refusalText(t, { ...refused, name }) })
  }

  async function add(form: FormData): Promise<void> {
    const offline = { text: t('cart.offline') }
    if (!navigator.onLine) return setRefusal(offline)
    setBusy(true)
    setRefusal(undefined)
    // The dynamic import fails without a connection.
    await (shell?.viewer ? send(form) : signInFirst(form)).catch(() => setRefusal(offline))
    setBusy(false)
  }

  return { add, busy, wasAdded, refusal, forget: () => setRefusal(undefined) }
}

const loadAddToCart = () => patientImport(() => import('../../selling/cart/add-to-cart.ts'))
