import type { Suggestion } from '@tecnoclick/contract/catalogue/browse/schemas'
import { indexAfterKey } from '@tecnoclick/ui/arrow-keys'
import { type FocusEvent, type KeyboardEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { productPath } from '../../platform/page/product-urls.ts'
import { rememberSearchedText } from '../../platform/searched-text.ts'

/** Element id for `aria-activedescendant`. */
export const optionId = (listId: string, index: number) => `${listId}-${index}`

/** State and ARIA props of the search combobox. */
export function useCombobox() {
  const listId = useId()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(-1)
  const [found, setFound] = useState<readonly Suggestion[]>([])
  const open = typed.trim() !== '' && found.length > 0

  /** A suggestion was chosen: its page marks what was searched for. */
  function choose() {
    rememberSearchedText(typed)
    close()
  }

  function close() {
    setTyped('')
    setFound([])
    setActive(-1)
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    const chosen = found[active]
    if (event.key === 'Escape' && open) {
      event.preventDefault()
      event.stopPropagation()
      close()
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      choose()
      void navigate(productPath(chosen.slug, chosen.variantId))
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const next = indexAfterKey(event.key, 'down', active, found.length)
      if (next === undefined) return
      event.preventDefault()
      setActive(next)
    }
  }

  return {
    close,
    closeOnBlur(event: FocusEvent<HTMLFormElement>) {
      if (!event.currentTarget.contains(event.relatedTarget)) close()
    },
    list: { id: listId, typed, active, onFound: setFound, onChoose: choose },
    input: {
      role: 'combobox',
      'aria-expanded': open,
      'aria-controls': open ? listId : undefined,
      'aria-autocomplete': 'list' as const,
      'aria-activedescendant': open && active >= 0 ? optionId(listId, active) : undefined,
      onChange: (event: { target: HTMLInputElement }) => {
        setTyped(event.target.value)
        setActive(-1)
      },
      onKeyDown: handleKey,
    },
  }
}
