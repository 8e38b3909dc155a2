import { getWebhookEvent, sendTestEvent } from '@tecnoclick/contract/platform/webhooks/endpoints'
import type { WebhookEventDetail } from '@tecnoclick/contract/platform/webhooks/schemas'
import { seconds } from '@tecnoclick/domain/platform/duration'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Notice } from '@tecnoclick/ui/notice'
import { useState } from 'react'
import { officeClient } from '../api/office-client.ts'
import { useAction } from '../api/use-action.ts'
import { useApiQuery } from '../api/use-api-query.ts'
import { EventContent, failureOf } from './event-dialog.tsx'

const { webhooks: texts } = office
const pollMs = seconds(1)

/** A test of a webhook and, after its first attempt, what was sent and what came back. */
export function useTestEvent(webhookId: number) {
  const { run, busy } = useAction()
  const [sent, setSent] = useState<WebhookEventDetail>()
  const id = sent?.id ?? 0
  const { data: event = sent } = useApiQuery<WebhookEventDetail>({
    queryKey: ['webhook-test', id],
    enabled: sent !== undefined,
    read: ({ signal }) => officeClient.call(getWebhookEvent, { params: { id }, signal }),
    refetchInterval: ({ state: { data } }) => (data && isTried(data) ? false : pollMs),
  })
  const test = async () => {
    setSent(await run(() => officeClient.call(sendTestEvent, { params: { id: webhookId } }), {}))
  }
  return { test, busy, event }
}

function isTried({ state, failure }: WebhookEventDetail): boolean {
  return state === 'delivered' || failure !== null
}

export function TestResult({ event }: { event: WebhookEventDetail }) {
  return (
    <div className="grid gap-4">
      <TestState event={event} />
      {isTried(event) && <EventContent event={event} />}
    </div>
  )
}

function TestState({ event }: { event: WebhookEventDetail }) {
  const { failure, answerStatus } = event
  const notice = (kind: 'info' | 'success' | 'error', text: string) => (
    <Notice kind={kind} role="status">
      {text}
    </Notice>
  )
  if (failure) return notice('error', fillText(texts.testFailed, { failure: failureOf(event) ?? '' }))
  if (!isTried(event)) return notice('info', texts.tested)
  return notice('success', fillText(texts.testTaken, { status: answerStatus ?? '' }))
}
