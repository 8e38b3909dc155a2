import { resendWebhookEvent } from '@tecnoclick/contract/platform/webhooks/endpoints'
import type { WebhookEvent, WebhookEventDetail } from '@tecnoclick/contract/platform/webhooks/schemas'
import type { WebhookEventState } from '@tecnoclick/domain/platform/webhooks'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Badge, type BadgeTone } from '@tecnoclick/ui/badge'
import { Button } from '@tecnoclick/ui/button'
import { useConfirm } from '@tecnoclick/ui/confirm-dialog'
import { Dialog } from '@tecnoclick/ui/dialog'
import { TextLink } from '@tecnoclick/ui/link'
import { officeClient } from '../api/office-client.ts'
import { useAction } from '../api/use-action.ts'
import { useDialogRow } from '../api/use-row.tsx'
import { useBackToList } from '../form/use-back-to-list.ts'
import { DateTime } from '../layout/date-time.tsx'
import { Fact, Facts } from '../layout/section.tsx'
import { Permitted } from '../permissions.tsx'

const { webhookEvents: texts, webhooks } = office

export function EventDialog() {
  const close = useBackToList()
  const confirm = useConfirm()
  const { run, busy } = useAction()
  const event = useDialogRow<WebhookEventDetail>('webhook-events', 'body')
  if (!event) return null
  const { id, state } = event
  const type = webhooks.types[event.type]

  async function resend() {
    const isSettled = state === 'delivered' || state === 'failed'
    const question = {
      title: fillText(texts.resendTitle, { type }),
      text: texts.resendText,
      confirmLabel: texts.resend,
    }
    if (isSettled && !(await confirm(question))) return
    const sent = await run(() => officeClient.call(resendWebhookEvent, { params: { id } }), {
      done: texts.requeued,
    })
    if (sent) close()
  }

  const date = (text: string | null) => text && <DateTime date={text} />
  return (
    <Dialog
      title={type}
      size="lg"
      open
      onClose={close}
      footer={
        state !== 'sending' && (
          <Permitted permission="webhooks:write">
            <Button busy={busy} onClick={resend}>
              {texts.resend}
            </Button>
          </Permitted>
        )
      }
    >
      <div className="grid gap-5">
        <Facts>
          <Fact name={texts.columns.state}>
            <EventState state={state} />
          </Fact>
          <Fact name={texts.failure}>
            {event.failure && <span className="text-danger wrap-anywhere">{failureOf(event)}</span>}
          </Fact>
          <Fact name={texts.columns.webhook}>
            <TextLink href={`/admin/webhooks/${event.webhookId}`}>{event.webhookName}</TextLink>
          </Fact>
          <Fact name={texts.columns.object}>
            {fillText(texts.objects[event.object], { id: event.objectId })}
          </Fact>
          <Fact name={texts.id}>
            <code className="break-all font-mono">{event.eventId}</code>
          </Fact>
          <Fact name={texts.attempts}>{event.attempts}</Fact>
          <Fact name={texts.written}>{date(event.createdDate)}</Fact>
          <Fact name={texts.delivered}>{date(event.deliveredDate)}</Fact>
          <Fact name={texts.next}>{date(event.nextAttemptDate)}</Fact>
          <Fact name={texts.resent}>{date(event.resentDate)}</Fact>
          <Fact name={texts.answer}>{event.answerStatus}</Fact>
        </Facts>
        <EventContent event={event} />
      </div>
    </Dialog>
  )
}

/** What the receiver answered, and what it was sent. */
export function EventContent({ event }: { event: WebhookEventDetail }) {
  return (
    <>
      {event.answerStatus !== null && (
        <Code title={texts.answerBody} text={event.answerBody || texts.noAnswer} />
      )}
      <Code title={texts.body} text={JSON.stringify(JSON.parse(event.body), null, 2)} />
    </>
  )
}

function Code({ title, text }: { title: string; text: string }) {
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold text-sm">{title}</h3>
      <pre className="whitespace-pre-wrap wrap-anywhere rounded-md bg-sunken p-4 font-mono text-xs">
        {text}
      </pre>
    </section>
  )
}

/** Why the last attempt failed, in words. */
export function failureOf({ failure, failureDetail, answerStatus }: WebhookEvent): string | null {
  if (!failure) return null
  return fillText(texts.failures[failure], { status: answerStatus ?? '', detail: failureDetail ?? '' })
}

const tones: Record<WebhookEventState, BadgeTone> = {
  pending: 'neutral',
  sending: 'new',
  delivered: 'success',
  failed: 'danger',
}

export function EventState({ state }: { state: WebhookEventState }) {
  return <Badge tone={tones[state]}>{texts.states[state]}</Badge>
}
