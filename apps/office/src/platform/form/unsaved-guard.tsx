import { office } from '@tecnoclick/messages/office'
import { useConfirm } from '@tecnoclick/ui/confirm-dialog'
import { useEffect, useRef } from 'react'
import { useFormState } from 'react-hook-form'
import { useBlocker } from 'react-router'

/** Asks before a changed form is left. `hasOtherChanges` is for state outside its fields. */
export function FormUnsavedGuard({
  hasOtherChanges = false,
  onStay,
  onDiscard,
}: {
  hasOtherChanges?: boolean
  onStay?: () => void
  onDiscard?: () => void
}) {
  const { isDirty, isSubmitting } = useFormState()
  const hasChanges = (isDirty || hasOtherChanges) && !isSubmitting
  const callbacks = { ...(onStay && { onStay }), ...(onDiscard && { onDiscard }) }
  return <UnsavedGuard hasChanges={hasChanges} {...callbacks} />
}

interface UnsavedGuardProps {
  hasChanges: boolean
  onStay?: () => void
  /** What was typed is given up. */
  onDiscard?: () => void
}

export function UnsavedGuard({ hasChanges, onStay, onDiscard }: UnsavedGuardProps) {
  const confirm = useConfirm()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => hasChanges && currentLocation.pathname !== nextLocation.pathname,
  )
  const isAsking = useRef(false)

  useEffect(() => {
    if (blocker.state !== 'blocked' || isAsking.current) return
    isAsking.current = true
    void confirm(question).then((discard) => {
      isAsking.current = false
      if (discard) {
        onDiscard?.()
        return blocker.proceed()
      }
      blocker.reset()
      onStay?.()
    })
  }, [blocker, confirm, onStay, onDiscard])

  useEffect(() => {
    if (!hasChanges) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [hasChanges])

  return null
}

const question = {
  title: office.form.unsavedTitle,
  text: office.form.unsavedText,
  confirmLabel: office.form.discard,
  cancelLabel: office.form.keepEditing,
  tone: 'danger',
} as const
