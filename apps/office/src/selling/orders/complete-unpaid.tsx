import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Badge } from '@tecnoclick/ui/badge'
import { type ReactNode, useRef, useState } from 'react'
import { ReasonDialog } from '../../platform/form/reason-dialog.tsx'
import { useMoney } from '../../platform/money.tsx'

const { unpaid: texts } = office

/** Beside the state of an order that is neither paid nor cancelled. */
export function UnpaidBadge({
  order: { status, paid, due },
}: {
  order: Pick<Order, 'status' | 'paid' | 'due'>
}) {
  if (due === 0 || status === 'CANCELADA') return null
  return (
    <Badge tone={status === 'COMPLETADA' ? 'danger' : 'neutral'}>
      {paid > 0 ? texts.partly : texts.badge}
    </Badge>
  )
}

/** Asks for the reason before an unpaid order is completed. Nothing due: it has no price. `ask` resolves to undefined if it is not. */
export function useUnpaidReason({ due, currency }: Pick<Order, 'due' | 'currency'>): {
  ask: () => Promise<string | undefined>
  dialog: ReactNode
} {
  const money = useMoney()
  const [isOpen, setOpen] = useState(false)
  const answer = useRef<(reason: string | undefined) => void>(undefined)
  const settle = (reason: string | undefined) => {
    answer.current?.(reason)
    answer.current = undefined
    setOpen(false)
  }
  return {
    ask: () =>
      new Promise((resolve) => {
        answer.current?.(undefined)
        answer.current = resolve
        setOpen(true)
      }),
    dialog: (
      <ReasonDialog
        title={due > 0 ? fillText(texts.completeTitle, { due: money(due, currency) }) : texts.unpricedTitle}
        label={texts.completeLabel}
        hint={texts.completeHint}
        saveLabel={texts.complete}
        open={isOpen}
        onClose={() => settle(undefined)}
        onSave={async (reason) => {
          settle(reason)
          return undefined
        }}
      >
        {due === 0 && <p>{texts.unpricedText}</p>}
      </ReasonDialog>
    ),
  }
}
