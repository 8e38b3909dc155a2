import { bookSheet, discardSheet } from '@tecnoclick/contract/stock/sheets/endpoints'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Button } from '@tecnoclick/ui/button'
import { useConfirm } from '@tecnoclick/ui/confirm-dialog'
import type { ReactNode } from 'react'
import { officeClient } from '../../platform/api/office-client.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { useKeyedAction } from '../../platform/api/use-keyed-action.tsx'
import type { SaveState, useSheetDraft } from './use-sheet-draft.ts'

const { stockSheets: texts } = office

interface SheetActionsProps {
  id: number
  draft: Pick<ReturnType<typeof useSheetDraft>, 'state' | 'failure' | 'clashes' | 'flush' | 'retry'>
  /** Asked before the sheet is booked. */
  question: { title: string; text: string }
  bookLabel: string
  bookedText: string
  disabled: boolean
  summary: ReactNode
  children?: ReactNode
}

const stateTexts: Record<SaveState, string> = {
  saved: texts.saved,
  saving: texts.saving,
  unsaved: texts.unsaved,
  failed: texts.failed,
}

/** The bar at the bottom of a draft: what is in it, whether it is saved, and what ends it. */
export function SheetActions(props: SheetActionsProps) {
  const { id, draft, question, bookLabel, bookedText, disabled, summary, children } = props
  const confirm = useConfirm()
  const discarding = useAction()
  const booking = useKeyedAction('stock-sheets', id)
  const busy = discarding.busy || booking.busy
  const hasClashes = draft.clashes.length > 0

  async function book() {
    if (!(await confirm({ ...question, confirmLabel: bookLabel }))) return
    const saved = await draft.flush()
    if (!saved) return
    const call = { params: { id }, body: { version: saved.version } }
    await booking.run((headers) => officeClient.call(bookSheet, { ...call, headers }), { done: bookedText })
  }

  async function discard() {
    const asked = { title: texts.discardTitle, text: texts.discardText, confirmLabel: texts.discard }
    if (!(await confirm({ ...asked, tone: 'danger' }))) return
    const saved = await draft.flush()
    if (!saved) return
    const call = { params: { id }, body: { version: saved.version } }
    await discarding.run(() => officeClient.call(discardSheet, call), { done: texts.discarded })
  }

  return (
    <div className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-t bg-canvas/95 px-4 py-3 backdrop-blur-sm sm:-mx-8 sm:px-8 print:hidden">
      {booking.notice && <div className="basis-full">{booking.notice}</div>}
      <p className="min-w-0 flex-1 text-sm max-sm:basis-full">
        <span className="font-semibold">{summary}</span>
        <span role="status" className="block text-ink-muted text-xs">
          {hasClashes ? texts.undecided : fillText(stateTexts[draft.state], { reason: draft.failure })}
        </span>
      </p>
      {draft.state === 'failed' && (
        <Button variant="secondary" size="sm" onClick={draft.retry}>
          {texts.retry}
        </Button>
      )}
      <Button variant="quiet" size="sm" onClick={discard} disabled={busy}>
        {texts.discard}
      </Button>
      {children}
      <Button busy={busy} disabled={disabled || hasClashes} onClick={book}>
        {bookLabel}
      </Button>
    </div>
  )
}
