import { useQueryClient } from '@tanstack/react-query'
import { limitsOf } from '@tecnoclick/contract/platform/field-limits'
import { changeMessage, replyToMessage } from '@tecnoclick/contract/site/contact/endpoints'
import { messageReplySchema, type ReceivedMessage } from '@tecnoclick/contract/site/contact/schemas'
import { messageDesk } from '@tecnoclick/contract/staff/desk/endpoints'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { formatDateTime } from '@tecnoclick/messages/platform/format-date'
import { Button } from '@tecnoclick/ui/button'
import { Dialog } from '@tecnoclick/ui/dialog'
import { TextLink } from '@tecnoclick/ui/link'
import { TextArea } from '@tecnoclick/ui/text-area'
import { type FormEvent, useEffect, useState } from 'react'
import { officeClient } from '../../platform/api/office-client.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { useDialogRow } from '../../platform/api/use-row.tsx'
import { UnsavedGuard } from '../../platform/form/unsaved-guard.tsx'
import { useBackToList, useCloseAfterSave } from '../../platform/form/use-back-to-list.ts'
import { DateTime } from '../../platform/layout/date-time.tsx'
import { Fact, Facts } from '../../platform/layout/section.tsx'
import { useLastChange } from '../../platform/undo.tsx'
import { Colleagues } from '../../staff/desk/colleagues-card.tsx'
import { useDesk } from '../../staff/desk/use-desk.ts'
import { appended, TemplateChoice } from '../../staff/reply-templates/template-choice.tsx'

const { contactMessages: texts } = office

export function MessageDialog() {
  const message = useDialogRow<ReceivedMessage>('contact-messages')
  useMarkRead(message)
  return message ? <OpenMessage message={message} /> : null
}

/** The version after it was marked as read, by the row from before, which a dialog that is opened again may still show. */
const marked = new Map<string, Promise<number>>()
const keyOf = ({ id, version }: ReceivedMessage) => `${id} ${version}`

/** Opening a message marks it as read. A refusal means that somebody else was first, and is ignored. */
function useMarkRead(message: ReceivedMessage | undefined): void {
  const queries = useQueryClient()
  useEffect(() => {
    if (!message || message.readDate || marked.has(keyOf(message))) return
    const { id, version } = message
    const request = officeClient.attempt(changeMessage, { params: { id }, body: { read: true, version } })
    const read = request.then(
      (outcome) => {
        void queries.invalidateQueries()
        return outcome.ok ? outcome.data.version : version
      },
      () => version,
    )
    marked.set(keyOf(message), read)
  }, [message, queries])
}

/** What is done to a message right after it was opened waits for it to be marked as read. */
async function currentVersion(message: ReceivedMessage): Promise<number> {
  return (await marked.get(keyOf(message))) ?? message.version
}

function OpenMessage({ message }: { message: ReceivedMessage }) {
  const { id, email, subject, enable, reply, repliedDate, handledDate, userId } = message
  const backToList = useBackToList()
  const { isSaved, closeAfterSave } = useCloseAfterSave()
  const [open, setOpen] = useState(true)
  const { run, busy } = useAction()
  const { setLastChange } = useLastChange()
  if (isSaved) return null

  // The guard for an unsent reply may still block this navigation and reopen the dialog.
  function close() {
    setOpen(false)
    backToList()
  }

  async function flip(field: 'enable' | 'handled', value: boolean, text: string) {
    const changed = await run(async () => {
      const version = await currentVersion(message)
      const body = field === 'enable' ? { enable: value, version } : { handled: value, version }
      return officeClient.call(changeMessage, { params: { id }, body })
    }, {})
    if (!changed) return
    const undo = { resource: 'contact-messages', id, values: { [field]: !value }, version: changed.version }
    setLastChange({ text, undo })
    close()
  }

  return (
    <Dialog
      title={subject}
      open={open}
      onClose={close}
      footer={
        <>
          <Button
            variant="quiet"
            busy={busy}
            onClick={() => flip('enable', !enable, enable ? texts.putAwayDone : texts.takenBack)}
          >
            {enable ? texts.putAway : texts.takeBack}
          </Button>
          {!reply && (
            <Button
              variant="secondary"
              busy={busy}
              onClick={() => flip('handled', !handledDate, handledDate ? texts.reopened : texts.handledDone)}
            >
              {handledDate ? texts.reopen : texts.handle}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        <Facts>
          <Fact name={texts.from}>
            {message.name} · <TextLink href={`mailto:${email}`}>{email}</TextLink>
          </Fact>
          <Fact name={texts.date}>
            <DateTime date={message.createdDate} />
          </Fact>
        </Facts>
        {userId && <TextLink href={`/admin/customers/${userId}`}>{texts.customer}</TextLink>}
        <p className="whitespace-pre-line rounded-md bg-sunken p-4">{message.body}</p>
        {reply && repliedDate ? (
          <section>
            <h3 className="font-semibold text-sm">
              {fillText(texts.yourReply, { date: formatDateTime(new Date(repliedDate), 'es') })}
            </h3>
            <p className="mt-1 whitespace-pre-line border-s-2 ps-4">{reply}</p>
            <RepliedBy messageId={id} />
          </section>
        ) : (
          <ReplyForm message={message} onSent={closeAfterSave} onStay={() => setOpen(true)} />
        )}
        <section className="border-t pt-4">
          <h3 className="mb-3 font-semibold text-sm">{office.desk.title}</h3>
          <Colleagues endpoints={messageDesk} id={id} write="messages:write" />
        </section>
      </div>
    </Dialog>
  )
}

function RepliedBy({ messageId }: { messageId: number }) {
  const by = useDesk(messageDesk, messageId)?.history.at(-1)?.by
  return by ? (
    <p className="mt-1 text-ink-muted text-xs">{fillText(office.desk.repliedBy, { name: by })}</p>
  ) : null
}

interface ReplyFormProps {
  message: ReceivedMessage
  onSent: () => void
  /** The person chose not to discard the reply. */
  onStay: () => void
}

function ReplyForm({ message, onSent, onStay }: ReplyFormProps) {
  const { id, email } = message
  const [reply, setReply] = useState('')
  const [problem, setProblem] = useState<string>()
  const { run, busy } = useAction()

  async function send(event: FormEvent) {
    event.preventDefault()
    setProblem(undefined)
    const sent = await run(
      async () => {
        const body = { reply, version: await currentVersion(message) }
        return officeClient.call(replyToMessage, { params: { id }, body })
      },
      {
        done: fillText(texts.sent, { email }),
        refused: (error) => setProblem(error.body?.errors?.reply ?? error.message),
      },
    )
    if (sent) onSent()
  }

  return (
    <form onSubmit={send} noValidate className="grid gap-3">
      <TemplateChoice
        values={{ nombre: message.name }}
        onChoose={(text) => setReply(appended(reply, text))}
      />
      <TextArea
        label={texts.reply}
        hint={fillText(texts.replyHint, { email })}
        value={reply}
        maxLength={limitsOf(messageReplySchema.shape.reply).maxLength}
        required
        error={problem}
        onChange={(event) => setReply(event.currentTarget.value)}
      />
      <Button type="submit" busy={busy} className="justify-self-end">
        {texts.send}
      </Button>
      <UnsavedGuard hasChanges={reply.trim() !== ''} onStay={onStay} />
    </form>
  )
}
