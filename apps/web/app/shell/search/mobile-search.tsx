import { useT } from '@tecnoclick/ui/messages'
import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { SearchForm } from './search-form.tsx'

/** site.md#header-and-footer */
export function MobileSearch() {
  const t = useT()
  const details = useRef<HTMLDetailsElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const { key } = useLocation()
  const shown = useRef(key)

  useEffect(() => {
    if (shown.current !== key && details.current) details.current.open = false
    shown.current = key
  }, [key])

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !details.current?.open) return
    details.current.open = false
    details.current.querySelector('summary')?.focus()
  }

  return (
    <details
      ref={details}
      onToggle={(event) => event.currentTarget.open && input.current?.focus()}
      onKeyDown={closeOnEscape}
      className="group md:hidden"
    >
      <summary className="grid size-11 place-items-center rounded-md">
        <Search aria-hidden="true" className="size-5.5 group-open:hidden" />
        <X aria-hidden="true" className="hidden size-5.5 group-open:block" />
        <span className="sr-only">{t('shell.search.open')}</span>
      </summary>
      <div className="band absolute inset-x-0 top-full border-band-line border-t px-4 py-3 shadow-overlay">
        <SearchForm inputRef={input} />
      </div>
    </details>
  )
}
