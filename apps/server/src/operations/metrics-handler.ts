import type { Handler } from '../http/request-facts.ts'
import { sendPlainText } from '../http/send-plain-text.ts'
import { mayReadMetrics } from './metrics.ts'

export function createMetricsHandler(token: string | undefined, read: () => Promise<string>): Handler {
  return async (incoming, outgoing) => {
    if (!mayReadMetrics(incoming, token)) return sendPlainText(outgoing, 403, 'Acceso denegado\n')
    sendPlainText(outgoing, 200, await read(), { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' })
  }
}
