import { useT } from '@tecnoclick/ui/messages'
import { useToast } from '@tecnoclick/ui/toast'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate, useRevalidator, useSearchParams } from 'react-router'
import { useShellData } from '../../shell/shell-data.ts'
import { failedChangeText, type RefusedChange } from './cart-result.ts'

/** A product just added by a form or after signing in: its name is told once, and its mark leaves the address. */
export function useAddedProduct(): string | undefined {
  const t = useT()
  const toast = useToast()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { revalidate } = useRevalidator()
  const id = Number(search.get('added'))
  const name = useShellData()?.cart?.items.find(({ product }) => product.id === id)?.product.name
  const tell = useEffectEvent(() => {
    // Added on the way here, after the shell had been asked for its cart.
    if (name === undefined) return void revalidate()
    toast.success(t('product.addedToCart', { name }))
    void navigate('/shop/cart', { replace: true, preventScrollReset: true })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once the name is known.
  useEffect(() => {
    if (id > 0) tell()
  }, [id, name])
  return name
}

/** A wish that was refused on the way here is told once and leaves the address: nothing may ask for it again unasked. */
export function useRefusedWish(refused: RefusedChange | undefined): void {
  const t = useT()
  const toast = useToast()
  const navigate = useNavigate()
  const tell = useEffectEvent((wish: RefusedChange) => {
    toast.error(failedChangeText(t, wish))
    void navigate('/shop/cart', { replace: true, preventScrollReset: true })
  })
  useEffect(() => {
    if (refused) tell(refused)
  }, [refused])
}
