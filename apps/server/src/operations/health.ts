import type { ServerResponse } from 'node:http'
import type { Database } from '@tecnoclick/database/connect'
import { sendPlainText } from '../http/send-plain-text.ts'

export interface Health {
  /** The process is alive. */
  alive(outgoing: ServerResponse): void
  /** Ready: the database responds and no shutdown has begun. Migrations run before listening. */
  ready(outgoing: ServerResponse): Promise<void>
  /**
   * Says from now on that it is not ready, and resolves when a balancer knows: after two such answers or `limit` milliseconds. At
   * once if nobody has asked lately.
   */
  close(limit: number): Promise<void>
}

const timeoutMs = 1500
/** Balancers ask every few seconds; by default Kubernetes does every ten. */
const recentMs = 15_000
/** One lost answer is no reason for a balancer to give up a machine. */
const answersToNotice = 2

export function createHealth(pool: Pick<Database['pool'], 'query'>): Health {
  let askedAt = Number.NEGATIVE_INFINITY
  let closingAnswers: number | undefined
  const noticed = Promise.withResolvers<void>()
  return {
    alive: (outgoing) => sendPlainText(outgoing, 200, 'ok\n'),
    async ready(outgoing) {
      askedAt = performance.now()
      if (closingAnswers !== undefined) {
        sendPlainText(outgoing, 503, 'closing\n')
        closingAnswers += 1
        if (closingAnswers >= answersToNotice) noticed.resolve()
        return
      }
      const isReachable = await answers(pool)
      sendPlainText(outgoing, isReachable ? 200 : 503, isReachable ? 'ready\n' : 'database unreachable\n')
    },
    close(limit) {
      closingAnswers = 0
      if (performance.now() - askedAt > recentMs) noticed.resolve()
      const timer = setTimeout(noticed.resolve, limit)
      return noticed.promise.finally(() => clearTimeout(timer))
    },
  }
}

function answers(pool: Pick<Database['pool'], 'query'>): Promise<boolean> {
  const asked = pool.query('select 1').then(
    () => true,
    () => false,
  )
  const { promise: late, resolve } = Promise.withResolvers<boolean>()
  const timer = setTimeout(resolve, timeoutMs, false)
  return Promise.race([asked, late]).finally(() => clearTimeout(timer))
}
