import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { indexAfterKey } from './arrow-keys.ts'
import { cx } from './cx.ts'

export interface Tab {
  /** Also the panel's id, so that a link to `#reviews` opens it. */
  id: string
  label: ReactNode
  content: ReactNode
}

interface TabsProps {
  label: string
  tabs: readonly Tab[]
  defaultTab?: string
  className?: string
  onTabChange?: (id: string) => void
}

/** ARIA tabs that are anchors without script (tabs.css). */
export function Tabs({ label, tabs, defaultTab, className, onTabChange }: TabsProps) {
  const [active, setActive] = useState(defaultTab ?? tabs[0]?.id)
  const [live, setLive] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const ids = tabs.map((tab) => tab.id).join(' ')

  useEffect(() => {
    function follow() {
      const id = location.hash.slice(1)
      if (ids.split(' ').includes(id)) setActive(id)
    }
    follow()
    setLive(true)
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [ids])

  function choose(id: string) {
    setActive(id)
    onTabChange?.(id)
  }

  function walk(event: KeyboardEvent<HTMLDivElement>) {
    const axis = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'left' : 'right'
    const index = tabs.findIndex((tab) => tab.id === active)
    const next = tabs[indexAfterKey(event.key, axis, index, tabs.length) ?? -1]
    if (!next) return
    event.preventDefault()
    choose(next.id)
    list.current?.querySelector<HTMLElement>(`[aria-controls="${next.id}"]`)?.focus()
  }

  return (
    <div className={cx('tabs', className)} data-live={live || undefined}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={walk}
        className="scrollbar-none mb-6 flex gap-6 overflow-x-auto border-b"
      >
        {tabs.map((tab) => (
          <a
            key={tab.id}
            role="tab"
            id={`tab-${tab.id}`}
            href={`#${tab.id}`}
            aria-controls={tab.id}
            aria-selected={tab.id === active}
            tabIndex={tab.id === active ? 0 : -1}
            onClick={(event) => {
              event.preventDefault()
              choose(tab.id)
            }}
            onKeyDown={pressBySpace}
            className="relative flex min-h-11 shrink-0 items-center font-semibold text-ink-muted text-sm transition-colors -outline-offset-2 after:absolute after:inset-x-0 after:bottom-0 after:h-0.75 after:rounded-t-full hover:text-ink aria-selected:text-ink aria-selected:after:bg-action"
          >
            {tab.label}
          </a>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={tab.id}
          aria-labelledby={`tab-${tab.id}`}
          data-active={tab.id === active || undefined}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel of text alone must be reachable (ARIA tabs pattern).
          tabIndex={0}
          className="tab-panel rounded-sm"
        >
          {tab.content}
        </div>
      ))}
    </div>
  )
}

/** Links react only to Enter; tabs must also react to the space bar. */
function pressBySpace(event: KeyboardEvent<HTMLAnchorElement>) {
  if (event.key !== ' ') return
  event.preventDefault()
  event.currentTarget.click()
}
