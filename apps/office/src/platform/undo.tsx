import { office } from '@tecnoclick/messages/office'
import { Button } from '@tecnoclick/ui/button'
import { IconButton } from '@tecnoclick/ui/icon-button'
import { useToast } from '@tecnoclick/ui/toast'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Undo2 from 'lucide-react/icons/undo-2'
import X from 'lucide-react/icons/x'
import { type Identifier, type RaRecord, useRefresh, useUpdate } from 'ra-core'
import { createContext, type ReactNode, useContext, useMemo, useRef, useState } from 'react'
import type { Values } from './api/resource-calls.ts'

interface Change {
  /** What was saved, or why the undo failed. */
  text: string
  failed?: boolean
  /** The update that restores the old values, made from the version the change produced. */
  undo?: { resource: string; id: Identifier; values: Values; version: number }
}

interface LastChange {
  lastChange: Change | undefined
  setLastChange(change: Change | undefined): void
}

const LastChangeContext = createContext<LastChange | undefined>(undefined)

/** Remembers the latest change made in this tab, for the undo bar. */
export function LastChangeProvider({ children }: { children: ReactNode }) {
  const [lastChange, setLastChange] = useState<Change>()
  const value = useMemo(() => ({ lastChange, setLastChange }), [lastChange])
  return <LastChangeContext value={value}>{children}</LastChangeContext>
}

export function useLastChange(): LastChange {
  const value = useContext(LastChangeContext)
  if (!value) throw new Error('No LastChangeProvider above this component')
  return value
}

/** After a refusal nothing says any more that an earlier save worked. */
export function useForgetSuccess(): () => void {
  const { dropSuccesses } = useToast()
  const { setLastChange } = useLastChange()
  return () => {
    dropSuccesses()
    setLastChange(undefined)
  }
}

/** Shows the last change with a button to undo it. Stays until the next change: mistakes are often noticed late. */
export function UndoBar() {
  const { lastChange, setLastChange } = useLastChange()
  const dismissButton = useRef<HTMLButtonElement>(null)
  const [update, { isPending }] = useUpdate<RaRecord, Error>()
  const refresh = useRefresh()

  // The undo button disappears with the outcome; the focus must not leave the bar.
  function showOutcome(outcome: Change) {
    setLastChange(outcome)
    dismissButton.current?.focus()
  }

  function undo() {
    if (!lastChange?.undo) return
    const { resource, id, values, version } = lastChange.undo
    const data = { ...values, version }
    update(
      resource,
      { id, data, previousData: { id } },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => showOutcome({ text: office.undo.done }),
        onError: (error: Error) => showOutcome({ text: error.message, failed: true }),
        // Other lists may show the row too. After a refusal somebody else has changed it.
        onSettled: () => refresh(),
      },
    )
  }

  return (
    <div role="status" aria-label={office.undo.label} className="sticky bottom-0 z-10 px-4 sm:px-8">
      {lastChange && (
        <div className="mb-4 flex max-w-2xl animate-arrive flex-wrap items-center gap-x-3 rounded-md border bg-raised ps-4 pe-1 shadow-overlay">
          {lastChange.failed ? (
            <CircleAlert aria-hidden="true" className="size-5 shrink-0 text-danger" />
          ) : (
            <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-success" />
          )}
          <p className="min-w-40 flex-1 py-2.5 text-sm">{lastChange.text}</p>
          <span className="ms-auto flex items-center">
            {lastChange.undo && (
              <Button
                variant="quiet"
                size="sm"
                busy={isPending}
                icon={<Undo2 aria-hidden="true" className="size-4" />}
                onClick={undo}
                className="text-link"
              >
                {office.undo.action}
              </Button>
            )}
            <IconButton
              ref={dismissButton}
              label={office.undo.dismiss}
              size="sm"
              onClick={() => setLastChange(undefined)}
              className="text-ink-muted"
            >
              <X aria-hidden="true" className="size-4" />
            </IconButton>
          </span>
        </div>
      )}
    </div>
  )
}
