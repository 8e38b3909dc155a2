import { tables } from '@tecnoclick/messages/tables'
import { MessagesProvider } from '@tecnoclick/ui/messages'
import { renderToString } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { visitOf } from './context.ts'
import { handoffScripts } from './handoff.ts'
import { PageFactsProvider } from './page-facts.tsx'
import { partsFor } from './texts.ts'

// biome-ignore lint/performance/noBarrelFile: the server finds it on the built bundle's entry, and only there.
export { provideContext } from './context.ts'

/** One render, one string: it is compressed, hashed and cached whole, and costs less than a stream. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...page }: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { preferences, nonce, requestId, assets, turn } = visitOf(context)
  await turn()
  const facts = {
    messageChunks: partsFor(new URL(request.url).pathname).flatMap(
      (part) => assets.messages[preferences.locale][part] || [],
    ),
    requestId: page.staticHandlerContext.errors ? requestId : undefined,
  }
  const markup = renderToString(
    <MessagesProvider locale={preferences.locale} table={tables[preferences.locale]}>
      <PageFactsProvider value={facts}>
        <ServerRouter context={page} url={request.url} nonce={nonce} />
      </PageFactsProvider>
    </MessagesProvider>,
  )
  const scripts = serverHandoffStream ? await handoffScripts(serverHandoffStream, nonce) : ''
  headers.set('content-type', 'text/html; charset=utf-8')
  // As bytes: a Response goes through a string letter by letter before it encodes it.
  const content = new TextEncoder().encode(`<!DOCTYPE html>${beforeBodyEnds(markup, scripts)}`)
  return new Response(content, { status, headers })
}

function beforeBodyEnds(markup: string, scripts: string): string {
  const end = markup.lastIndexOf('</body>')
  return end < 0 ? markup : markup.slice(0, end) + scripts + markup.slice(end)
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) visitOf(context).report?.(error)
}
