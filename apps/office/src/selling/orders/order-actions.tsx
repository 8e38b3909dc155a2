import { invalidOrderNumber } from '@tecnoclick/domain/platform/order-number'
import { canBecome, type OrderStatus } from '@tecnoclick/domain/selling/order-status'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { statusNames } from '@tecnoclick/messages/selling/status-names'
import { Badge, type BadgeTone } from '@tecnoclick/ui/badge'
import { Button } from '@tecnoclick/ui/button'
import { Notice } from '@tecnoclick/ui/notice'
import type { ToastText } from '../../platform/api/use-action.ts'
import { useConfirmedAction } from '../../platform/api/use-confirmed-action.ts'
import { type Customer, newsHint } from '../../platform/customer-news.ts'
import { ReasonButton } from '../../platform/form/reason-button.tsx'

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
    reason: string
    reasonHint: string
    done: `${string}{number}${string}`
  }
  customer: Pick<Customer, 'email'>
  tell: (done: string, news: string) => Promise<ToastText>
  /** Gets the reason, which is the answer that the customer reads. */
  cancel: (reason: string) => Promise<unknown>
}

export function CancelButton({ number, status, texts, customer, tell, cancel }: CancelButtonProps) {
  return (
    <ReasonButton
      isOffered={canBecome(status, 'CANCELADA')}
      action={texts.action}
      title={fillText(texts.title, { number })}
      label={texts.reason}
      hint={texts.reasonHint}
      cancelLabel={texts.keep}
      danger
      done={(reason) => tell(fillText(texts.done, { number }), `${statusNames.CANCELADA}. ${reason}`)}
      call={cancel}
    >
      {texts.text} {newsHint(customer)}
    </ReasonButton>
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
  customer: Pick<Customer, 'email'>
  /** Resolves to the number that was assigned. */
  assignNumber: () => Promise<string>
}

/** For an order that was stored without a number (selling.md#order-numbers). */
export function MissingNumberNotice({ number, texts, customer, assignNumber }: MissingNumberNoticeProps) {
  const { run, busy } = useConfirmedAction()
  if (number !== invalidOrderNumber) return null

  async function confirmAndAssign() {
    const text = `${texts.confirmText} ${newsHint(customer)}`
    const question = { title: texts.confirm, text, confirmLabel: texts.action }
    await run(question, assignNumber, { done: (assigned) => fillText(texts.done, { number: assigned }) })
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
