import { tables } from '@tecnoclick/messages/tables'
import { MessagesProvider } from '@tecnoclick/ui/messages'
import { renderToString } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { handoffScripts } from '../library-internals/handoff.ts'
import { storedShellPath } from './offline/works-offline.ts'
import { PageFragmentsProvider } from './rendering/cached-fragment.tsx'
import { visitOf } from './rendering/context.ts'
import { modulesLast } from './rendering/modules-last.ts'
import { PageFactsProvider } from './rendering/page-facts.tsx'
import { createPageFragments } from './rendering/page-fragments.ts'
import { startOnUse } from './rendering/start-on-use.ts'
import { partsFor } from './rendering/texts.ts'

// biome-ignore lint/performance/noBarrelFile: the server can only import from the entry of the built bundle.
export { createRequestHandler } from 'react-router'
export { provideContext } from './rendering/context.ts'

/** Renders to one string: the page is compressed, hashed and cached whole, and it is cheaper than a stream. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...entry }: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { preferences, nonce, requestId, assets, waitForRenderSlot, fragmentCache, report } = visitOf(context)
  await waitForRenderSlot()
  const { pathname } = new URL(request.url)
  const facts = {
    messageChunks: partsFor(pathname).flatMap((part) => assets.messages[preferences.locale][part] || []),
    requestId: entry.staticHandlerContext.errors ? requestId : undefined,
  }
  const fragments = createPageFragments(fragmentCache, (error) => {
    if (import.meta.env.DEV) throw error
    report?.(error)
  })
  const markup = renderToString(
    <MessagesProvider locale={preferences.locale} table={tables[preferences.locale]}>
      <PageFactsProvider value={facts}>
        <PageFragmentsProvider value={fragments}>
          <ServerRouter context={withMatchedRoutes(entry)} url={request.url} nonce={nonce} />
        </PageFragmentsProvider>
      </PageFactsProvider>
    </MessagesProvider>,
  )
  const scripts = serverHandoffStream ? await handoffScripts(serverHandoffStream, nonce) : ''
  headers.set('content-type', 'text/html; charset=utf-8')
  // As bytes: encoding a string inside Response is slower.
  const page = `<!DOCTYPE html>${insertBeforeBodyEnd(markup, scripts)}`
  // The stored shell is empty without script.
  const mayWait = preferences.saveData && pathname !== storedShellPath
  const content = fragments.assemble(mayWait ? startOnUse(page, nonce) : modulesLast(page))
  const response = new Response(content, { status, headers })
  contents.set(response, content)
  return response
}

/** The router rebuilds every route it is given for each page, so it is given only the page's own. */
function withMatchedRoutes(entry: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = entry
  const routes = Object.fromEntries(
    staticHandlerContext.matches.map(({ route: { id } }) => [id, manifest.routes[id]]),
  )
  return { ...entry, manifest: { ...manifest, routes } }
}

const contents = new WeakMap<Response, Buffer<ArrayBuffer>>()

/** For the server, which would otherwise read the bytes back through a stream. */
export function pageContent(response: Response): Buffer<ArrayBuffer> | undefined {
  return contents.get(response)
}

function insertBeforeBodyEnd(page: string, scripts: string): string {
  const end = page.lastIndexOf('</body>')
  return end < 0 ? page : page.slice(0, end) + scripts + page.slice(end)
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // A form sent to a page without an action is the visitor's mistake.
  const isRefusal = isRouteErrorResponse(error) && error.status < 500
  if (!request.signal.aborted && !isRefusal) visitOf(context).report?.(error)
}
