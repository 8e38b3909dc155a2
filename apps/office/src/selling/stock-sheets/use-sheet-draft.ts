import { useQueryClient } from '@tanstack/react-query'
import { changeSheet } from '@tecnoclick/contract/selling/stock-sheets/endpoints'
import type { StockSheet } from '@tecnoclick/contract/selling/stock-sheets/schemas'
import { useToast } from '@tecnoclick/ui/toast'
import { useEffect, useRef, useState } from 'react'
import { amountOf, countOf } from '../../platform/api/form-values.ts'
import { requireHttpError } from '../../platform/api/http-error.ts'
import { officeClient } from '../../platform/api/office-client.ts'
import type { DraftLine, SheetDraft } from './sheet-draft.ts'
import { findUnsaved, keepUnsaved, type UnsavedDraft } from './unsaved-draft.ts'

const autosaveMs = 600

function toDraft({ supplier, note, lines }: StockSheet): SheetDraft {
  return {
    supplier: supplier ?? '',
    note,
    lines: lines.map(({ quantity, cost, ...line }) => ({
      ...line,
      quantity: quantity === null ? '' : String(quantity),
      cost: cost == null ? '' : String(cost),
    })),
  }
}

export function isValidLine({ quantity, cost }: Pick<DraftLine, 'quantity' | 'cost'>): boolean {
  return !Number.isNaN(countOf(quantity)) && !Number.isNaN(amountOf(cost))
}

/**
 * A draft on the server, saved a moment after each change, one request at a time. Lines that cannot be read wait until they
 * are corrected. What is not saved yet survives a reload of the tab.
 */
export function useSheetDraft(sheet: StockSheet, mayCosts: boolean) {
  const queries = useQueryClient()
  const toast = useToast()
  const [unsaved] = useState(() => findUnsaved(sheet, toDraft(sheet)))
  const [draft, setDraft] = useState(() => unsaved ?? toDraft(sheet))
  const [stored, setStored] = useState(sheet)
  const [state, setState] = useState<'saved' | 'unsaved' | 'saving'>(unsaved ? 'unsaved' : 'saved')
  const latest = useRef<UnsavedDraft>({ draft, version: sheet.version })
  const running = useRef<Promise<StockSheet | undefined>>(undefined)

  function change(next: Partial<SheetDraft> | ((before: SheetDraft) => Partial<SheetDraft>)) {
    const before = latest.current.draft
    latest.current.draft = { ...before, ...(typeof next === 'function' ? next(before) : next) }
    keepUnsaved(sheet.id, latest.current)
    setDraft(latest.current.draft)
    setState('unsaved')
  }

  async function send(): Promise<StockSheet | undefined> {
    const { draft: sent, version } = latest.current
    if (!sent.lines.every(isValidLine)) return undefined
    setState('saving')
    latest.current.sent = sent
    keepUnsaved(sheet.id, latest.current)
    try {
      const body = {
        supplier: sent.supplier,
        note: sent.note,
        version,
        lines: sent.lines.map(({ productId, quantity, cost }) => ({
          productId,
          quantity: countOf(quantity),
          ...(mayCosts && { cost: amountOf(cost) }),
        })),
      }
      const saved = await officeClient.call(changeSheet, { params: { id: sheet.id }, body })
      latest.current = { draft: latest.current.draft, version: saved.version }
      setStored(saved)
      const isLatest = latest.current.draft === sent
      keepUnsaved(sheet.id, isLatest ? undefined : latest.current)
      setState(isLatest ? 'saved' : 'unsaved')
      return saved
    } catch (error) {
      const refusal = requireHttpError(error, 'save')
      toast.error(refusal.message)
      setState('unsaved')
      // Somebody else saved it: their version is shown after a reload of the row.
      if (refusal.status === 409) {
        keepUnsaved(sheet.id, undefined)
        await queries.invalidateQueries()
      }
      return undefined
    }
  }

  /** Saves what is there now; undefined if that was refused. */
  async function flush(): Promise<StockSheet | undefined> {
    await running.current
    running.current = send()
    return running.current
  }

  const save = useRef(flush)
  save.current = flush
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the draft starts the wait anew.
  useEffect(() => {
    if (state !== 'unsaved') return
    const timer = setTimeout(() => void save.current(), autosaveMs)
    return () => clearTimeout(timer)
  }, [state, draft])

  // A phone that switches to another app may not come back to this page.
  useEffect(() => {
    if (state !== 'unsaved') return
    const saveNow = () => document.visibilityState === 'hidden' && void save.current()
    document.addEventListener('visibilitychange', saveNow)
    return () => document.removeEventListener('visibilitychange', saveNow)
  }, [state])

  return { draft, stored, state, change, flush }
}
