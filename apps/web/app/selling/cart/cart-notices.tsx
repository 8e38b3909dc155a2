import { useT } from '@tecnoclick/ui/messages'
import { Notice } from '@tecnoclick/ui/notice'
import { useToast } from '@tecnoclick/ui/toast'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate, useRevalidator, useSearchParams } from 'react-router'
import { PlainNotice } from '../../platform/form/form-notice.tsx'
import { useShellData } from '../../rendering/shell-data.ts'
import { type CartRefusal, type CartResult, refusalText } from './cart-result.ts'

interface CartNoticesProps {
  /** Why a product could not be added after signing in. */
  refused: CartRefusal | undefined
  actionData: CartResult | undefined
}

/** What happened on the way to the cart. Refusals stay; what was added is a toast with script. */
export function CartNotices({ refused, actionData }: CartNoticesProps) {
  const t = useT()
  const addedName = useAddedToast()
  const shownRefusal = useKeptRefusal(refused)
  return (
    <>
      {addedName !== undefined && (
        <div className="mb-4 hidden no-script:block">
          <PlainNotice kind="success">{t('product.addedToCart', { name: addedName })}</PlainNotice>
        </div>
      )}
      {shownRefusal && (
        <div className="mb-4">
          <PlainNotice kind="error">{refusalText(t, shownRefusal)}</PlainNotice>
        </div>
      )}
      {actionData?.added && actionData.missing && (
        <Notice kind="warning" role="alert" title={actionData.missing.title} className="mb-4">
          <ul className="mt-1 list-disc space-y-1 ps-4">
            {actionData.missing.lines.map((line) => (
              <li key={line} dir="auto">
                {line}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {/* A reason is shown beside the code that was refused. */}
      {actionData && !actionData.added && actionData.reason === undefined && (
        <div className="mb-4">
          <PlainNotice kind="error">{refusalText(t, actionData)}</PlainNotice>
        </div>
      )}
    </>
  )
}

/** Shows once that `?added={productId}` is in the cart, and removes the parameter. Returns the product's name. */
function useAddedToast(): string | undefined {
  const t = useT()
  const toast = useToast()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { revalidate } = useRevalidator()
  const id = Number(search.get('added'))
  const name = useShellData()?.cart?.items.find(({ product }) => product.id === id)?.product.name
  const notify = useEffectEvent(() => {
    // The shell may have loaded its cart before the product was added.
    if (name === undefined) return void revalidate()
    toast.success(t('product.addedToCart', { name }))
    void navigate('/shop/cart', { replace: true, preventScrollReset: true })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when the name is known.
  useEffect(() => {
    if (id > 0) notify()
  }, [id, name])
  return name
}

/** Keeps a refusal and removes its parameters from the URL, so that a reload does not repeat the request. */
function useKeptRefusal(refused: CartRefusal | undefined): CartRefusal | undefined {
  const navigate = useNavigate()
  const [kept, setKept] = useState(refused)
  const keep = useEffectEvent((refusal: CartRefusal) => {
    setKept(refusal)
    void navigate('/shop/cart', { replace: true, preventScrollReset: true })
  })
  useEffect(() => {
    if (refused) keep(refused)
  }, [refused])
  return kept
}
