import { useT } from '@tecnoclick/ui/messages'
import { useToast } from '@tecnoclick/ui/toast'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import type { RefusedChange } from '../../catalogue/card/cart-answer.ts'
import { failedChangeText } from './failed-change-text.ts'

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
