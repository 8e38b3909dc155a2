import { invalidOrderNumber } from '@tecnoclick/domain/platform/order-number'
import { canBecome, type OrderStatus } from '@tecnoclick/domain/selling/order-status'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { statusNames } from '@tecnoclick/messages/selling/status-names'
import { Badge, type BadgeTone } from '@tecnoclick/ui/badge'
import { Button } from '@tecnoclick/ui/button'
import { useConfirm } from '@tecnoclick/ui/confirm-dialog'
import { Notice } from '@tecnoclick/ui/notice'
import { useAction } from '../../platform/api/use-action.ts'

/* Shared by orders and service orders. */

const tones: Record<OrderStatus, BadgeTone> = {
  PENDIENTE: 'neutral',
  'EN PROCESO': 'new',
  COMPLETADA: 'success',
  CANCELADA: 'danger',
}

export function StatusBadge({ status }: { status: OrderStatus }) {
  return <Badge tone={tones[status]}>{statusNames[status]}</Badge>
}

interface CancelButtonProps {
  number: string
  status: OrderStatus
  texts: {
    action: string
    keep: string
    title: `${string}{number}${string}`
    text: string
    done: `${string}{number}${string}`
  }
  cancel: () => Promise<unknown>
}

export function CancelButton({ number, status, texts, cancel }: CancelButtonProps) {
  const confirm = useConfirm()
  const { run, busy } = useAction()
  if (!canBecome(status, 'CANCELADA')) return null

  async function confirmAndCancel() {
    const isConfirmed = await confirm({
      title: fillText(texts.title, { number }),
      text: texts.text,
      confirmLabel: texts.action,
      cancelLabel: texts.keep,
      tone: 'danger',
    })
    if (isConfirmed) await run(cancel, { done: fillText(texts.done, { number }) })
  }

  return (
    <Button variant="secondary" size="sm" busy={busy} onClick={confirmAndCancel}>
      {texts.action}
    </Button>
  )
}

interface MissingNumberNoticeProps {
  number: string
  texts: {
    title: string
    text: string
    action: string
    confirm: string
    confirmText: string
    done: `${string}{number}${string}`
  }
  /** Resolves to the number that was assigned. */
  assignNumber: () => Promise<string>
}

/** For an order that was stored without a number (selling.md#order-numbers). */
export function MissingNumberNotice({ number, texts, assignNumber }: MissingNumberNoticeProps) {
  const confirm = useConfirm()
  const { run, busy } = useAction()
  if (number !== invalidOrderNumber) return null

  async function confirmAndAssign() {
    const question = { title: texts.confirm, text: texts.confirmText, confirmLabel: texts.action }
    if (!(await confirm(question))) return
    await run(assignNumber, { done: (assigned) => fillText(texts.done, { number: assigned }) })
  }

  return (
    <Notice
      kind="warning"
      title={texts.title}
      className="mb-4"
      action={
        <Button size="sm" busy={busy} onClick={confirmAndAssign}>
          {texts.action}
        </Button>
      }
    >
      {texts.text}
    </Notice>
  )
}
