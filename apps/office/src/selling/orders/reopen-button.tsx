import { reopenOrder } from '@tecnoclick/contract/selling/orders/endpoints'
import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import { mayBeReopened } from '@tecnoclick/domain/selling/completing'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Button } from '@tecnoclick/ui/button'
import { useState } from 'react'
import { officeClient } from '../../platform/api/office-client.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { ReasonDialog } from '../../platform/form/reason-dialog.tsx'
import { useIsPermitted } from '../../platform/permissions.tsx'

export function ReopenButton({ order }: { order: Order }) {
  const isPermitted = useIsPermitted()
  const { id, noSellOrden: number, status, channel, history, version } = order
  const completed = history.findLast((entry) => entry.event === 'status' && entry.status === 'COMPLETADA')
  const completedAt = completed ? new Date(completed.at) : null
  if (!isPermitted('orders:reopen') || !mayBeReopened({ status, channel, completedAt }, new Date()))
    return null
  return (
    <ReopenWithReason
      number={number}
      texts={office.reopen}
      reopen={(reason) => officeClient.call(reopenOrder, { params: { id }, body: { reason, version } })}
    />
  )
}

interface ReopenWithReasonProps {
  number: string
  texts: {
    action: string
    title: `${string}{number}${string}`
    text: string
    label: string
    hint: string
    done: `${string}{number}${string}`
  }
  reopen: (reason: string) => Promise<unknown>
}

/** For orders and service orders that may be reopened. */
export function ReopenWithReason({ number, texts, reopen }: ReopenWithReasonProps) {
  const { run } = useAction()
  const [isOpen, setOpen] = useState(false)

  async function reopenNow(reason: string) {
    let refused: string | undefined
    await run(() => reopen(reason), {
      done: fillText(texts.done, { number }),
      refused: ({ message }) => {
        refused = message
      },
    })
    return refused
  }

  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        {texts.action}
      </Button>
      <ReasonDialog
        title={fillText(texts.title, { number })}
        label={texts.label}
        hint={texts.hint}
        saveLabel={texts.action}
        open={isOpen}
        onClose={() => setOpen(false)}
        onSave={reopenNow}
      >
        <p>{texts.text}</p>
      </ReasonDialog>
    </>
  )
}
