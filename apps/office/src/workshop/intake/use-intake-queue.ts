import { seconds } from '@tecnoclick/domain/platform/duration'
import { useGetIdentity } from 'ra-core'
import { useEffect, useSyncExternalStore } from 'react'
import { officeClient } from '../../platform/api/office-client.ts'
import { createIntakeQueue, type IntakeQueue, type QueueView } from './intake-queue.ts'
import { browserIntakes } from './intake-store.ts'

const againMs = seconds(20)

/** One for each account of this window, so that it goes on when the screen changes. */
const queues = new Map<number, IntakeQueue>()

export function useIntakeQueue(): { queue: IntakeQueue; userId: number } | undefined {
  const { identity } = useGetIdentity()
  if (!identity) return undefined
  const userId = Number(identity.id)
  const queue = queues.get(userId) ?? createIntakeQueue(officeClient, { userId, store: browserIntakes })
  queues.set(userId, queue)
  return { queue, userId }
}

export function useQueueView(queue: IntakeQueue): QueueView {
  return useSyncExternalStore(queue.subscribe, queue.view)
}

/** Sends what waits: at once, when the connection returns, and again and again while something waits. */
export function useSending(queue: IntakeQueue | undefined): void {
  useEffect(() => {
    if (!queue) return
    const stop = new AbortController()
    const send = () => void queue.send()
    send()
    window.addEventListener('online', send, stop)
    const timer = setInterval(() => {
      if (queue.view().waiting.some(({ refused }) => refused === undefined)) send()
    }, againMs)
    return () => {
      stop.abort()
      clearInterval(timer)
    }
  }, [queue])
}
