import type { IncomingHttpHeaders } from 'node:http'
import type { Api } from '@tecnoclick/api/app'
import type { Search } from '@tecnoclick/api/platform/http/bindings'
import { bridge } from '../http/bridge.ts'
import type { Handler } from '../http/request-facts.ts'
import { pagePolicy } from '../http/security-headers.ts'
import { sendPlainText } from '../http/send-plain-text.ts'
import { sharedMark } from './pack-page.ts'
import { isShareable, localeCookie, type PageVisit, readVisit } from './page-visit.ts'
import { sendStoredPage } from './send-stored-page.ts'
import type { ObtainShared } from './shared-pages.ts'
import type { RenderPage } from './web-handler.ts'

export interface PageHandlerOptions {
  render: RenderPage
  /** Throws if no page can be rendered now. */
  requireCapacity(): void
  obtainShared: ObtainShared
  /** Origins that a page may show in a frame. */
  frames(): Promise<readonly string[]>
  countSearch: Api['countSearch']
  /** Development only. */
  hot: boolean
}

/** Forms without script upload a picture of up to 5 MB (platform.md#files-and-pictures) and some text. */
const largestForm = 6_000_000

export function createPageHandler({
  render,
  requireCapacity,
  obtainShared,
  frames,
  countSearch,
  hot,
}: PageHandlerOptions): Handler {
  return async (incoming, outgoing, facts) => {
    const refusal = refusalOfBody(incoming.headers)
    if (refusal) return sendPlainText(outgoing, refusal, 'El formulario es demasiado grande.\n')

    const visit = readVisit(incoming, facts)
    const allow = async (scripts: readonly string[], styles: readonly string[]) => {
      const sources = { scripts, styles, frames: await frames(), hot }
      outgoing.setHeader('content-security-policy', pagePolicy(sources))
    }
    const count = (searches: readonly Search[]) => {
      for (const search of searches) countSearch(search, incoming.headers['user-agent'])
    }
    const { stored, own } = isShareable(incoming.method, visit) ? await obtainShared(visit) : {}
    if (stored) {
      count(stored.searches)
      await allow(stored.scripts, stored.styles)
      const cookie = localeCookie(visit)
      if (cookie) outgoing.setHeader('set-cookie', cookie)
      return sendStoredPage(incoming, outgoing, stored)
    }
    if (!own) requireCapacity()
    return bridge(incoming, outgoing, visit.url, async (request) => {
      const { response, nonce, searches } = own ?? (await render(request, visit, visit.preferences))
      count(searches)
      await allow([`'nonce-${nonce}'`], [`'nonce-${nonce}'`])
      return forOneVisitor(response, visit)
    })
  }
}

/** Browsers always send a content length; requests without one are refused. */
function refusalOfBody(headers: IncomingHttpHeaders): 411 | 413 | undefined {
  if (headers['transfer-encoding'] !== undefined) return 411
  return Number(headers['content-length'] ?? 0) > largestForm ? 413 : undefined
}

function forOneVisitor(response: Response, visit: PageVisit): Response {
  const { headers } = response
  headers.delete(sharedMark)
  if (visit.isPersonal) headers.set('cache-control', 'private, no-store')
  else if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-cache')
  headers.append('vary', 'cookie, save-data')
  const cookie = localeCookie(visit)
  if (cookie) headers.append('set-cookie', cookie)
  return response
}
