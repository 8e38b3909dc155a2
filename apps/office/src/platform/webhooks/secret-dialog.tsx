import { getWebhookSecret, rotateWebhookSecret } from '@tecnoclick/contract/platform/webhooks/endpoints'
import type { Webhook, WebhookSecret } from '@tecnoclick/contract/platform/webhooks/schemas'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { formatDateTime } from '@tecnoclick/messages/platform/format-date'
import { Button } from '@tecnoclick/ui/button'
import { CopyButton } from '@tecnoclick/ui/copy-button'
import { Dialog } from '@tecnoclick/ui/dialog'
import { useToast } from '@tecnoclick/ui/toast'
import { useState } from 'react'
import { withHttpErrors } from '../api/http-error.ts'
import { officeClient } from '../api/office-client.ts'
import { useConfirmedAction } from '../api/use-confirmed-action.ts'
import { useDialogRow } from '../api/use-row.tsx'
import { useBackToList } from '../form/use-back-to-list.ts'

const { secret: texts } = office.webhooks

/** The secret is read when asked for, and forgotten with the dialog. */
export function SecretDialog() {
  const close = useBackToList()
  const toast = useToast()
  const { run, busy } = useConfirmedAction()
  const webhook = useDialogRow<Webhook>('webhooks')
  const [shown, setShown] = useState<WebhookSecret>()
  if (!webhook) return null
  const { id, name } = webhook

  async function show() {
    try {
      setShown(await withHttpErrors(officeClient.call(getWebhookSecret, { params: { id } }), 'read'))
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error))
    }
  }

  async function rotate() {
    const question = {
      title: fillText(texts.rotateTitle, { name }),
      text: texts.rotateText,
      confirmLabel: texts.rotate,
    }
    const rotated = await run(question, () => officeClient.call(rotateWebhookSecret, { params: { id } }), {
      done: fillText(texts.rotated, { name }),
    })
    if (rotated) setShown(rotated)
  }

  const until = shown?.previousSecretUntil ?? webhook.previousSecretUntil
  return (
    <Dialog
      title={fillText(texts.value, { name })}
      open
      onClose={close}
      footer={
        <Button variant="secondary" busy={busy} onClick={rotate}>
          {texts.rotate}
        </Button>
      }
    >
      <div className="grid gap-4">
        <p className="text-sm">{texts.text}</p>
        {shown ? (
          <div className="grid gap-3">
            <code className="break-all rounded-md bg-sunken p-3 font-mono text-sm">{shown.secret}</code>
            <CopyButton text={shown.secret} />
          </div>
        ) : (
          <p>
            <Button onClick={show}>{texts.show}</Button>
          </p>
        )}
        {until && (
          <p className="text-ink-muted text-sm">
            {fillText(texts.until, { date: formatDateTime(new Date(until), 'es') })}
          </p>
        )}
      </div>
    </Dialog>
  )
}
