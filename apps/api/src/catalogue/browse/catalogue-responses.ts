import type { Catalogue } from '@tecnoclick/catalogue/catalogue'
import { type PricingContext, tierOf } from '@tecnoclick/domain/catalogue/prices'
import type { ApiContext, Search } from '../../platform/http/bindings.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { type CachedResponse, sendStored } from '../../platform/http/stored-response.ts'
import { hasSession, type VisitorHeaders } from '../../platform/http/visitor-headers.ts'
import type { Session } from '../../platform/session/find-session.ts'
import type { CatalogueCache } from './catalogue-cache.ts'
import { pricingContextOf } from './pricing-context.ts'
import { createResponseCache } from './response-cache.ts'

interface CatalogueRequest {
  session: Session | undefined
  context: ApiContext
}

/** Creates the body of a response; undefined means 404. */
export type CreateBody = (
  catalogue: Catalogue,
  pricing: PricingContext,
  search: URLSearchParams,
) => object | undefined

/** Responses about the catalogue, created once per catalogue version and pricing context, then served from memory. */
export interface CatalogueResponses {
  /** `search` is the text to count in the search log. */
  respond(request: CatalogueRequest, createBody: CreateBody, search?: string): Promise<Response | Refusal>
  /** The cached response for a signed-out visitor. */
  findCached(url: URL, headers: VisitorHeaders): CachedResponse | undefined
  /** Counts a search whose results were shown. Ignores bots. */
  countSearch(search: Search, userAgent: string | undefined): void
}

const maxCacheBytes = 16 * 1024 * 1024

/** A signed-in response may contain wholesale prices, so shared caches must not store it. */
const cacheControl = {
  signedOut: 'public, max-age=5, stale-while-revalidate=30',
  signedIn: 'private, no-cache',
} as const
const vary = 'cookie, authorization'

const botPattern = /bot\b|bot\/|crawl|spider|slurp|preview|headless|curl|wget|python|scrapy|monitor/i

export function createCatalogueResponses(
  catalogueCache: CatalogueCache,
  count: (search: Search) => void,
): CatalogueResponses {
  const cache = createResponseCache(maxCacheBytes)

  function countSearch(search: Search, userAgent: string | undefined): void {
    const isBot = userAgent !== undefined && botPattern.test(userAgent)
    if (!isBot) count(search)
  }

  return {
    async respond({ session, context }, createBody, search) {
      const catalogue = await catalogueCache.read()
      const { headers } = context.req.raw
      const url = new URL(context.req.url)
      const pricing = pricingContextOf(session, url, headers.get('cookie'))
      const response = cache.getOrCreate(catalogue, cacheKey(pricing, url), () => {
        const body = createBody(catalogue, pricing, url.searchParams)
        return body && { body, search }
      })
      if (!response) return refuse('notFound')
      const { keepSearch } = context.env
      if (response.search && keepSearch) keepSearch(response.search)
      else if (response.search) countSearch(response.search, headers.get('user-agent') ?? undefined)
      const control = session ? cacheControl.signedIn : cacheControl.signedOut
      return sendStored(context, { response, cacheControl: control, vary })
    },
    findCached(url, headers) {
      const catalogue = catalogueCache.peek()
      if (!catalogue || hasSession(url, headers)) return undefined
      const pricing = pricingContextOf(undefined, url, headers.cookie ?? '')
      const response = cache.find(catalogue, cacheKey(pricing, url))
      if (!response) return undefined
      if (response.search) countSearch(response.search, headers['user-agent'])
      return { response, cacheControl: cacheControl.signedOut, vary }
    },
    countSearch,
  }
}

function cacheKey(pricing: PricingContext, { pathname, search }: URL): string {
  const tier = pricing.staff ? 'staff' : tierOf(pricing)
  return `${tier} ${pricing.currency} ${pathname}${search}`
}
