import type { Context } from 'hono'
import type { Session } from '../session/find-session.ts'

/** What the HTTP server knows of a request and a `Request` object does not say. */
export interface Bindings {
  clientAddress: string
  requestId: string
  /** The visitor's side of the line is https. */
  secure: boolean
  /** One page asks several times for one visitor: whose token that is, is looked up once. */
  sessions?: KnownSessions
  /** Told the text of an answer that is read in this process: it need not become bytes and a text again. */
  keepText?(text: string): void
  /** Told of a search instead of counting it: one answer may become a page that many look at. */
  keepSearch?(search: Search): void
}

/** What somebody looked for, and how much was found. */
export interface Search {
  text: string
  results: number
}

export type KnownSessions = Map<string, Promise<Session | undefined>>

export interface ApiEnv {
  Bindings: Bindings
  Variables: { session: Session | undefined }
}

export type ApiContext = Context<ApiEnv>
