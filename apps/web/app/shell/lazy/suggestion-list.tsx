import type { Suggestion } from '@tecnoclick/contract/catalogue/browse/schemas'
import { useT } from '@tecnoclick/ui/messages'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { ProductPrice } from '../../catalogue/card/product-price.tsx'
import { pictureUrl, productPath } from '../../catalogue/card/product-urls.ts'
import { optionId } from '../search/option-id.ts'
import { useShellData } from '../shell-data.ts'
import { useSuggestions } from './use-suggestions.ts'

interface SuggestionListProps {
  id: string
  typed: string
  onFound(found: readonly Suggestion[]): void
  /** The one the arrow keys stand on. */
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
            to={productPath(suggestion.slug)}
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
            <span className="grid min-w-0 flex-1 gap-x-3 sm:flex sm:items-center">
              <span className="line-clamp-2 min-w-0 flex-1">{suggestion.name}</span>
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
