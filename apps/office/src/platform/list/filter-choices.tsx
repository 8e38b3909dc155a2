import { office } from '@tecnoclick/messages/office'
import { indexAfterKey } from '@tecnoclick/ui/arrow-keys'
import type { SelectOption } from '@tecnoclick/ui/select-field'
import { TextField } from '@tecnoclick/ui/text-field'
import Check from 'lucide-react/icons/check'
import Search from 'lucide-react/icons/search'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'

const { list: texts } = office

/** Longer choices can be searched. */
const shortLength = 10

interface ChoicesProps {
  label: string
  options: readonly SelectOption[]
  value: string
  /** The choice that turns the filter off. */
  everyLabel: string
  onChoose: (value: string) => void
}

/** The values of a filter. Arrow keys work in addition to Tab. */
export function Choices({ label, options, value, everyLabel, onChoose }: ChoicesProps) {
  const [typed, setTyped] = useState('')
  const root = useRef<HTMLFieldSetElement>(null)
  const isLong = options.length > shortLength
  const found = options.filter(({ label }) => folded(label).includes(folded(typed)))
  const shown = typed ? found : [{ value: '', label: everyLabel }, ...options]

  useEffect(() => {
    const current = root.current?.querySelector<HTMLElement>('[aria-current]')
    // On a phone the keyboard would cover half of the choices.
    const search = matchMedia('(pointer: fine)').matches ? root.current?.querySelector('input') : undefined
    ;(search ?? current)?.focus({ preventScroll: true })
    current?.scrollIntoView({ block: 'nearest' })
  }, [])

  function press(event: KeyboardEvent) {
    const buttons = [...(root.current?.querySelectorAll('button') ?? [])]
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      event.preventDefault()
      return buttons[0]?.click()
    }
    const isTyping = event.target instanceof HTMLInputElement && !event.key.startsWith('Arrow')
    const index = buttons.findIndex((button) => button.matches(':focus'))
    const next = isTyping ? undefined : indexAfterKey(event.key, 'down', index, buttons.length)
    if (next === undefined) return
    event.preventDefault()
    buttons[next]?.focus()
  }

  return (
    <fieldset ref={root} aria-label={label} onKeyDown={press}>
      {isLong && (
        <TextField
          type="search"
          label={texts.searchChoice}
          labelHidden
          placeholder={texts.searchChoice}
          value={typed}
          maxLength={60}
          autoComplete="off"
          leading={<Search className="size-4" />}
          onChange={(event) => setTyped(event.currentTarget.value)}
          className="mb-1.5"
        />
      )}
      {shown.length === 0 && <p className="px-3 py-2 text-ink-muted text-sm">{texts.noChoice}</p>}
      <ul>
        {shown.map((option) => (
          <li key={option.value}>
            <button
              type="button"
              aria-current={option.value === value || undefined}
              onClick={() => onChoose(option.value)}
              className="flex min-h-11 w-full items-center gap-3 rounded-sm px-3 py-1.5 text-start text-sm hover:bg-sunken aria-[current]:font-semibold md:min-h-9"
            >
              <span className="min-w-0 flex-1">{option.label}</span>
              {option.value === value && <Check aria-hidden="true" className="size-4 shrink-0 text-link" />}
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

/** Without accents and capitals. */
function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase()
}
