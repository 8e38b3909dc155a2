import { useFullT } from '@tecnoclick/ui/messages'
import { useToast } from '@tecnoclick/ui/toast'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

interface Uploads {
  /** Of the photo that is being sent; undefined while none is. */
  percent: number | undefined
  unsent: number
  /** All of the unsent ones wait to be removed, and say so themselves. */
  areRefused: boolean
}

/** Holds the form around the field while photos of it are on their way, and sends it once all of them have arrived. */
export function useHeldSubmit<Field extends HTMLElement>({
  percent,
  unsent,
  areRefused,
}: Uploads): RefObject<Field | null> {
  const t = useFullT()
  const toast = useToast()
  const field = useRef<Field>(null)
  const held = useRef<SubmitEvent>(undefined)
  const isUploading = percent !== undefined
  const hasUnsent = unsent > 0

  const hold = useEffectEvent((event: SubmitEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (isUploading) {
      held.current = event
      toast.info(t('services.order.photoFirst', { percent }))
      return
    }
    if (!areRefused) toast.error(t('services.order.photoMissing'))
    // It says there what is wrong.
    field.current?.scrollIntoView({ block: 'nearest' })
  })
  useEffect(() => {
    if (!hasUnsent) return
    const stop = new AbortController()
    // Before React hears of it.
    field.current?.closest('form')?.addEventListener('submit', hold, { capture: true, signal: stop.signal })
    return () => stop.abort()
  }, [hasUnsent])

  const release = useEffectEvent(() => {
    const form = field.current?.closest('form')
    if (held.current && !hasUnsent) form?.requestSubmit(held.current.submitter)
    held.current = undefined
  })
  useEffect(() => {
    if (!isUploading) release()
  }, [isUploading])
  return field
}
