import type { KeyboardEvent, ReactNode } from 'react'
import { cx } from './cx.ts'
import { useDropdown } from './use-dropdown.ts'

interface DropdownProps {
  /** Content of the summary; style it with `triggerClassName`. */
  trigger: ReactNode
  /** Needed if the trigger is an icon. */
  label?: string
  triggerClassName?: string
  /** A function receives `close`. */
  children: ReactNode | ((close: () => void) => ReactNode)
  /** The edge of the trigger that the panel aligns with. */
  align?: 'start' | 'end'
  className?: string
  panelClassName?: string
  onOpenChange?: (open: boolean) => void
  /** Also receives keys of the trigger. */
  onKeyDown?: (event: KeyboardEvent<HTMLDetailsElement>) => void
}

/** A panel under its trigger. It is a <details> and opens without script. */
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
        className={cx('ground dropdown-panel', align === 'start' ? 'start-0' : 'end-0', props.panelClassName)}
      >
        {typeof children === 'function' ? children(close) : children}
      </div>
    </details>
  )
}
