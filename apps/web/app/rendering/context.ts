import { getMe } from '@tecnoclick/contract/people/security/endpoints'
import type { Me } from '@tecnoclick/contract/people/security/schemas'
import { type Client, createClient, type Outcome, type Send } from '@tecnoclick/contract/platform/client'
import type { Preferences } from '@tecnoclick/contract/platform/preferences'
import type { PartName } from '@tecnoclick/messages/load-table'
import type { Locale } from '@tecnoclick/messages/platform/locales'
import { createContext, RouterContextProvider } from 'react-router'
import { pageClient } from './page-client.ts'
import type { FragmentCache } from './page-fragments.ts'

/** Provided by the server for each request; the web bundle has no state between requests. */
export interface WebContext {
  /** Calls the API with the visitor's session, request id and IP address, and forwards cookies that the API sets. */
  send: Send
  /** Resolves when this page may be rendered. */
  waitForRenderSlot(): Promise<void>
  fragmentCache: FragmentCache
  preferences: Preferences
  /** CSP nonce of inline scripts. */
  nonce: string
  requestId: string
  /** URLs of each language's message chunks, for preloading. */
  assets: { messages: Record<Locale, Record<PartName, string>> }
  /** Receives unexpected errors. */
  report?(error: unknown): void
}

/** The request as loaders and actions see it. */
export interface Visit extends WebContext {
  client: Client
  /** Fetched at most once per request. */
  me(): Promise<Outcome<Me>>
}

const visitContext = createContext<Visit>()

export function provideContext(values: WebContext): RouterContextProvider {
  const client = pageClient(createClient(values.send), values.requestId)
  let request: Promise<Outcome<Me>> | undefined
  const me = () => {
    request ??= client.attempt(getMe)
    return request
  }
  const context = new RouterContextProvider()
  context.set(visitContext, { ...values, client, me })
  return context
}

export function visitOf(context: Readonly<RouterContextProvider>): Visit {
  return context.get(visitContext)
}
