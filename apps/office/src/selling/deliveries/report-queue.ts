import type { Client } from '@tecnoclick/contract/platform/client'
import type { WireError } from '@tecnoclick/contract/platform/error-codes'
import { reportDelivery } from '@tecnoclick/contract/selling/deliveries/endpoints'
import type { Delivery, DeliveryReport } from '@tecnoclick/contract/selling/deliveries/schemas'
import { seconds } from '@tecnoclick/domain/platform/duration'
import { office } from '@tecnoclick/messages/office'
import { fillCount } from '../../platform/texts.ts'
import { type QueuedReport, readQueue, storeQueue } from './stored-deliveries.ts'

const { errors, deliver } = office.deliveries

/** A bad line is given up after this; what was written waits. */
export const patience = () => AbortSignal.timeout(seconds(15))

/** What the last attempt to send said about the way to the server. */
export type Connection = 'online' | 'offline' | 'signedOut'

/** What became of a report: `queued` waits for the connection. */
export type Outcome = 'sent' | 'queued' | { refused: string }

export interface ReportQueue {
  read(): readonly QueuedReport[]
  subscribe(listener: () => void): () => void
  /** Stores the report first, then sends all that wait. */
  add(delivery: Pick<Delivery, 'id' | 'noSellOrden'>, report: DeliveryReport): Promise<Outcome>
  send(): Promise<Connection>
  dismiss(key: string): void
}

/** Reports of a courier, sent in the order in which they were written, each until the server has answered it. */
export function createReportQueue(client: Client, userId: number): ReportQueue {
  let queue = readQueue(userId)
  let shown: readonly QueuedReport[] = queue
  /** The one whose dialog is still open: stored, but not among those that wait until its outcome is known. */
  let inHand: string | undefined
  let sending: Promise<Connection> | undefined
  const listeners = new Set<() => void>()

  function change(next: QueuedReport[]): void {
    queue = next
    storeQueue(next)
    publish()
  }

  function publish(): void {
    shown = queue.filter(({ key }) => key !== inHand)
    for (const listener of listeners) listener()
  }

  async function sendAll(): Promise<Connection> {
    for (let next = firstUnsent(queue); next; next = firstUnsent(queue)) {
      const { key } = next
      const answer = await sendOne(client, next)
      if (answer === 'offline' || answer === 'signedOut') return answer
      const others = queue.filter((queued) => queued.key !== key)
      change(answer === 'sent' ? others : markRefused(queue, key, answer.refused))
    }
    return 'online'
  }

  function send(): Promise<Connection> {
    sending ??= sendAll().finally(() => {
      sending = undefined
    })
    return sending
  }

  function dismiss(key: string): void {
    change(queue.filter((queued) => queued.key !== key))
  }

  return {
    read: () => shown,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async add({ id, noSellOrden }, report) {
      const key = crypto.randomUUID()
      const written = { ...report, date: new Date().toISOString() }
      inHand = key
      change([...queue, { key, userId, orderId: id, number: noSellOrden, report: written }])
      const find = () => queue.find((queued) => queued.key === key)
      // A round that was just ending may not have seen it.
      if ((await send()) === 'online' && find()?.refused === undefined) await send()
      const left = find()
      // The person still looks at it, so it is told there and not kept.
      if (left?.refused !== undefined) dismiss(key)
      inHand = undefined
      publish()
      if (!left) return 'sent'
      return left.refused === undefined ? 'queued' : { refused: left.refused }
    },
    send,
    dismiss,
  }
}

function firstUnsent(queue: readonly QueuedReport[]): QueuedReport | undefined {
  return queue.find(({ refused }) => refused === undefined)
}

function markRefused(queue: readonly QueuedReport[], key: string, refused: string): QueuedReport[] {
  return queue.map((queued) => (queued.key === key ? { ...queued, refused } : queued))
}

async function sendOne(
  client: Client,
  { key, orderId, report }: QueuedReport,
): Promise<'sent' | 'offline' | 'signedOut' | { refused: string }> {
  const call = {
    params: { id: orderId },
    body: report,
    headers: { 'idempotency-key': key },
    signal: patience(),
  }
  const outcome = await client.attempt(reportDelivery, call).catch(() => undefined)
  if (!outcome) return 'offline'
  if (outcome.ok) return 'sent'
  const { statusCode, code } = outcome.error
  if (statusCode === 401 || code === 'secondFactorMissing') return 'signedOut'
  if (statusCode === 429 || statusCode >= 500) return 'offline'
  return { refused: refusalText(outcome.error) }
}

/** Why the server did not accept a delivery, for whoever stands at the door. */
export function refusalText({
  code,
  message,
  values,
}: Pick<WireError, 'code' | 'message' | 'values'>): string {
  if (code === 'wrongCode') return fillCount(deliver.wrongCode, Number(values?.left ?? 0))
  return code in errors ? errors[code as keyof typeof errors] : message
}
