import { type RefObject, useEffect } from 'react'

const steps: Readonly<Record<string, number>> = { j: 1, k: -1 }

/** j and k walk through the links of a list from anywhere on the page; Enter is the link's own. */
export function useListKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    function walk(event: KeyboardEvent) {
      const step = steps[event.key]
      if (step === undefined || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return
      const links: Element[] = [...(list.current?.querySelectorAll('a') ?? [])]
      const here = document.activeElement ? links.indexOf(document.activeElement) : -1
      const next = links[here === -1 ? 0 : Math.min(Math.max(here + step, 0), links.length - 1)]
      if (!(next instanceof HTMLElement)) return
      next.focus()
      next.scrollIntoView({ block: 'nearest' })
    }
    document.addEventListener('keydown', walk)
    return () => document.removeEventListener('keydown', walk)
  }, [list])
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.matches('input, textarea, select, dialog *, [contenteditable]')
  )
}
