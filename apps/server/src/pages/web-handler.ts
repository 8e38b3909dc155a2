import { randomBytes } from 'node:crypto'
import type { Api } from '@tecnoclick/api/app'
import type { Search } from '@tecnoclick/api/platform/http/bindings'
import type { Preferences } from '@tecnoclick/contract/platform/preferences'
import type { Tracer } from '@tecnoclick/database/tracer'
import type { Logger } from 'pino'
import type { RequestHandler } from 'react-router'
import { keepContent } from '../http/kept-content.ts'
import type { RequestFacts } from '../http/request-facts.ts'
import { createFragmentCache } from './fragment-cache.ts'
import { createInProcessSend } from './in-process.ts'
import { createRenderQueue } from './render-queue.ts'
import { entryFunctions, type WebBundle } from './web-bundle.ts'

// As in react-router.config.ts: requests have a RouterContextProvider.
declare module 'react-router' {
  interface Future {
    v8_middleware: true
  }
}

export interface RenderedPage {
  response: Response
  /** Set on every inline script of the page. */
  nonce: string
  /** Searches made while rendering. */
  searches: readonly Search[]
}

export type RenderPage = (
  request: Request,
  facts: RequestFacts,
  preferences: Preferences,
) => Promise<RenderedPage>

export interface WebHandlerOptions {
  /** Called for every request: in development the bundle changes. */
  bundle(): WebBundle | Promise<WebBundle>
  api: Pick<Api, 'fetch'>
  log: Logger
  mode: 'production' | 'development'
  tracer?: Tracer | undefined
}

/** A hundred lists or some thousand cards. */
const fragmentCacheBytes = 16_000_000

export function createWebHandler({ bundle, api, log, mode, tracer }: WebHandlerOptions): RenderPage {
  const waitForRenderSlot = createRenderQueue()
  const fragmentCache = createFragmentCache(fragmentCacheBytes)
  let handled: WebBundle | undefined
  let handle: RequestHandler | undefined

  return async (request, facts, preferences) => {
    const current = await bundle()
    if (!handle || current.build !== handled?.build) {
      handled = current
      // The old entries were rendered by other code.
      fragmentCache.clear()
      handle = entryFunctions(current.build).createRequestHandler(current.build, mode)
    }
    const nonce = randomBytes(16).toString('base64url')
    const { requestId } = facts
    const { send, cookies, searches } = createInProcessSend(api, request.headers, facts)
    const report = (error: unknown) => log.error({ err: error, requestId }, 'page failed')
    const { provideContext, pageContent } = entryFunctions(current.build)
    const context = provideContext({
      send,
      waitForRenderSlot,
      fragmentCache,
      preferences,
      nonce,
      requestId,
      assets: current.assets,
      report,
    })
    const run = handle
    const response = await (tracer
      ? tracer.span('render', {}, () => run(request, context))
      : run(request, context))
    const content = pageContent?.(response)
    if (content) keepContent(response, content)
    for (const cookie of cookies()) response.headers.append('set-cookie', cookie)
    return { response, nonce, searches: searches() }
  }
}
