import { getSuggestions } from '@tecnoclick/contract/catalogue/browse/endpoints'
import type { Suggestion } from '@tecnoclick/contract/catalogue/browse/schemas'
import { createClient } from '@tecnoclick/contract/platform/client'
import { pictureUrl } from '@tecnoclick/domain/platform/files'
import { useT } from '@tecnoclick/ui/messages'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { ProductPrice } from '../../catalogue/card/product-price.tsx'
import { browserSend } from '../../offline/browser-send.ts'
import { productPath } from '../../platform/page/product-urls.ts'
import { useShellData } from '../../rendering/shell-data.ts'
import { optionId } from '../search/use-combobox.ts'

interface SuggestionListProps {
  id: string
  typed: string
  onFound(found: readonly Suggestion[]): void
  /** Index of the option that the arrow keys selected. */
  active: number
  onChoose(): void
}

/** The popup of the combobox: focus stays in the box, the arrow keys move `aria-activedescendant`. */
export function SuggestionList({ id, typed, active, onFound, onChoose }: SuggestionListProps) {
  const t = useT()
  const saveData = useShellData()?.saveData ?? true
  const suggestions = useSuggestions(typed)
  useEffect(() => onFound(suggestions?.found ?? []), [suggestions, onFound])
  if (!suggestions) return null
  const { query, found } = suggestions
  return (
    <div className="ground absolute inset-x-0 top-full z-40 mt-1.5 overflow-hidden rounded-md border shadow-overlay">
      {found.length === 0 && (
        <p className="px-4 py-3 text-ink-muted text-sm">{t('shell.search.noSuggestions', { query })}</p>
      )}
      <div role="listbox" id={id} aria-label={t('shell.search.suggestions')}>
        {found.map((suggestion, index) => (
          <Link
            key={suggestion.id}
            id={optionId(id, index)}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            to={productPath(suggestion.slug, suggestion.variantId)}
            onClick={onChoose}
            className="flex min-h-14 items-center gap-3 px-3 py-1.5 text-sm aria-selected:bg-sunken hover:bg-sunken"
          >
            {suggestion.image && !saveData && (
              <img
                src={pictureUrl(suggestion.image, 160)}
                alt=""
                width={44}
                height={44}
                className="size-11 shrink-0 rounded-sm object-contain"
              />
            )}
            <span className="grid min-w-0 flex-1 justify-items-start gap-x-3 sm:flex sm:items-center">
              <span lang="es" dir="auto" className="line-clamp-2 min-w-0 flex-1 text-start">
                {suggestion.name}
              </span>
              <ProductPrice product={suggestion} size="sm" />
            </span>
          </Link>
        ))}
      </div>
      {found.length > 0 && (
        <Link
          to={`/shop/catalog?q=${encodeURIComponent(query)}`}
          tabIndex={-1}
          onClick={onChoose}
          className="flex min-h-11 items-center justify-center border-t px-3 font-semibold text-link text-sm hover:bg-sunken"
        >
          {t('shell.search.seeAll')}
        </Link>
      )}
      <p role="status" className="sr-only">
        {found.length > 0 && t('shell.search.suggestionsFound', { count: found.length })}
      </p>
    </div>
  )
}

/** catalogue.md#search-and-suggestions */
const limit = 5
const searchDebounceMs = 100

interface Suggestions {
  query: string
  found: readonly Suggestion[]
}

/** Undefined until the first response; a failed request leaves the list as it was. */
function useSuggestions(typed: string): Suggestions | undefined {
  const query = typed.trim()
  const [suggestions, setSuggestions] = useState<Suggestions>()
  useEffect(() => {
    if (query === '') return setSuggestions(undefined)
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      const { signal } = controller
      const outcome = await createClient(browserSend)
        .attempt(getSuggestions, { query: { q: query, limit }, signal })
        .catch(() => undefined)
      if (outcome?.ok && !signal.aborted) setSuggestions({ query, found: outcome.data.data })
    }, searchDebounceMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [query])
  return query === '' ? undefined : suggestions
}
