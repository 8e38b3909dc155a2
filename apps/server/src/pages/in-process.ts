import type { Api } from '@tecnoclick/api/app'
import type { KnownSessions, Search } from '@tecnoclick/api/platform/http/bindings'
import type { Answer, Send } from '@tecnoclick/contract/platform/client'
import { apiKeyPrefix } from '@tecnoclick/domain/people/api-key'
import type { RequestFacts } from '../http/request-facts.ts'

export interface InProcessSend {
  send: Send
  /** Cookies set by the API, to be copied to the page response. */
  cookies(): string[]
  /** Searches, counted for everyone who gets the page. */
  searches(): readonly Search[]
}

/** Headers that identify the visitor and the origin of the request. */
const forwarded = ['cookie', 'authorization', 'origin', 'sec-fetch-site', 'user-agent']

/** Calls the API in the same process on behalf of the visitor with these headers. */
export function createInProcessSend(
  api: Pick<Api, 'fetch'>,
  visitor: Headers,
  facts: RequestFacts,
): InProcessSend {
  const { clientAddress, requestId, secure } = facts
  const cookies: string[] = []
  const searches: Search[] = []
  const sessions: KnownSessions = new Map()
  return {
    async send(path, init) {
      const headers = new Headers(init.headers)
      for (const name of forwarded) {
        const value = visitor.get(name)
        if (value !== null && !headers.has(name) && !isKey(name, value)) headers.set(name, value)
      }
      const request = new Request(new URL(path, facts.url.origin), { ...init, headers })
      let text: string | undefined
      const keepText = (kept: string) => {
        text = kept
      }
      const keepSearch = (search: Search) => void searches.push(search)
      const bindings = { clientAddress, requestId, secure, sessions, keepText, keepSearch }
      const response = await api.fetch(request, bindings)
      // Any change may affect the viewer: sign-in, sign-out, a new name, an approval.
      if (request.method !== 'GET') sessions.clear()
      cookies.push(...response.headers.getSetCookie())
      return text === undefined ? response : written(response, text)
    },
    cookies: () => cookies,
    searches: () => searches,
  }
}

/** Pages are for people: calls of theirs would refuse the key of a program. */
function isKey(name: string, value: string): boolean {
  return name === 'authorization' && value.toLowerCase().startsWith(`bearer ${apiKeyPrefix}`)
}

/** Parsing the `Response` would take longer than producing it. */
function written({ ok, status }: Response, text: string): Answer {
  return { ok, status, text: async () => text, json: async () => JSON.parse(text) }
}
