import { useT } from '@tecnoclick/ui/messages'
import Search from 'lucide-react/icons/search'
import { lazy, type Ref, Suspense } from 'react'
import { Form, useLocation } from 'react-router'
import { useCombobox } from './use-combobox.ts'

const SuggestionList = lazy(async () => ({
  default: (await import('../lazy/suggestion-list.tsx')).SuggestionList,
}))

/** The placeholder says how many products there are (catalogue.md#search-and-suggestions). */
const advertisedProducts = 100

interface SearchFormProps {
  /** Names this one if a page has two. */
  label?: string
  className?: string
  inputRef?: Ref<HTMLInputElement>
}

/** A plain search form. Script adds suggestions as an ARIA combobox. */
export function SearchForm({ label, className, inputRef }: SearchFormProps) {
  const t = useT()
  const query = useQuery()
  const { input, list, close, closeOnBlur } = useCombobox()
  return (
    <Form
      discover="none"
      role="search"
      aria-label={label ?? t('shell.search.label')}
      action="/shop/catalog"
      onSubmit={close}
      onBlur={closeOnBlur}
      className={className}
    >
      <div className="relative">
        <div className="ground flex h-11 items-center rounded-md focus-within:outline-2 focus-within:outline-offer focus-within:outline-offset-2">
          <input
            key={query}
            ref={inputRef}
            // Of the types of a text field, HTML allows a combobox only on this one.
            type="text"
            inputMode="search"
            name="q"
            required
            maxLength={100}
            defaultValue={query}
            aria-label={t('shell.search.label')}
            placeholder={t('shell.search.placeholder', { n: advertisedProducts })}
            enterKeyHint="search"
            autoComplete="off"
            {...input}
            className="h-full min-w-0 flex-1 rounded-md bg-transparent ps-4 text-base outline-none placeholder:text-ink-muted md:text-sm"
          />
          <button
            type="submit"
            aria-label={t('shell.search.submit')}
            className="m-1 grid h-9 w-11 shrink-0 place-items-center rounded-sm bg-action text-on-action transition-colors hover:bg-action-hover"
          >
            <Search aria-hidden="true" className="size-5" />
          </button>
        </div>
        {list.typed.trim() !== '' && (
          <Suspense>
            <SuggestionList {...list} />
          </Suspense>
        )}
      </div>
    </Form>
  )
}

/** Only on list pages, whose URL contains the query: a cached page must not show what another visitor typed. */
function useQuery(): string {
  const { pathname, search } = useLocation()
  return pathname.startsWith('/shop/catalog') ? (new URLSearchParams(search).get('q') ?? '') : ''
}
