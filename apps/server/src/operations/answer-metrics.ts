import { plainAnswer } from '../http/plain-answer.ts'
import type { Answer } from '../http/request-facts.ts'
import { mayReadMetrics } from './metrics.ts'

export function createAnswerMetrics(token: string | undefined, read: () => Promise<string>): Answer {
  return async (incoming, outgoing) => {
    if (!mayReadMetrics(incoming, token)) return plainAnswer(outgoing, 403, 'Acceso denegado\n')
    plainAnswer(outgoing, 200, await read(), { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' })
  }
}
