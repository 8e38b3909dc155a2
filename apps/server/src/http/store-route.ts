import type { Handler } from './request-facts.ts'
import type { Route } from './request-handler.ts'
import { securityTxtPath } from './security-txt.ts'
import { sendStaticFile } from './send-content.ts'
import { sendPlainText } from './send-plain-text.ts'
import type { StaticFiles } from './static-files.ts'

export interface StoreHandlers {
  alive: Handler
  ready: Handler
  metrics: Handler
  securityTxt: Handler
  api: Handler
  office: Handler
  page: Handler
  files: StaticFiles
}

/** Maps a path to the part of the store that handles it. */
export function createStoreRoute(handlers: StoreHandlers): Route {
  const operations = new Map<string, Handler>([
    ['/healthz', handlers.alive],
    ['/readyz', handlers.ready],
    ['/metrics', handlers.metrics],
    [securityTxtPath, handlers.securityTxt],
  ])
  return ({ url: { pathname } }, { method }) => {
    if (isBelow(pathname, '/api')) return { kind: 'api', handler: handlers.api }
    const file = isReading(method) ? handlers.files.get(pathname) : undefined
    if (file)
      return { kind: 'static', handler: (incoming, outgoing) => sendStaticFile(incoming, outgoing, file) }
    const operation = operations.get(pathname)
    if (operation) return { kind: 'operations', handler: operation }
    // A file of an older version, requested by a page that was open during an upgrade: a plain 404 instead of
    // a page.
    if (pathname.startsWith('/assets/')) return { kind: 'static', handler: gone }
    if (isBelow(pathname, '/admin')) return { kind: 'office', handler: handlers.office }
    return { kind: pathname.endsWith('.data') ? 'data' : 'page', handler: handlers.page }
  }
}

const gone: Handler = (_incoming, outgoing) => sendPlainText(outgoing, 404, 'No existe.\n')

function isBelow(pathname: string, root: string): boolean {
  return pathname === root || pathname.startsWith(`${root}/`)
}

function isReading(method: string | undefined): boolean {
  return method === 'GET' || method === 'HEAD'
}
