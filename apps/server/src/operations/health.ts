import type { ServerResponse } from 'node:http'
import type { Database } from '@tecnoclick/database/connect'
import { sendPlainText } from '../http/send-plain-text.ts'

export interface Health {
  /** The process is alive. */
  alive(outgoing: ServerResponse): void
  /** Ready: the database responds and no shutdown has begun. Migrations run before listening. */
  ready(outgoing: ServerResponse): Promise<void>
}

const timeoutMs = 1500

export function createHealth(pool: Pick<Database['pool'], 'query'>, isClosing: () => boolean): Health {
  return {
    alive: (outgoing) => sendPlainText(outgoing, 200, 'ok\n'),
    async ready(outgoing) {
      if (isClosing()) return sendPlainText(outgoing, 503, 'closing\n')
      const isReachable = await answers(pool)
      sendPlainText(outgoing, isReachable ? 200 : 503, isReachable ? 'ready\n' : 'database unreachable\n')
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
