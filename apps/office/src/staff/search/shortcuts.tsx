import { office } from '@tecnoclick/messages/office'
import { Dialog } from '@tecnoclick/ui/dialog'
import { useContext, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { SearchOption } from '../../platform/form/search-select-options.ts'
import { CanOpenContext } from '../../platform/permissions.tsx'
import { SearchDialog } from './search-dialog.tsx'

const { shortcuts: texts } = office

/** After `g`. */
const places: Readonly<Record<string, string>> = {
  a: '/admin',
  p: '/admin/orders',
  m: '/admin/counter',
  s: '/admin/service-orders',
  r: '/admin/reset-sales',
  c: '/admin/customers',
  i: '/admin/products',
}

const sequenceMs = 1500

export type Overlay = 'search' | 'shortcuts'

interface ShortcutsProps {
  places: readonly SearchOption[]
  open: Overlay | undefined
  onOpen: (overlay: Overlay | undefined) => void
}

/** The keys that work on every screen, and what they open. */
export function Shortcuts({ places, open, onOpen }: ShortcutsProps) {
  useGlobalKeys(onOpen)
  const close = () => onOpen(undefined)
  return (
    <>
      {open === 'search' && <SearchDialog places={places} onClose={close} />}
      {open === 'shortcuts' && <ShortcutList onClose={close} />}
    </>
  )
}

export function useOverlay(): [Overlay | undefined, (overlay: Overlay | undefined) => void] {
  return useState<Overlay>()
}

function useGlobalKeys(onOpen: (overlay: Overlay) => void): void {
  const navigate = useNavigate()
  const canOpen = useContext(CanOpenContext)
  const lastG = useRef(0)
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const isSearch = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k'
      if (isSearch && !isInDialog(event.target)) {
        event.preventDefault()
        return onOpen('search')
      }
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (event.key === '/' || event.key === '?') {
        event.preventDefault()
        return onOpen(event.key === '/' ? 'search' : 'shortcuts')
      }
      const place = Date.now() - lastG.current < sequenceMs ? places[event.key] : undefined
      lastG.current = event.key === 'g' ? Date.now() : 0
      if (place && canOpen(place)) {
        event.preventDefault()
        event.stopImmediatePropagation()
        void navigate(place)
      }
    }
    // Before the keys of a screen: `g a` is not its `a`.
    document.addEventListener('keydown', press, true)
    return () => document.removeEventListener('keydown', press, true)
  }, [navigate, canOpen, onOpen])
}

export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.matches('input, textarea, select, dialog *, [contenteditable]')
  )
}

function isInDialog(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('dialog') !== null
}

function ShortcutList({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={texts.title} size="sm" open onClose={onClose}>
      <div className="grid gap-5">
        {texts.groups.map(({ name, keys }) => (
          <section key={name} aria-label={name}>
            <h3 className="mb-1 font-medium text-ink-muted text-xs">{name}</h3>
            <dl className="divide-y text-sm">
              {keys.map(({ key, does }) => (
                <div key={key} className="flex items-baseline justify-between gap-4 py-1.5">
                  <dt>{does}</dt>
                  <dd>
                    <kbd className="whitespace-nowrap rounded-sm border bg-sunken px-1.5 py-0.5 font-mono text-xs">
                      {key}
                    </kbd>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
