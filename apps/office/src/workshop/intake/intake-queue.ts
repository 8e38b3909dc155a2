import type { Client } from '@tecnoclick/contract/platform/client'
import type { WireError } from '@tecnoclick/contract/platform/error-codes'
import { seconds } from '@tecnoclick/domain/platform/duration'
import type { IntakeStore, StoredIntake } from './intake-store.ts'
import { type Answer, checkSession, type SentIntake, sendIntake } from './send-intake.ts'

/** So many wait at most: photos take room, and a day at the counter has fewer. */
export const mostWaiting = 30
/** Of those that were sent meanwhile. */
const mostShown = 5
/** Whoever stands at the counter waits no longer for an answer; it goes on being sent. */
const usualPatienceMs = seconds(12)

type Outcome =
  | { state: 'sent'; order: SentIntake }
  | { state: 'waiting' }
  | { state: 'full' }
  | { state: 'refused'; error: WireError }

/** What a screen shows of the queue. */
export interface QueueView {
  waiting: readonly StoredIntake[]
  /** Sent since the page was opened, the newest first. */
  sent: readonly (SentIntake & { key: string })[]
  /** The browser cannot store: what waits is lost with the window. */
  isUnstored: boolean
  isSignedOut: boolean
}

export interface IntakeQueue {
  view(): QueueView
  subscribe(listener: () => void): () => void
  /** Stores it first, then sends all that wait. */
  add(intake: StoredIntake): Promise<Outcome>
  /** Returns whether the server answered to the end. */
  send(): Promise<boolean>
  discard(key: string): Promise<void>
}

/** Devices that were taken in, sent one after the other, each until the server has answered it. */
export function createIntakeQueue(
  client: Client,
  {
    userId,
    store,
    patienceMs = usualPatienceMs,
  }: { userId: number; store: IntakeStore; patienceMs?: number },
): IntakeQueue {
  /** What storage refused is known until the page is closed. */
  const unstored = new Map<string, StoredIntake>()
  /** Those whose form is still open: what becomes of them is told there. */
  const inHand = new Map<string, (answer: Answer) => void>()
  let view: QueueView = { waiting: [], sent: [], isUnstored: false, isSignedOut: false }
  let sending: Promise<boolean> | undefined
  const listeners = new Set<() => void>()
  const otherTabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('intakes')

  function publish(change: Partial<QueueView>): void {
    view = { ...view, ...change }
    for (const listener of listeners) listener()
  }

  async function readAll(): Promise<StoredIntake[]> {
    const stored = await store.read(userId).catch(() => [])
    return [...stored, ...unstored.values()].toSorted((a, b) => a.at.localeCompare(b.at))
  }

  async function refresh(): Promise<StoredIntake[]> {
    const all = await readAll()
    publish({ waiting: all.filter(({ key }) => !inHand.has(key)), isUnstored: unstored.size > 0 })
    return all
  }

  async function put(intake: StoredIntake): Promise<void> {
    try {
      await store.put(intake)
      unstored.delete(intake.key)
    } catch {
      unstored.set(intake.key, intake)
    }
    otherTabs?.postMessage(userId)
  }

  async function remove(key: string): Promise<void> {
    unstored.delete(key)
    await store.remove(userId, key).catch(() => {})
    otherTabs?.postMessage(userId)
  }

  async function settle({ key }: StoredIntake, answer: Answer): Promise<void> {
    const { order } = answer.state === 'sent' ? answer : {}
    if (order && !inHand.has(key)) publish({ sent: [{ ...order, key }, ...view.sent].slice(0, mostShown) })
    await remove(key)
    inHand.get(key)?.(answer)
  }

  async function sendAll(): Promise<boolean> {
    const tried = new Set<string>()
    for (;;) {
      const next = (await refresh()).find(({ key, refused }) => refused === undefined && !tried.has(key))
      if (!next) return true
      const session = tried.size === 0 ? await checkSession(client, userId) : 'online'
      publish({ isSignedOut: session === 'signedOut' })
      if (session !== 'online') return false
      tried.add(next.key)
      const answer = await sendIntake(client, next, put)
      if (answer.state === 'offline') return false
      if (answer.state === 'signedOut') {
        publish({ isSignedOut: true })
        return false
      }
      if (answer.state === 'refused' && !inHand.has(next.key))
        await put({ ...next, refused: answer.error.message })
      else await settle(next, answer)
    }
  }

  /** One tab at a time where the browser can tell; a key that two tabs send counts once anyway. */
  function sendAlone(): Promise<boolean> {
    if (!navigator.locks) return sendAll()
    return navigator.locks.request(`intakes-${userId}`, sendAll)
  }

  function send(): Promise<boolean> {
    sending ??= sendAlone().finally(async () => {
      sending = undefined
      await refresh()
    })
    return sending
  }

  return {
    view: () => view,
    subscribe(listener) {
      if (listeners.size === 0 && otherTabs)
        otherTabs.onmessage = ({ data }) => void (data === userId && refresh())
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0 && otherTabs) otherTabs.onmessage = null
      }
    },
    async add(intake) {
      if ((await readAll()).length >= mostWaiting) return { state: 'full' }
      const answered = new Promise<Answer>((resolve) => inHand.set(intake.key, resolve))
      await put(intake)
      // A round that was just ending may not have seen it.
      const rounds = send().then((isOnline) => isOnline && inHand.has(intake.key) && send())
      const gaveUp = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs))
      const answer = await Promise.race([answered, rounds.then(() => undefined), gaveUp])
      inHand.delete(intake.key)
      await refresh()
      return answer?.state === 'sent' || answer?.state === 'refused' ? answer : { state: 'waiting' }
    },
    send,
    async discard(key) {
      await remove(key)
      await refresh()
    },
  }
}
