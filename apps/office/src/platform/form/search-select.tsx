import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { indexAfterKey } from '@tecnoclick/ui/arrow-keys'
import { cx } from '@tecnoclick/ui/cx'
import { Field } from '@tecnoclick/ui/field'
import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { fillCount } from '../texts.ts'
import { matchingOptions, type SearchOption } from './search-select-options.ts'

const { searchSelect: texts } = office.form

interface SearchSelectProps {
  label: string
  labelHidden?: boolean
  hint?: string
  error?: string | undefined
  options: readonly SearchOption[]
  /** Names of what is chosen but not among the options. */
  known?: readonly SearchOption[]
  /** The options are what the server finds for what is typed. */
  onType?: (typed: string) => void
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
  /** A word on the first chip, where the first one has a role of its own. */
  firstMark?: string
}

/**
 * Chooses several of many: chips in a box that searches the list. The focus stays in the box (ARIA combobox); the arrow
 * keys walk, Enter chooses or takes back, Backspace in the empty box takes back the last.
 */
export function SearchSelect(props: SearchSelectProps) {
  const { label, options, known = [], onType, chosen, onChange, firstMark, error, ...field } = props
  const listId = useId()
  const box = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [said, setSaid] = useState('')
  const found = isOpen ? (onType ? options : matchingOptions(options, typed)) : []
  const nameOf = (value: string) =>
    [...known, ...options].find((option) => option.value === value)?.label ?? value
  const optionId = (index: number) => `${listId}-${index}`

  function search(text: string) {
    setTyped(text)
    onType?.(text)
  }

  function open() {
    if (box.current?.matches(':disabled')) return
    setOpen(true)
  }

  function close() {
    setOpen(false)
    setActive(-1)
  }

  function type(text: string) {
    search(text)
    setOpen(true)
    setActive(text.trim() === '' ? -1 : 0)
  }

  function toggle(value: string) {
    const isChosen = chosen.includes(value)
    onChange(isChosen ? chosen.filter((other) => other !== value) : [...chosen, value])
    setSaid(fillText(isChosen ? texts.removed : texts.added, { name: nameOf(value) }))
    if (typed !== '') {
      search('')
      setActive(-1)
    }
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    const option = found[active]
    const last = chosen.at(-1)
    if (event.key === 'Enter') {
      // Enter in the box never submits the form around it.
      event.preventDefault()
      if (option) toggle(option.value)
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      event.stopPropagation()
      close()
    } else if (event.key === 'Backspace' && typed === '' && last !== undefined) {
      toggle(last)
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (!isOpen) return open()
      setActive(indexAfterKey(event.key, 'down', active, found.length) ?? -1)
    }
  }

  function leave() {
    close()
    search('')
  }

  return (
    <Field {...field} label={label} error={error}>
      {(control) => (
        <div className="relative">
          <div className={boxClass}>
            <ul aria-label={fillText(texts.chosen, { label })} className="contents empty:hidden">
              {chosen.map((value, index) => (
                <Chip
                  key={value}
                  name={nameOf(value)}
                  mark={index === 0 ? firstMark : undefined}
                  onRemove={() => {
                    toggle(value)
                    box.current?.focus()
                    close()
                  }}
                />
              ))}
            </ul>
            <input
              {...control}
              ref={box}
              role="combobox"
              aria-expanded={isOpen}
              aria-controls={isOpen ? listId : undefined}
              aria-autocomplete="list"
              aria-activedescendant={isOpen && active >= 0 ? optionId(active) : undefined}
              autoComplete="off"
              placeholder={chosen.length === 0 ? texts.placeholder : texts.another}
              value={typed}
              onChange={(event) => type(event.currentTarget.value)}
              onClick={open}
              onKeyDown={handleKey}
              onBlur={leave}
              className="h-9 min-w-24 flex-1 bg-transparent px-2 text-base text-ink outline-none placeholder:text-ink-muted disabled:cursor-not-allowed max-md:h-11"
            />
            <ChevronDown
              aria-hidden="true"
              className="pointer-events-none absolute end-3 bottom-3.5 size-4.5 text-ink-muted"
            />
          </div>
          {isOpen && (
            <OptionList
              id={listId}
              label={label}
              optionId={optionId}
              options={found}
              chosen={chosen}
              active={active}
              onChoose={toggle}
            />
          )}
          <span role="status" className="sr-only">
            {isOpen && typed !== '' ? fillCount(texts.results, found.length) : said}
          </span>
        </div>
      )}
    </Field>
  )
}

/** Looks like a text field that the chips are in. 16 px text: iOS zooms the page when a smaller field gets focus. */
const boxClass =
  'relative flex min-h-11 flex-wrap items-center gap-1 rounded-md border border-line-strong bg-raised py-1 ps-1 pe-9 transition-colors hover:border-ink has-[input:disabled]:border-line has-[input:disabled]:bg-sunken has-[input:focus-visible]:border-focus has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-focus has-[input[aria-invalid]]:border-danger'

function Chip({ name, mark, onRemove }: { name: string; mark: string | undefined; onRemove: () => void }) {
  return (
    <li className="inline-flex max-w-full items-center rounded-md bg-sunken ps-3 text-sm">
      <span className="min-w-0 py-1">
        {name}
        {mark && <span className="ms-1.5 text-ink-muted text-xs">{mark}</span>}
      </span>
      <button
        type="button"
        aria-label={fillText(texts.remove, { name })}
        onClick={onRemove}
        className="flex min-h-9 min-w-9 shrink-0 cursor-pointer items-center justify-center rounded-md text-ink-muted hover:text-ink max-md:min-h-11 max-md:min-w-11"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </li>
  )
}

interface OptionListProps {
  id: string
  label: string
  optionId: (index: number) => string
  options: readonly SearchOption[]
  chosen: readonly string[]
  active: number
  onChoose: (value: string) => void
}

function OptionList({ id, label, optionId, options, chosen, active, onChoose }: OptionListProps) {
  const popup = useRef<HTMLDivElement>(null)

  // The whole list in view above the bar at the bottom, also when a phone's keyboard is open.
  useEffect(() => {
    popup.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  useEffect(() => {
    popup.current?.querySelector(`[data-index="${active}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [active])

  return (
    <div
      ref={popup}
      className="ground absolute inset-x-0 top-full z-15 mt-1 max-h-64 scroll-mb-20 overflow-y-auto overscroll-contain rounded-md border shadow-overlay"
    >
      {options.length === 0 && <p className="px-3.5 py-3 text-ink-muted text-sm">{texts.none}</p>}
      <div role="listbox" id={id} aria-label={label} aria-multiselectable="true">
        {options.map(({ value, label: name, detail }, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox handles the keys (aria-activedescendant).
          <div
            key={value}
            id={optionId(index)}
            data-index={index}
            role="option"
            tabIndex={-1}
            aria-selected={chosen.includes(value)}
            // Keeps the focus in the box.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(value)}
            className={cx(
              'flex min-h-11 cursor-pointer items-center gap-2 px-3.5 py-1.5 text-sm hover:bg-sunken',
              index === active && 'bg-sunken',
            )}
          >
            <Check
              aria-hidden="true"
              className={cx('size-4 shrink-0 text-link', !chosen.includes(value) && 'invisible')}
            />
            <span className="min-w-0">
              {name}
              {detail && <span className="ms-2 text-ink-muted text-xs">{detail}</span>}
            </span>
          </div>
        ))}
      </div>
    </div>
  )
}
