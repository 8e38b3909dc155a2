import { tables } from '@tecnoclick/messages/tables'
import { MessagesProvider } from '@tecnoclick/ui/messages'
import { renderToString } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { visitOf } from './rendering/context.ts'
import { handoffScripts } from './rendering/handoff.ts'
import { PageFactsProvider } from './rendering/page-facts.tsx'
import { openPartSheet } from './rendering/part-sheet.ts'
import { partsFor } from './rendering/texts.ts'
import { SheetProvider } from './rendering/use-drawn-once.ts'

// biome-ignore lint/performance/noBarrelFile: the server finds it on the built bundle's entry, and only there.
export { provideContext } from './rendering/context.ts'

/** One render, one string: it is compressed, hashed and cached whole, and costs less than a stream. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...page }: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { preferences, nonce, requestId, assets, turn, parts } = visitOf(context)
  await turn()
  const facts = {
    messageChunks: partsFor(new URL(request.url).pathname).flatMap(
      (part) => assets.messages[preferences.locale][part] || [],
    ),
    requestId: page.staticHandlerContext.errors ? requestId : undefined,
  }
  const sheet = openPartSheet(parts)
  const markup = renderToString(
    <MessagesProvider locale={preferences.locale} table={tables[preferences.locale]}>
      <PageFactsProvider value={facts}>
        <SheetProvider value={sheet}>
          <ServerRouter context={page} url={request.url} nonce={nonce} />
        </SheetProvider>
      </PageFactsProvider>
    </MessagesProvider>,
  )
  const scripts = serverHandoffStream ? await handoffScripts(serverHandoffStream, nonce) : ''
  headers.set('content-type', 'text/html; charset=utf-8')
  // As bytes: a Response goes through a text letter by letter before it encodes it.
  const content = beforeBodyEnds(sheet.assemble(`<!DOCTYPE html>${markup}`), scripts)
  return new Response(content, { status, headers })
}

function beforeBodyEnds(page: Buffer, scripts: string): Buffer<ArrayBuffer> {
  const end = page.lastIndexOf('</body>')
  return Buffer.concat(end < 0 ? [page] : [page.subarray(0, end), Buffer.from(scripts), page.subarray(end)])
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) visitOf(context).report?.(error)
}
