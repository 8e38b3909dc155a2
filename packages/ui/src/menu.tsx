import Check from 'lucide-react/icons/check'
import type { KeyboardEvent, ReactNode } from 'react'
import { indexAfterKey } from './arrow-keys.ts'
import { cx } from './cx.ts'
import { Dropdown } from './dropdown.tsx'
import { Link } from './link.tsx'

export interface MenuItem {
  key: string
  label: ReactNode
  icon?: ReactNode
  /** A link; otherwise a button with `onSelect` or `submit`. */
  href?: string
  onSelect?: () => void
  /** Name and value of a submit button, for a menu inside a <form> that works without script. */
  submit?: { name: string; value: string }
  current?: boolean
  tone?: 'danger'
  lang?: string
}

interface MenuProps {
  trigger: ReactNode
  label?: string
  triggerClassName?: string
  items: readonly MenuItem[]
  align?: 'start' | 'end'
  className?: string
}

/**
 * A list of links or buttons under a trigger. Not `role="menu"`, which would hide that they are links. Arrow keys work in
 * addition to Tab.
 */
export function Menu({ items, ...dropdown }: MenuProps) {
  return (
    <Dropdown {...dropdown} panelClassName="p-1.5" onKeyDown={walk}>
      {(close) => (
        <ul>
          {items.map((item) => (
            <li key={item.key}>
              <MenuEntry item={item} close={close} />
            </li>
          ))}
        </ul>
      )}
    </Dropdown>
  )
}

function MenuEntry({ item, close }: { item: MenuItem; close: () => void }) {
  const look = cx('menu-entry', item.tone === 'danger' && 'text-danger', item.current && 'font-semibold')
  const content = (
    <>
      {item.icon && <span className="flex text-ink-muted [&>svg]:size-4.5">{item.icon}</span>}
      {typeof item.label === 'string' ? item.label : <span>{item.label}</span>}
      {item.current && <Check aria-hidden="true" className="ms-auto size-4 text-link" />}
    </>
  )
  if (item.href !== undefined) {
    return (
      <Link
        href={item.href}
        lang={item.lang}
        aria-current={item.current || undefined}
        onClick={close}
        className={look}
      >
        {content}
      </Link>
    )
  }
  return (
    <button
      type={item.submit ? 'submit' : 'button'}
      {...item.submit}
      lang={item.lang}
      aria-current={item.current || undefined}
      onClick={() => {
        item.onSelect?.()
        close()
      }}
      className={look}
    >
      {content}
    </button>
  )
}

/** An arrow key on the trigger opens the list; inside it the arrows wrap around. */
function walk(event: KeyboardEvent<HTMLDetailsElement>) {
  const menu = event.currentTarget
  const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp'
  if (!menu.open && !isArrow) return
  const controls = [...menu.querySelectorAll<HTMLElement>('li > :is(a, button)')]
  const index = controls.findIndex((control) => control.matches(':focus'))
  const next = indexAfterKey(event.key, 'down', index, controls.length)
  if (next === undefined) return
  event.preventDefault()
  menu.open = true
  controls[next]?.focus()
}
