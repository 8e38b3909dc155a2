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

const { reopen: texts } = office

export function ReopenButton({ order }: { order: Order }) {
  const { run } = useAction()
  const isPermitted = useIsPermitted()
  const [isOpen, setOpen] = useState(false)
  const { id, noSellOrden: number, status, channel, history, version } = order
  const completed = history.findLast((entry) => entry.event === 'status' && entry.status === 'COMPLETADA')
  const completedAt = completed ? new Date(completed.at) : null
  if (!isPermitted('orders:reopen') || !mayBeReopened({ status, channel, completedAt }, new Date()))
    return null

  async function reopen(reason: string) {
    let refused: string | undefined
    await run(() => officeClient.call(reopenOrder, { params: { id }, body: { reason, version } }), {
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
        onSave={reopen}
      >
        <p>{texts.text}</p>
      </ReasonDialog>
    </>
  )
}
