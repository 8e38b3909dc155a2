import { getSuggestions } from '@tecnoclick/contract/catalogue/browse/endpoints'
import type { Suggestion } from '@tecnoclick/contract/catalogue/browse/schemas'
import { createClient } from '@tecnoclick/contract/platform/client'
import { useEffect, useState } from 'react'
import { browserSend } from '../../offline/browser-send.ts'

/** Five of them, fetched this long after the last key (catalogue.md#search-and-suggestions). */
const limit = 5
const fetchedAfterMs = 100

interface Suggestions {
  /** What they were asked for. */
  query: string
  found: readonly Suggestion[]
}

/** What the shop has for the words typed so far; undefined while there is nothing to say. A lost line says nothing. */
export function useSuggestions(typed: string): Suggestions | undefined {
  const query = typed.trim()
  const [answer, setAnswer] = useState<Suggestions>()
  useEffect(() => {
    if (query === '') return setAnswer(undefined)
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      const { signal } = controller
      const outcome = await createClient(browserSend)
        .attempt(getSuggestions, { query: { q: query, limit }, signal })
        .catch(() => undefined)
      if (outcome?.ok && !signal.aborted) setAnswer({ query, found: outcome.data.data })
    }, fetchedAfterMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [query])
  return query === '' ? undefined : answer
}
