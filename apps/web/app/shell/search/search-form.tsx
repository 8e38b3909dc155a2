import { indexAfterKey } from '@tecnoclick/ui/arrow-keys'
import { useT } from '@tecnoclick/ui/messages'
import Search from 'lucide-react/icons/search'
import { type FocusEvent, type KeyboardEvent, type Ref, useId, useState } from 'react'
import { Form, useLocation, useNavigate } from 'react-router'
import { optionId, productHref, SuggestionList } from './suggestion-list.tsx'
import { useSuggestions } from './use-suggestions.ts'

/** A §9: the box says how much there is to be found. */
const advertisedProducts = 100

interface SearchFormProps {
  /** A page with two of them needs a name for each. */
  label?: string
  className?: string
  inputRef?: Ref<HTMLInputElement>
}

/** A plain search form; script adds suggestions as an ARIA combobox. */
export function SearchForm({ label, className, inputRef }: SearchFormProps) {
  const t = useT()
  const query = useQuery()
  const box = useCombobox()
  return (
    <Form
      role="search"
      aria-label={label ?? t('shell.search.label')}
      action="/shop/catalog"
      onSubmit={box.close}
      onBlur={box.closeWhenLeft}
      className={className}
    >
      <div className="relative">
        <div className="ground flex h-11 items-center rounded-md focus-within:outline-2 focus-within:outline-offer focus-within:outline-offset-2">
          <input
            key={query}
            ref={inputRef}
            type="search"
            name="q"
            required
            maxLength={100}
            defaultValue={query}
            aria-label={t('shell.search.label')}
            placeholder={t('shell.search.placeholder', { n: advertisedProducts })}
            enterKeyHint="search"
            autoComplete="off"
            {...box.input}
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
        {box.suggestions && (
          <SuggestionList
            id={box.listId}
            suggestions={box.suggestions}
            active={box.active}
            onChoose={box.close}
          />
        )}
      </div>
    </Form>
  )
}

function useCombobox() {
  const listId = useId()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(-1)
  const suggestions = useSuggestions(typed)
  const found = suggestions?.found ?? []

  function close() {
    setTyped('')
    setActive(-1)
  }

  function walk(event: KeyboardEvent<HTMLInputElement>) {
    const chosen = found[active]
    if (event.key === 'Escape' && suggestions) {
      event.preventDefault()
      event.stopPropagation()
      close()
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      close()
      navigate(productHref(chosen.slug))
    } else {
      const next = indexAfterKey(event.key, 'down', active, found.length)
      if (next === undefined || event.key === 'Home' || event.key === 'End') return
      event.preventDefault()
      setActive(next)
    }
  }

  return {
    listId,
    suggestions,
    active,
    close,
    closeWhenLeft(event: FocusEvent<HTMLFormElement>) {
      if (!event.currentTarget.contains(event.relatedTarget)) close()
    },
    input: {
      role: 'combobox',
      'aria-expanded': found.length > 0,
      'aria-controls': listId,
      'aria-autocomplete': 'list' as const,
      'aria-activedescendant': active >= 0 ? optionId(listId, active) : undefined,
      onChange: (event: { target: HTMLInputElement }) => {
        setTyped(event.target.value)
        setActive(-1)
      },
      onKeyDown: walk,
    },
  }
}

/** Only where the query is part of the page: a shared page must not show what someone else has typed. */
function useQuery(): string {
  const { pathname, search } = useLocation()
  return pathname.startsWith('/shop/catalog') ? (new URLSearchParams(search).get('q') ?? '') : ''
}
