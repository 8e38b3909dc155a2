import { sendTestMail } from '@tecnoclick/contract/platform/mail/endpoints'
import { office } from '@tecnoclick/messages/office'
import { Button } from '@tecnoclick/ui/button'
import { Dialog } from '@tecnoclick/ui/dialog'
import { TextField } from '@tecnoclick/ui/text-field'
import { type FormEvent, useId, useState } from 'react'
import { officeClient } from '../api/office-client.ts'
import { useAct } from '../api/use-act.ts'
import { useBackToList } from '../form/use-back-to-list.ts'
import { say } from '../say.ts'

const { mails } = office

export function TestMailDialog() {
  const formId = useId()
  const close = useBackToList()
  const [to, setTo] = useState('')
  const [problem, setProblem] = useState<string>()
  const { act, busy } = useAct()

  async function send(event: FormEvent) {
    event.preventDefault()
    setProblem(undefined)
    const sent = await act(() => officeClient.call(sendTestMail, { body: { to } }), {
      done: say(mails.testSent, { to }),
      refused: (error) => setProblem(error.body?.errors?.to ?? error.message),
    })
    if (sent) close()
  }

  return (
    <Dialog
      title={mails.test}
      size="sm"
      open
      onClose={close}
      footer={
        <Button type="submit" form={formId} busy={busy}>
          {mails.testSend}
        </Button>
      }
    >
      <form id={formId} onSubmit={send} noValidate className="grid gap-4">
        <p className="text-ink-muted text-sm">{mails.testText}</p>
        <TextField
          type="email"
          label={mails.testTo}
          value={to}
          required
          maxLength={254}
          error={problem}
          data-autofocus
          onChange={(event) => setTo(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  )
}
