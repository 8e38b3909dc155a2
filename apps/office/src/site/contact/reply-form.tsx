import { replyToMessage } from '@tecnoclick/contract/site/contact/endpoints'
import type { ReceivedMessage } from '@tecnoclick/contract/site/contact/schemas'
import { office } from '@tecnoclick/messages/office'
import { Button } from '@tecnoclick/ui/button'
import { TextArea } from '@tecnoclick/ui/text-area'
import { type FormEvent, useState } from 'react'
import { officeClient } from '../../platform/api/office-client.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { LeaveGuard } from '../../platform/form/leave-guard.tsx'
import { say } from '../../platform/say.ts'

const { contactMessages: texts } = office

interface ReplyFormProps {
  message: ReceivedMessage
  onSent: () => void
  /** Who was about to leave a reply behind goes on writing it. */
  onStay: () => void
}

export function ReplyForm({ message, onSent, onStay }: ReplyFormProps) {
  const { id, version, email } = message
  const [reply, setReply] = useState('')
  const [problem, setProblem] = useState<string>()
  const { act, busy } = useAct()

  async function send(event: FormEvent) {
    event.preventDefault()
    setProblem(undefined)
    const sent = await act(
      () => officeClient.call(replyToMessage, { params: { id }, body: { reply, version } }),
      {
        done: say(texts.sent, { email }),
        refused: (error) => setProblem(error.body?.errors?.reply ?? error.message),
      },
    )
    if (sent) onSent()
  }

  return (
    <form onSubmit={send} noValidate className="grid gap-3">
      <TextArea
        label={texts.reply}
        hint={say(texts.replyHint, { email })}
        value={reply}
        maxLength={5000}
        required
        error={problem}
        onChange={(event) => setReply(event.currentTarget.value)}
      />
      <Button type="submit" busy={busy} className="justify-self-end">
        {texts.send}
      </Button>
      <LeaveGuard isAtRisk={reply.trim() !== ''} onStay={onStay} />
    </form>
  )
}
