import { office } from '@tecnoclick/messages/office'
import { useConfirm } from '@tecnoclick/ui/confirm-dialog'
import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'

interface LeaveGuardProps {
  /** Whether there is something to lose. */
  isAtRisk: boolean
  onStay?: () => void
}

/** Nobody loses what they typed by a slip: leaving it is asked about first. */
export function LeaveGuard({ isAtRisk, onStay }: LeaveGuardProps) {
  const confirm = useConfirm()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isAtRisk && currentLocation.pathname !== nextLocation.pathname,
  )
  const asked = useRef(false)

  useEffect(() => {
    if (blocker.state !== 'blocked' || asked.current) return
    asked.current = true
    confirm(question).then((discard) => {
      asked.current = false
      if (discard) return blocker.proceed()
      blocker.reset()
      onStay?.()
    })
  }, [blocker, confirm, onStay])

  useEffect(() => {
    if (!isAtRisk) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isAtRisk])

  return null
}

const question = {
  title: office.form.unsavedTitle,
  text: office.form.unsavedText,
  confirmLabel: office.form.discard,
  cancelLabel: office.form.keepEditing,
  tone: 'danger',
} as const
