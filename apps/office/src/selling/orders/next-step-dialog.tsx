import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import { nextStep } from '@tecnoclick/domain/delivery/delivery-steps'
import { isOpen } from '@tecnoclick/domain/selling/order-status'
import { office } from '@tecnoclick/messages/office'
import { useToast } from '@tecnoclick/ui/toast'
import { useEffect, useState } from 'react'
import { StepDialog } from '../../delivery/couriers/step-dialog.tsx'
import { OrderSummary } from './answer-dialog.tsx'

interface NextStepDialogProps {
  order: Order
  onDone: () => void
  onClose: () => void
}

/** Takes the next step of an order without leaving the queue. */
export function NextStepDialog({ order, onDone, onClose }: NextStepDialogProps) {
  const toast = useToast()
  // Kept: the order has taken its step while the dialog is still closing.
  const [step] = useState(() => (isOpen(order.status) ? nextStep(order) : undefined))
  const isGone = step === undefined
  useEffect(() => {
    if (!isGone) return
    toast.info(office.workQueue.gone)
    onClose()
  }, [isGone, toast, onClose])
  if (!step) return null
  return (
    <StepDialog order={order} step={step} onDone={onDone} onClose={onClose}>
      <OrderSummary order={order} />
    </StepDialog>
  )
}
