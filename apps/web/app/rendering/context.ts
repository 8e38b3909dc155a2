import { getMe } from '@tecnoclick/contract/people/security/endpoints'
import type { Me } from '@tecnoclick/contract/people/security/schemas'
import { type Client, createClient, type Outcome, type Send } from '@tecnoclick/contract/platform/client'
import type { Preferences } from '@tecnoclick/contract/platform/preferences'
import type { PartName } from '@tecnoclick/messages/load-table'
import type { Locale } from '@tecnoclick/messages/locales'
import { createContext, RouterContextProvider } from 'react-router'
import { pageClient } from './page-client.ts'
import type { DrawnParts } from './part-sheet.ts'

/** What the server gives for one request: the bundle keeps no state of its own between requests. */
export interface WebContext {
  /** Reaches the API as the visitor, whose session, request id and address travel along; cookies it sets reach them. */
  send: Send
  /** Resolves when this page may be drawn. */
  turn(): Promise<void>
  /** What pages have in common, drawn before. */
  parts: DrawnParts
  preferences: Preferences
  /** Carried by every inline script of the page. */
  nonce: string
  requestId: string
  /** The addresses of each language's message chunks, preloaded by the pages that need them. */
  assets: { messages: Record<Locale, Record<PartName, string>> }
  /** Told of faults that no page of ours expected. */
  report?(error: unknown): void
}

/** The request as route code sees it. */
export interface Visit extends WebContext {
  client: Client
  /** Asked at most once a request, however many routes want to know. */
  me(): Promise<Outcome<Me>>
}

const visitContext = createContext<Visit>()

export function provideContext(values: WebContext): RouterContextProvider {
  const client = pageClient(createClient(values.send), values.requestId)
  let asked: Promise<Outcome<Me>> | undefined
  const me = () => {
    asked ??= client.attempt(getMe)
    return asked
  }
  const context = new RouterContextProvider()
  context.set(visitContext, { ...values, client, me })
  return context
}

export function visitOf(context: Readonly<RouterContextProvider>): Visit {
  return context.get(visitContext)
}
