import { useQueryClient } from '@tanstack/react-query'
import { changeMessage } from '@tecnoclick/contract/site/contact/endpoints'
import type { MessageChange, ReceivedMessage } from '@tecnoclick/contract/site/contact/schemas'
import { formatDateTime } from '@tecnoclick/messages/format-date'
import { office } from '@tecnoclick/messages/office'
import { Button } from '@tecnoclick/ui/button'
import { Dialog } from '@tecnoclick/ui/dialog'
import { TextLink } from '@tecnoclick/ui/link'
import { useEffect, useRef, useState } from 'react'
import { officeClient } from '../../platform/api/office-client.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { useDialogRow } from '../../platform/api/use-dialog-row.ts'
import { useBackToList } from '../../platform/form/use-back-to-list.ts'
import { useFinish } from '../../platform/form/use-finish.ts'
import { Fact, Facts } from '../../platform/layout/facts.tsx'
import { When } from '../../platform/layout/when.tsx'
import { say } from '../../platform/say.ts'
import { ReplyForm } from './reply-form.tsx'

const { contactMessages: texts } = office

export function MessageDialog() {
  const message = useDialogRow<ReceivedMessage>('contact-messages')
  useMarkRead(message)
  return message ? <OpenMessage message={message} /> : null
}

/** Who opens a message has read it; a refusal only means that somebody else was first. */
function useMarkRead(message: ReceivedMessage | undefined): void {
  const queries = useQueryClient()
  const marked = useRef<number>(undefined)
  useEffect(() => {
    if (!message || message.readDate || marked.current === message.id) return
    marked.current = message.id
    const { id, version } = message
    officeClient.attempt(changeMessage, { params: { id }, body: { read: true, version } }).then(
      () => queries.invalidateQueries(),
      () => undefined,
    )
  }, [message, queries])
}

function OpenMessage({ message }: { message: ReceivedMessage }) {
  const { id, version, email, subject, enable, reply, repliedDate, userId } = message
  const backToList = useBackToList()
  const { finished, finish } = useFinish()
  const [open, setOpen] = useState(true)
  const { act, busy } = useAct()
  if (finished) return null

  // A step back to the list, which a reply that is being written may still hold up.
  function close() {
    setOpen(false)
    backToList()
  }

  async function change(body: MessageChange, done: string) {
    const changed = await act(
      () => officeClient.call(changeMessage, { params: { id }, body: { ...body, version } }),
      { done },
    )
    if (changed) close()
  }

  return (
    <Dialog
      title={subject}
      open={open}
      onClose={close}
      footer={
        <>
          <Button variant="quiet" busy={busy} onClick={() => change({ read: false }, texts.markedUnread)}>
            {texts.markUnread}
          </Button>
          <Button
            variant="secondary"
            busy={busy}
            onClick={() => change({ enable: !enable }, enable ? texts.putAwayDone : texts.takenBack)}
          >
            {enable ? texts.putAway : texts.takeBack}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Facts>
          <Fact name={texts.from}>
            {message.name} · <TextLink href={`mailto:${email}`}>{email}</TextLink>
          </Fact>
          <Fact name={texts.date}>
            <When date={message.createdDate} />
          </Fact>
        </Facts>
        {userId && <TextLink href={`/admin/customers/${userId}`}>{texts.customer}</TextLink>}
        <p className="whitespace-pre-line rounded-md bg-sunken p-4">{message.body}</p>
        {reply && repliedDate ? (
          <section>
            <h3 className="font-semibold text-sm">
              {say(texts.yourReply, { date: formatDateTime(new Date(repliedDate), 'es') })}
            </h3>
            <p className="mt-1 whitespace-pre-line border-s-2 ps-4">{reply}</p>
          </section>
        ) : (
          <ReplyForm message={message} onSent={finish} onStay={() => setOpen(true)} />
        )}
      </div>
    </Dialog>
  )
}
