import type { KeyboardEvent, ReactNode } from 'react'
import { cx } from './cx.ts'
import { useDropdown } from './use-dropdown.ts'

interface DropdownProps {
  /** What the summary shows; style it by `triggerClassName` (for instance with `buttonLook`). */
  trigger: ReactNode
  /** Needed where the trigger is an icon. */
  label?: string
  triggerClassName?: string
  /** A function is given `close`, for a panel that finishes by itself. */
  children: ReactNode | ((close: () => void) => ReactNode)
  /** The edge of the trigger that the panel keeps to. */
  align?: 'start' | 'end'
  className?: string
  panelClassName?: string
  onOpenChange?: (open: boolean) => void
  /** Keys pressed anywhere in it, the trigger included. */
  onKeyDown?: (event: KeyboardEvent<HTMLDetailsElement>) => void
}

/** A panel under its trigger: cart, account, languages. <details>, so it opens before and without script. */
export function Dropdown(props: DropdownProps) {
  const { trigger, label, triggerClassName, children, align = 'start', onOpenChange } = props
  const { ref, closeByEscape, close } = useDropdown()
  return (
    <details
      ref={ref}
      onKeyDown={(event) => {
        closeByEscape(event)
        props.onKeyDown?.(event)
      }}
      onToggle={(event) => onOpenChange?.(event.currentTarget.open)}
      className={cx('group/dropdown relative', props.className)}
    >
      <summary aria-label={label} title={label} className={triggerClassName}>
        {trigger}
      </summary>
      <div
        className={cx(
          'ground absolute top-full z-30 mt-2 w-max min-w-48 max-w-[calc(100vw-2rem)] animate-arrive rounded-md border shadow-overlay',
          align === 'start' ? 'start-0' : 'end-0',
          props.panelClassName,
        )}
      >
        {typeof children === 'function' ? children(close) : children}
      </div>
    </details>
  )
}
