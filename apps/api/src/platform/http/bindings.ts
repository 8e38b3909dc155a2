import type { Context } from 'hono'
import type { Session } from '../session/find-session.ts'

/** What the HTTP server knows about a request beyond the `Request` object. */
export interface Bindings {
  clientAddress: string
  requestId: string
  /** The client uses https. */
  secure: boolean
  /** Sessions by token, shared by all API calls of one page. */
  sessions?: KnownSessions
  /** Receives the JSON text of a response for a caller in this process, which saves encoding and decoding it. */
  keepText?(text: string): void
  /** Receives a search instead of counting it: the page may be cached and served to many. */
  keepSearch?(search: Search): void
}

/** A search and its number of results. */
export interface Search {
  text: string
  results: number
}

export type KnownSessions = Map<string, Promise<Session | undefined>>

export interface ApiEnv {
  Bindings: Bindings
  /** `isForged`: another site may have caused the request; only its API key, where one is used, speaks for it. */
  Variables: { session: Session | undefined; isForged: boolean }
}

export type ApiContext = Context<ApiEnv>
