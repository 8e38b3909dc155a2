import { indexAfterKey } from '@tecnoclick/ui/arrow-keys'
import { cx } from '@tecnoclick/ui/cx'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'

export interface TabItem<Id extends string> {
  id: Id
  label: string
  /** A count beside the label. */
  note?: ReactNode
  /** In words, how many fields of the tab need a correction. */
  problem?: string | undefined
}

interface TabListProps<Id extends string> {
  /** Prefix of the ids of tabs and panels, one per page. */
  name: string
  label: string
  tabs: readonly TabItem<Id>[]
  active: Id
  onChange: (id: Id) => void
  className?: string
}

const tabId = (name: string, id: string) => `${name}-tab-${id}`
const panelId = (name: string, id: string) => `${name}-panel-${id}`

/** Tabs whose state belongs to the caller, usually to the query string. The arrow keys select. */
export function TabList<Id extends string>(props: TabListProps<Id>) {
  const { name, label, tabs, active, onChange, className } = props
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const tab = document.getElementById(tabId(name, active))
    // Not `scrollIntoView`, which would also scroll the page.
    if (tab && list.current) list.current.scrollLeft = tab.offsetLeft - list.current.clientWidth / 3
  }, [name, active])

  function walk(event: KeyboardEvent<HTMLDivElement>) {
    const index = tabs.findIndex(({ id }) => id === active)
    const next = tabs[indexAfterKey(event.key, 'right', index, tabs.length) ?? -1]
    if (!next) return
    event.preventDefault()
    onChange(next.id)
    document.getElementById(tabId(name, next.id))?.focus()
  }

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      onKeyDown={walk}
      className={cx('scrollbar-none relative flex gap-5 overflow-x-auto border-b', className)}
    >
      {tabs.map(({ id, label: text, note, problem }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={tabId(name, id)}
          aria-controls={panelId(name, id)}
          aria-selected={id === active}
          tabIndex={id === active ? 0 : -1}
          onClick={() => onChange(id)}
          className="relative flex min-h-11 shrink-0 cursor-pointer items-center gap-1.5 font-semibold text-ink-muted text-sm transition-colors -outline-offset-2 after:absolute after:inset-x-0 after:bottom-0 after:h-0.75 after:rounded-t-full hover:text-ink aria-selected:text-ink aria-selected:after:bg-action"
        >
          {text}
          {note !== undefined && <span className="font-normal text-ink-muted">{note}</span>}
          {problem && (
            <>
              <span aria-hidden="true" className="size-2 rounded-full bg-danger" />
              <span className="sr-only">{problem}</span>
            </>
          )}
        </button>
      ))}
    </div>
  )
}

interface TabPanelProps {
  name: string
  id: string
  active: string
  children: ReactNode
  className?: string
}

/** Stays mounted while another tab is shown, so that a form keeps its fields. */
export function TabPanel({ name, id, active, children, className }: TabPanelProps) {
  return (
    <div
      role="tabpanel"
      id={panelId(name, id)}
      aria-labelledby={tabId(name, id)}
      hidden={id !== active}
      className={className}
    >
      {children}
    </div>
  )
}

/** For moving the focus into a panel. */
export function findPanel(name: string, id: string): HTMLElement | null {
  return document.getElementById(panelId(name, id))
}
