import { plainAnswer } from './plain-answer.ts'
import type { Answer } from './request-facts.ts'
import type { Route } from './request-handler.ts'
import { sendStaticFile } from './send-static-file.ts'
import type { StaticFiles } from './static-files.ts'

export interface StoreAnswers {
  alive: Answer
  ready: Answer
  metrics: Answer
  api: Answer
  office: Answer
  page: Answer
  files: StaticFiles
}

/** Which part of the store answers which path. */
export function createStoreRoute(answers: StoreAnswers): Route {
  const operations = new Map<string, Answer>([
    ['/healthz', answers.alive],
    ['/readyz', answers.ready],
    ['/metrics', answers.metrics],
  ])
  return ({ url: { pathname } }, { method }) => {
    if (isBelow(pathname, '/api')) return { kind: 'api', answer: answers.api }
    const file = isReading(method) ? answers.files.get(pathname) : undefined
    if (file)
      return { kind: 'static', answer: (incoming, outgoing) => sendStaticFile(incoming, outgoing, file) }
    const operation = operations.get(pathname)
    if (operation) return { kind: 'operations', answer: operation }
    // A file of an older version, asked for by a page that was open during an upgrade: no page, just gone.
    if (pathname.startsWith('/assets/')) return { kind: 'static', answer: gone }
    if (isBelow(pathname, '/admin')) return { kind: 'office', answer: answers.office }
    return { kind: pathname.endsWith('.data') ? 'data' : 'page', answer: answers.page }
  }
}

const gone: Answer = (_incoming, outgoing) => plainAnswer(outgoing, 404, 'No existe.\n')

function isBelow(pathname: string, root: string): boolean {
  return pathname === root || pathname.startsWith(`${root}/`)
}

function isReading(method: string | undefined): boolean {
  return method === 'GET' || method === 'HEAD'
}
