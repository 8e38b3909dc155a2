import type { ProductCard } from '@tecnoclick/contract/catalogue/browse/schemas'
import { Button } from '@tecnoclick/ui/button'
import { useT } from '@tecnoclick/ui/messages'
import { Price } from '@tecnoclick/ui/price'
import { useToast } from '@tecnoclick/ui/toast'
import { type FormEvent, useId, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { Refusal } from '../../platform/form/form-notice.tsx'
import { ProductPicture } from '../../platform/page/product-picture.tsx'
import { signInAddress } from '../../platform/session/safe-next.ts'
import { useShellData } from '../../rendering/shell-data.ts'
import { addToCart } from '../../selling/cart/add-to-cart.ts'
import { type CartRefusal, refusalText } from '../../selling/cart/cart-result.ts'
import { priceOf, usePricing } from '../card/pricing.ts'

export interface ColorSetProps {
  products: readonly ProductCard[]
  /** The page, where signing in leads back to. */
  path: string
}

/** Offers the four colours of an ink together (catalogue.md#product-page). */
export default function ColorSet({ products, path }: ColorSetProps) {
  const t = useT()
  const headingId = useId()
  const pricing = usePricing()
  const { busy, refusal, handleSubmit } = useAddAll({ products, path })
  const amounts = products.map((product) => priceOf(product, [], pricing)?.amount)
  if (!amounts.every((amount) => amount !== undefined)) return null
  const total = amounts.reduce((sum, amount) => sum + amount, 0)
  return (
    <section aria-labelledby={headingId} className="rounded-md border bg-surface p-3">
      <h2 id={headingId} className="text-base">
        {t('product.colorSet.title')}
      </h2>
      <ul lang="es" className="mt-2 grid grid-cols-4 gap-2 text-xs">
        {products.map(({ id, name, images }) => (
          <li key={id} className="min-w-0">
            <ProductPicture name={images[0]} alt={name} sizes="5rem" widths={pictureWidths} />
          </li>
        ))}
      </ul>
      <form
        method="post"
        action="/shop/cart"
        onSubmit={handleSubmit}
        className="mt-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-2"
      >
        {products.map(({ id }) => (
          <input key={id} type="hidden" name="productId" value={id} />
        ))}
        <Price amount={total} currency={pricing.currency} />
        <Button type="submit" name="intent" value="add" variant="secondary" busy={busy}>
          {t('product.colorSet.add')}
        </Button>
        <div className="w-full empty:hidden">
          <Refusal result={refusal} text={refusal && refusalText(t, refusal)} />
        </div>
      </form>
    </section>
  )
}

const pictureWidths = [100, 160, 256] as const

/** One after the other: each takes its units in a transaction of its own. */
function useAddAll({ products, path }: ColorSetProps) {
  const t = useT()
  const toast = useToast()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const shell = useShellData()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<CartRefusal>()

  async function addAll(): Promise<CartRefusal | undefined> {
    for (const { id, name } of products) {
      const form = new FormData()
      form.set('productId', String(id))
      const refused = await addToCart(form)
      if (refused) return { name, ...refused }
    }
    return undefined
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!shell?.viewer) {
      toast.info(t('product.signInToAdd'))
      return navigate(signInAddress(path))
    }
    setBusy(true)
    setRefusal(undefined)
    const refused = await addAll()
    setBusy(false)
    setRefusal(refused)
    if (!refused) toast.success(t('product.colorSet.added'))
    // Some of them may be in the cart.
    await revalidate()
  }

  return { busy, refusal, handleSubmit }
}
