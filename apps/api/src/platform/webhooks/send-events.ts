import type { Drizzle } from '@tecnoclick/database/connect'
import type { Tracer } from '@tecnoclick/database/tracer'
import { seconds } from '@tecnoclick/domain/platform/duration'
import type { Logger } from 'pino'
import type { Sweeper } from '../jobs/sweep-loop.ts'
import { type ClaimedEvent, claimEvents } from './claim-events.ts'
import { type PostOptions, postEvent, Unanswered } from './post-event.ts'
import { type Failed, recordDelivered, recordFailed } from './record-result.ts'
import { bodyOf, messageId, signedHeaders, type WebhookSecrets } from './sign-event.ts'

export interface SenderOptions extends Pick<PostOptions, 'resolve' | 'ca' | 'timeoutMs'> {
  db: Drizzle
  webhookSecrets: WebhookSecrets
  log: Logger
  now(): Date
  /** For the link in a mail. */
  publicUrl?: string | undefined
  /** Called after a commit that wrote to the outbox. */
  wakeMail?(): void
  /** Longer than an attempt takes, because clocks of several machines differ. */
  lease?: number
  lanes?: number
  perWebhook?: number
  tracer?: Tracer | undefined
}

interface WebhookSender extends Sweeper {
  /** Resolves when nothing is being sent. */
  settled(): Promise<void>
}

/** Sends events of the shop. Any number of processes may do so beside one another. */
export function createWebhookSender(options: SenderOptions): WebhookSender {
  const { db, webhookSecrets, log, now, lease = seconds(30), lanes = 16, perWebhook = 4, tracer } = options
  const underWay = new Set<Promise<void>>()
  let stopping = false
  let claiming: Promise<void> = Promise.resolve()

  async function claimAndStart(): Promise<void> {
    const limit = lanes - underWay.size
    if (stopping || limit <= 0) return
    for (const event of await claimEvents(db, { now: now(), lease, limit, perWebhook })) follow(traced(event))
  }

  /** One claim at a time: the next must see what this one started. */
  function claim(): Promise<void> {
    claiming = claiming.catch(() => {}).then(claimAndStart)
    return claiming
  }

  /** A free lane claims at once: the next event of the same object may have waited for this one. */
  function follow(sending: Promise<void>): void {
    const tracked = sending
      .catch((error: unknown) => log.error({ err: error }, 'webhook attempt not recorded'))
      .finally(() => underWay.delete(tracked))
      .then(claim)
      .catch((error: unknown) => log.warn({ err: error }, 'webhook events not claimed, trying again'))
    underWay.add(tracked)
  }

  function traced(event: ClaimedEvent): Promise<void> {
    if (!tracer) return attempt(event)
    const { type, attempts } = event
    return tracer.trace('webhook', { 'webhook.event': type, 'webhook.attempts': attempts }, () =>
      attempt(event),
    )
  }

  async function attempt(event: ClaimedEvent): Promise<void> {
    const { id, webhookId, type, attempts } = event
    const outcome = await send(event)
    if (!('failure' in outcome)) {
      await recordDelivered(db, event, outcome, now())
      log.info({ event: id, webhook: webhookId, type, attempts, status: outcome.status }, 'event delivered')
      return
    }
    const chance = Math.random()
    const { state, disabled } = await recordFailed(db, event, outcome, {
      now: now(),
      chance,
      storeUrl: options.publicUrl,
    })
    const { failure, detail, status } = outcome
    log.warn(
      { event: id, webhook: webhookId, type, attempts, state, failure, detail, status },
      'event not sent',
    )
    if (!disabled) return
    options.wakeMail?.()
    log.error({ webhook: webhookId, disabled }, 'webhook disabled')
  }

  async function send(event: ClaimedEvent) {
    const secrets = signingSecrets(event)
    if (!secrets) return unansweredBy(new Unanswered('secret', ''))
    const body = bodyOf(event)
    const headers = signedHeaders({ id: messageId(event.eventId), body, at: now() }, secrets)
    try {
      const answer = await postEvent(
        { url: event.url, headers, body },
        { ...options, networks: event.networks },
      )
      const { status } = answer
      if (status >= 200 && status < 300) return answer
      const failure = status >= 300 && status < 400 ? 'redirect' : 'status'
      return { ...answer, failure, detail: '' } satisfies Failed
    } catch (error) {
      if (error instanceof Unanswered) return unansweredBy(error)
      throw error
    }
  }

  function signingSecrets(event: ClaimedEvent): string[] | undefined {
    const { secret, previousSecret, previousSecretUntil } = event
    const current = webhookSecrets.open(secret)
    if (current === undefined) return undefined
    const isRotating = previousSecret && previousSecretUntil && previousSecretUntil > now()
    const previous = isRotating ? webhookSecrets.open(previousSecret) : undefined
    return previous === undefined ? [current] : [current, previous]
  }

  async function settled(): Promise<void> {
    await claiming.catch(() => {})
    while (underWay.size > 0) await Promise.all(underWay)
  }

  return {
    sweep: claim,
    settled,
    stop() {
      stopping = true
      return settled()
    },
  }
}

function unansweredBy({ failure, message }: Unanswered): Failed {
  return { failure, detail: message, status: null, body: null, retryAfter: undefined }
}
