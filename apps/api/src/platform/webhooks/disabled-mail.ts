import type { Transaction } from '@tecnoclick/database/connect'
import type { WebhookDisabledReason, WebhookFailure } from '@tecnoclick/domain/platform/webhooks'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { webhookEvents, webhooks } from '@tecnoclick/messages/platform/office-webhooks'
import { mails } from '@tecnoclick/messages/site/mails'
import { readAdministrators } from '../mail/administrators.ts'
import { queueWrittenMail } from '../mail/queue-mail.ts'

export interface Disabled {
  id: number
  name: string
  url: string
  /** Of the row, so that each disabling has its own mail. */
  version: number
  reason: WebhookDisabledReason
}

export interface FailedAttempt {
  failure: WebhookFailure
  detail: string
  status: number | null
  body: string | null
}

const longestAnswer = 200

/** Every administrator learns that the shop disabled a webhook: the other program gets nothing from now on. */
export async function queueDisabledMails(
  tx: Transaction,
  { id, name, url, version, reason }: Disabled,
  { failure, status, detail, body }: FailedAttempt,
  storeUrl: string | undefined,
): Promise<void> {
  const { subject, heading, consequence, facts, action } = mails.webhookDisabled
  const outcome = fillText(webhookEvents.failures[failure], { status: status ?? '', detail })
  for (const administrator of await readAdministrators(tx)) {
    const dedupeKey = `webhook-disabled:${id}:${version}:${administrator.id}`
    await queueWrittenMail(tx, { kind: 'webhook-disabled', to: administrator.email, dedupeKey }, () => ({
      subject: fillText(subject, { name }),
      content: {
        heading,
        paragraphs: [webhooks.disabledReasons[reason], consequence],
        facts: [
          { label: facts.name, value: name },
          { label: facts.url, value: url },
          { label: facts.outcome, value: outcome },
          ...(body ? [{ label: facts.answer, value: body.slice(0, longestAnswer) }] : []),
        ],
        ...(storeUrl && { action: { label: action, url: `${storeUrl}/admin/webhooks/${id}` } }),
      },
    }))
  }
}
