import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { cx } from '@tecnoclick/ui/cx'
import ChevronDown from 'lucide-react/icons/chevron-down'
import X from 'lucide-react/icons/x'
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'

const { list: texts } = office

interface FilterChipProps {
  label: string
  /** What is chosen; undefined while the filter is off. */
  chosen: string | undefined
  onClear: () => void
  /** The choice, rendered while it is open. */
  children: (close: () => void) => ReactNode
}

/** A filter of a list: the button opens its choice, under the chip or, on a phone, as a sheet. */
export function FilterChip({ label, chosen, onClear, children }: FilterChipProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const isActive = chosen !== undefined
  const close = () => panel.current?.hidePopover()
  useCloseOnScroll(isOpen, close)

  return (
    <li className="shrink-0">
      <ChipFrame isActive={isActive}>
        <button
          ref={button}
          type="button"
          popoverTarget={id}
          aria-haspopup="dialog"
          className={cx(
            'flex min-h-11 items-center gap-1.5 whitespace-nowrap rounded-full ps-3.5 text-sm md:min-h-9 pointer-coarse:min-h-11',
            isActive ? 'pe-1' : 'pe-3 font-medium hover:bg-sunken',
          )}
        >
          {isActive ? `${label}: ` : label}
          {isActive && <span className="max-w-44 truncate font-semibold">{chosen}</span>}
          {!isActive && <ChevronDown aria-hidden="true" className="size-4 opacity-60" />}
        </button>
        {isActive && <ClearButton label={label} onClear={onClear} />}
      </ChipFrame>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        onBeforeToggle={() => placeUnder(panel, button)}
        onToggle={(event) => setOpen(event.newState === 'open')}
        className="ground fixed max-h-[70dvh] w-72 max-w-none overflow-y-auto overscroll-contain rounded-md border p-1.5 shadow-overlay max-md:inset-[auto_0_0] max-md:w-full max-md:rounded-b-none max-md:p-3 max-md:pb-[calc(--spacing(3)+env(safe-area-inset-bottom))] max-md:backdrop:bg-backdrop md:inset-[var(--chip-bottom)_auto_auto_var(--chip-left)]"
      >
        {isOpen && children(close)}
      </div>
    </li>
  )
}

/** A filter that is set by a link, such as the orders of one customer. It can only be taken away. */
export function FixedChip({ label, onClear }: { label: string; onClear: () => void }) {
  return (
    <li className="shrink-0">
      <ChipFrame isActive>
        <span className="flex min-h-11 items-center whitespace-nowrap ps-3.5 pe-1 font-semibold text-sm md:min-h-9 pointer-coarse:min-h-11">
          {label}
        </span>
        <ClearButton label={label} onClear={onClear} />
      </ChipFrame>
    </li>
  )
}

function ChipFrame({ isActive, children }: { isActive: boolean; children: ReactNode }) {
  return (
    <span
      className={cx(
        'flex items-center rounded-full border transition-colors',
        isActive ? 'border-action bg-action-soft text-link' : 'border-ink/25 bg-raised',
      )}
    >
      {children}
    </span>
  )
}

function ClearButton({ label, onClear }: { label: string; onClear: () => void }) {
  const name = fillText(texts.clearFilter, { name: label })
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      onClick={onClear}
      className="flex min-h-11 min-w-11 items-center justify-center rounded-full hover:bg-current/8 md:min-h-9 md:min-w-9 pointer-coarse:min-h-11 pointer-coarse:min-w-11"
    >
      <X aria-hidden="true" className="size-4" />
    </button>
  )
}

const panelWidth = 288
const gap = 6

/** The chips scroll in their line, so the panel cannot be positioned relative to its chip. */
function placeUnder(panel: RefObject<HTMLElement | null>, button: RefObject<HTMLElement | null>): void {
  if (!panel.current || !button.current) return
  const { left, bottom } = button.current.getBoundingClientRect()
  const rightmost = document.documentElement.clientWidth - panelWidth - gap
  panel.current.style.setProperty('--chip-left', `${Math.max(gap, Math.min(left, rightmost))}px`)
  panel.current.style.setProperty('--chip-bottom', `${bottom + gap}px`)
}

/** The panel stays where it is while the page scrolls. As a sheet it may stay. */
function useCloseOnScroll(isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen || !matchMedia('(width >= 48rem)').matches) return
    window.addEventListener('scroll', close, { once: true })
    return () => window.removeEventListener('scroll', close)
  })
}
