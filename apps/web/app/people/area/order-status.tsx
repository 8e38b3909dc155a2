import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import { type OrderStatus, showsAnswer } from '@tecnoclick/domain/selling/order-status'
import { Badge, type BadgeTone } from '@tecnoclick/ui/badge'
import { Button } from '@tecnoclick/ui/button'
import { Dialog } from '@tecnoclick/ui/dialog'
import { useFullT } from '@tecnoclick/ui/messages'
import { useState } from 'react'

const tones: Record<OrderStatus, BadgeTone> = {
  PENDIENTE: 'neutral',
  'EN PROCESO': 'new',
  COMPLETADA: 'success',
  CANCELADA: 'danger',
}

export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  const t = useFullT()
  return <Badge tone={tones[status]}>{t(`orders.status.${status}`)}</Badge>
}

/** The state of an order, and its step while it is in process. */
export function OrderState({ order: { status, step } }: { order: Pick<Order, 'status' | 'step'> }) {
  const t = useFullT()
  return (
    <>
      <OrderStatusBadge status={status} />
      {step && status === 'EN PROCESO' && (
        <span className="text-ink-muted text-sm">{t(`progress.stages.${step}`)}</span>
      )}
    </>
  )
}

/** Opens the shop's answer in a dialog. Without script the answer is shown in place. */
export function AnswerButton({ status, answer }: { status: OrderStatus; answer: string | null }) {
  const t = useFullT()
  const [open, setOpen] = useState(false)
  if (!showsAnswer(status)) return null
  const text = answer ?? t('orders.noAnswer')
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)} className="no-script:hidden">
        {t('orders.seeAnswer')}
      </Button>
      <span className="hidden no-script:block">{`${t('orders.answer')}: ${text}`}</span>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('orders.answer')} size="sm">
        <p className="whitespace-pre-line">{text}</p>
      </Dialog>
    </>
  )
}
