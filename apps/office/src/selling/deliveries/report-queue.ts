import type { Client } from '@tecnoclick/contract/platform/client'
import type { WireError } from '@tecnoclick/contract/platform/error-codes'
import { reportDelivery } from '@tecnoclick/contract/selling/deliveries/endpoints'
import type { Delivery, DeliveryReport } from '@tecnoclick/contract/selling/deliveries/schemas'
import { office } from '@tecnoclick/messages/office'
import { fillCount } from '../../platform/texts.ts'
import { type QueuedReport, readQueue, storeQueue } from './stored-deliveries.ts'

const { errors, deliver } = office.deliveries

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
  let sending: Promise<Connection> | undefined
  const listeners = new Set<() => void>()

  function change(next: QueuedReport[]): void {
    queue = next
    storeQueue(next)
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
    read: () => queue,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async add({ id, noSellOrden }, report) {
      const key = crypto.randomUUID()
      const written = { ...report, date: new Date().toISOString() }
      change([...queue, { key, userId, orderId: id, number: noSellOrden, report: written }])
      await send()
      const left = queue.find((queued) => queued.key === key)
      if (!left) return 'sent'
      if (left.refused === undefined) return 'queued'
      // The person still looks at it, so it is told there and not kept.
      dismiss(key)
      return { refused: left.refused }
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
  const call = { params: { id: orderId }, body: report, headers: { 'idempotency-key': key } }
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
