import { reportDelivery } from '@tecnoclick/contract/delivery/couriers/endpoints'
import type { Delivery, DeliveryReport } from '@tecnoclick/contract/delivery/couriers/schemas'
import { getMe } from '@tecnoclick/contract/people/security/endpoints'
import type { Client } from '@tecnoclick/contract/platform/client'
import type { WireError } from '@tecnoclick/contract/platform/error-codes'
import { seconds } from '@tecnoclick/domain/platform/duration'
import { office } from '@tecnoclick/messages/office'
import { fillCount } from '../../platform/texts.ts'
import {
  ownsReportKey,
  type QueuedReport,
  readReports,
  removeReport,
  storeReport,
} from './stored-deliveries.ts'

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
  /** What storage refused is known until the page is closed. */
  const unstored = new Map<string, QueuedReport>()
  let queue = readAll()
  let shown: readonly QueuedReport[] = queue
  /** The one whose dialog is still open: stored, but not among those that wait until its outcome is known. */
  let inHand: string | undefined
  let sending: Promise<Connection> | undefined
  const listeners = new Set<() => void>()

  function readAll(): QueuedReport[] {
    const stored = readReports(userId).filter(({ key }) => !unstored.has(key))
    return [...stored, ...unstored.values()].toSorted((a, b) => a.place - b.place)
  }

  function publish(): void {
    queue = readAll()
    shown = queue.filter(({ key }) => key !== inHand)
    for (const listener of listeners) listener()
  }

  function put(report: QueuedReport): void {
    if (storeReport(report)) unstored.delete(report.key)
    else unstored.set(report.key, report)
    publish()
  }

  function remove(report: QueuedReport): void {
    unstored.delete(report.key)
    removeReport(report)
    publish()
  }

  async function sendAll(): Promise<Connection> {
    publish()
    const session = firstUnsent(queue) ? await checkSession(client, userId) : 'online'
    if (session !== 'online') return session
    for (let next = firstUnsent(queue); next; next = firstUnsent(queue)) {
      const answer = await sendOne(client, next)
      if (answer === 'offline' || answer === 'signedOut') return answer
      if (answer === 'sent') remove(next)
      else put({ ...next, refused: answer.refused })
    }
    return 'online'
  }

  function send(): Promise<Connection> {
    sending ??= sendAll().finally(() => {
      sending = undefined
    })
    return sending
  }

  const find = (key: string) => queue.find((queued) => queued.key === key)

  function dismiss(key: string): void {
    const report = find(key)
    if (report) remove(report)
  }

  /** Another tab has written, sent or dismissed one. */
  const follow = ({ key }: StorageEvent) => {
    if (ownsReportKey(userId, key)) publish()
  }

  return {
    read: () => shown,
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('storage', follow)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) window.removeEventListener('storage', follow)
      }
    },
    async add({ id, noSellOrden }, report) {
      const key = crypto.randomUUID()
      const written = { ...report, date: new Date().toISOString() }
      const place = Math.max(Date.now(), (queue.at(-1)?.place ?? 0) + 1)
      inHand = key
      put({ key, userId, orderId: id, number: noSellOrden, report: written, place })
      // A round that was just ending may not have seen it.
      if ((await send()) === 'online' && find(key)?.refused === undefined) await send()
      const left = find(key)
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

/** Somebody else may have signed in in another tab: the server would refuse what this account wrote. */
async function checkSession(client: Client, userId: number): Promise<Connection> {
  const me = await client.attempt(getMe, { signal: patience() }).catch(() => undefined)
  if (!me?.ok) return 'offline'
  return me.data.user?.id === userId ? 'online' : 'signedOut'
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
