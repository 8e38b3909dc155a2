import type { Catalogue } from '@tecnoclick/catalogue/catalogue'
import { sessionCookieName } from '@tecnoclick/contract/platform/cookie-names'
import { parseCookies } from '@tecnoclick/contract/platform/preferences'
import type { PricingContext } from '@tecnoclick/domain/catalogue/prices'
import type { ApiContext, Search } from '../../platform/http/bindings.ts'
import { matchesEtag } from '../../platform/http/etag.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import type { Session } from '../../platform/session/find-session.ts'
import { isBot } from './is-bot.ts'
import type { LiveCatalogue } from './live-catalogue.ts'
import { lookerOf } from './looker.ts'
import { type Ready, readyAnswers } from './ready-answers.ts'

interface Asked {
  session: Session | undefined
  context: ApiContext
}

/** What the catalogue shows this viewer; undefined is a 404. */
export type Show = (
  catalogue: Catalogue,
  viewer: PricingContext,
  search: URLSearchParams,
) => object | undefined

/** The headers of a request by which it is told whether everyone's answer is also this visitor's. */
export interface Visit {
  cookie?: string | undefined
  authorization?: string | undefined
  'user-agent'?: string | undefined
}

/** Everyone's answer, as it lies in memory. The same `answer` comes again as long as it is true. */
export interface ReadyAnswer {
  answer: Ready
  cacheControl: string
  vary: string
}

/** The shop window: every answer about the catalogue, from memory. */
export interface ShopWindow {
  /** `search` is the text that somebody looked for, where that is worth counting. */
  answer(asked: Asked, show: Show, search?: string): Promise<Response | Refusal>
  /** What a visitor without an account was told at this address before, if it is still true. */
  ready(url: URL, visit: Visit): ReadyAnswer | undefined
  /** Somebody looked at the answer to this search. */
  countSearch(search: Search, userAgent: string | undefined): void
}

const readyBytes = 32 * 1024 * 1024

/**
 * Without a session the answer is everyone's, though not for long; with one it may hold wholesale prices and stays with its
 * owner. Either way a shared cache must look at who asks.
 */
const cacheControl = {
  everyone: 'public, max-age=5, stale-while-revalidate=30',
  owner: 'private, no-cache',
} as const
const vary = 'cookie, authorization'

export function openShopWindow(live: LiveCatalogue, count: (search: Search) => void): ShopWindow {
  const answers = readyAnswers(readyBytes)

  function countSearch(search: Search, userAgent: string | undefined): void {
    if (!isBot(userAgent)) count(search)
  }

  return {
    async answer({ session, context }, show, search) {
      const catalogue = await live.read()
      const { headers } = context.req.raw
      const url = new URL(context.req.url)
      const { viewer, kind } = lookerOf(session, url, headers.get('cookie'))
      const ready = answers.obtain(catalogue, keyOf(kind, url), () => {
        const body = show(catalogue, viewer, url.searchParams)
        return body && { body, search }
      })
      if (!ready) return refuse('notFound')
      const { keepText, keepSearch } = context.env
      if (ready.search && keepSearch) keepSearch(ready.search)
      else if (ready.search) countSearch(ready.search, headers.get('user-agent') ?? undefined)
      keepText?.(new TextDecoder().decode(ready.body))
      return answerOf(ready, headers, session ? cacheControl.owner : cacheControl.everyone)
    },
    ready(url, { cookie = '', authorization, 'user-agent': userAgent }) {
      const catalogue = live.peek()
      if (!catalogue || authorization !== undefined) return undefined
      if (parseCookies(cookie).has(sessionCookieName)) return undefined
      const answer = answers.find(catalogue, keyOf(lookerOf(undefined, url, cookie).kind, url))
      if (!answer) return undefined
      if (answer.search) countSearch(answer.search, userAgent)
      return { answer, cacheControl: cacheControl.everyone, vary }
    },
    countSearch,
  }
}

function keyOf(kind: string, { pathname, search }: URL): string {
  return `${kind} ${pathname}${search}`
}

function answerOf({ etag, body }: Ready, asked: Headers, control: string): Response {
  const headers = { etag, 'cache-control': control, vary }
  if (matchesEtag(asked.get('if-none-match'), etag)) return new Response(null, { status: 304, headers })
  return new Response(body, { headers: { ...headers, 'content-type': 'application/json' } })
}
