import { office } from '@tecnoclick/messages/office'
import { Button } from '@tecnoclick/ui/button'
import { IconButton } from '@tecnoclick/ui/icon-button'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Undo2 from 'lucide-react/icons/undo-2'
import X from 'lucide-react/icons/x'
import { type RaRecord, useRefresh, useUpdate } from 'ra-core'
import { useRef } from 'react'
import { type Change, useLastChange } from './last-change.tsx'

/**
 * Says what was just done and takes it back. It stays until the next change or until it is closed: who notices a slip
 * a minute later can still undo it.
 */
export function UndoBar() {
  const { change, tell } = useLastChange()
  const dismiss = useRef<HTMLButtonElement>(null)
  const [update, { isPending }] = useUpdate<RaRecord, Error>()
  const refresh = useRefresh()

  // The button that was pressed is gone now; the focus stays in the bar.
  function answer(outcome: Change) {
    tell(outcome)
    dismiss.current?.focus()
  }

  function takeBack() {
    if (!change?.undo) return
    const { resource, id, values, version } = change.undo
    const data = { ...values, version }
    update(
      resource,
      { id, data, previousData: { id } },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => answer({ text: office.undo.done }),
        onError: (error: Error) => answer({ text: error.message, failed: true }),
        // Another list may show it too; and what cannot be taken back was changed since by somebody else.
        onSettled: () => refresh(),
      },
    )
  }

  return (
    <div role="status" aria-label={office.undo.label} className="sticky bottom-0 z-10 px-4 sm:px-8">
      {change && (
        <div className="mb-4 flex max-w-2xl animate-arrive flex-wrap items-center gap-x-3 rounded-md border bg-raised ps-4 pe-1 shadow-overlay">
          {change.failed ? (
            <CircleAlert aria-hidden="true" className="size-5 shrink-0 text-danger" />
          ) : (
            <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-success" />
          )}
          <p className="min-w-40 flex-1 py-2.5 text-sm">{change.text}</p>
          <span className="ms-auto flex items-center">
            {change.undo && (
              <Button
                variant="quiet"
                size="sm"
                busy={isPending}
                icon={<Undo2 aria-hidden="true" className="size-4" />}
                onClick={takeBack}
                className="text-link"
              >
                {office.undo.action}
              </Button>
            )}
            <IconButton
              ref={dismiss}
              label={office.undo.dismiss}
              size="sm"
              onClick={() => tell(undefined)}
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
