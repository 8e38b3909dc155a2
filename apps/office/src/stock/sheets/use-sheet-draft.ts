import { useQueryClient } from '@tanstack/react-query'
import { changeSheet, getSheet } from '@tecnoclick/contract/stock/sheets/endpoints'
import type { StockSheet } from '@tecnoclick/contract/stock/sheets/schemas'
import { seconds } from '@tecnoclick/domain/platform/duration'
import { mostSerials, serialKey, splitSerials } from '@tecnoclick/domain/stock/serials'
import { useToast } from '@tecnoclick/ui/toast'
import type { HttpError } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import { amountOf, countOf } from '../../platform/api/form-values.ts'
import { isStaleVersion, requireHttpError } from '../../platform/api/http-error.ts'
import { officeClient } from '../../platform/api/office-client.ts'
import { type Clash, chooseTheirs } from './merge-drafts.ts'
import type { DraftLine, SheetDraft } from './sheet-draft.ts'
import { findUnsaved, keepUnsaved, mergeWithStored, type UnsavedDraft } from './unsaved-draft.ts'

const autosaveMs = 600
const maxRetries = 4
const retryMs = (retry: number) => seconds(2 ** (retry - 1))

function toDraft({ supplier, note, lines }: StockSheet): SheetDraft {
  return {
    supplier: supplier ?? '',
    note,
    lines: lines.map(({ quantity, cost, serials, ...line }) => ({
      ...line,
      serials: serials.join('\n'),
      quantity: quantity === null ? '' : String(quantity),
      cost: cost == null ? '' : String(cost),
    })),
  }
}

export function isValidLine({
  quantity,
  cost,
  serials,
}: Pick<DraftLine, 'quantity' | 'cost' | 'serials'>): boolean {
  return !Number.isNaN(countOf(quantity)) && !Number.isNaN(amountOf(cost)) && areSerials(serials)
}

/** A half-typed serial waits like a number that cannot be read. */
export function areSerials(text: string): boolean {
  const keys = splitSerials(text).map(serialKey)
  return !keys.includes(undefined) && new Set(keys).size === keys.length && keys.length <= mostSerials
}

/** No answer, a busy server or too many calls: the same request may succeed later. */
function isTransient({ status }: HttpError): boolean {
  return status === 0 || status === 429 || status >= 500
}

/** `failed`: not saved, and not tried again by itself. */
export type SaveState = 'saved' | 'unsaved' | 'saving' | 'failed'

/**
 * A draft on the server, saved a moment after each change, one request at a time. Lines that cannot be read wait until they
 * are corrected. What is not saved yet survives a reload of the tab. What a colleague saved meanwhile is merged; nothing is
 * saved while both changed the same field and nobody has chosen.
 */
export function useSheetDraft(sheet: StockSheet, mayCosts: boolean) {
  const queries = useQueryClient()
  const toast = useToast()
  const [unsaved] = useState(() => findUnsaved(sheet, toDraft(sheet)))
  const [draft, setDraft] = useState(() => unsaved?.draft ?? toDraft(sheet))
  const [clashes, setClashes] = useState<readonly Clash[]>(unsaved?.clashes ?? [])
  const [stored, setStored] = useState(sheet)
  const [state, setState] = useState<SaveState>(unsaved ? 'unsaved' : 'saved')
  const [failure, setFailure] = useState('')
  const latest = useRef<UnsavedDraft>({ draft, base: toDraft(sheet), version: sheet.version })
  const hasClashes = useRef(clashes.length > 0)
  const retries = useRef(0)
  // React may merge 'saving' and what follows it into no change, which would start no timer.
  const [round, setRound] = useState(0)
  const running = useRef<Promise<StockSheet | undefined>>(undefined)

  function show(next: SheetDraft) {
    latest.current.draft = next
    keepUnsaved(sheet.id, latest.current)
    setDraft(next)
    waitForSave()
  }

  function waitForSave() {
    setState('unsaved')
    setRound((count) => count + 1)
  }

  function change(next: Partial<SheetDraft> | ((before: SheetDraft) => Partial<SheetDraft>)) {
    const before = latest.current.draft
    retries.current = 0
    show({ ...before, ...(typeof next === 'function' ? next(before) : next) })
  }

  function showClashes(next: readonly Clash[]) {
    hasClashes.current = next.length > 0
    setClashes(next)
  }

  function choose(clash: Clash, whose: 'mine' | 'theirs') {
    const theirLine = latest.current.base.lines.find(
      ({ productId }) => productId === clash.product?.productId,
    )
    showClashes(clashes.filter((other) => other !== clash))
    show(whose === 'theirs' ? chooseTheirs(latest.current.draft, clash, theirLine) : latest.current.draft)
  }

  /** A colleague saved the sheet, or an earlier save of this tab arrived without an answer. */
  async function merge(): Promise<void> {
    const fresh = await officeClient.call(getSheet, { params: { id: sheet.id } })
    if (fresh.state !== 'draft') return leave()
    const theirs = toDraft(fresh)
    const merged = mergeWithStored(latest.current, fresh.version, theirs)
    latest.current = { draft: merged.draft, base: theirs, version: fresh.version }
    setStored(fresh)
    showClashes(merged.clashes)
    show(merged.draft)
  }

  /** It was booked or discarded: the page shows it as it is now. */
  async function leave(): Promise<void> {
    keepUnsaved(sheet.id, undefined)
    await queries.invalidateQueries()
  }

  async function refused(refusal: HttpError): Promise<void> {
    if (isTransient(refusal) && retries.current < maxRetries) {
      retries.current += 1
      return waitForSave()
    }
    setFailure(refusal.message)
    setState('failed')
    if (refusal.status !== 409) return
    toast.error(refusal.message)
    await leave()
  }

  async function send(): Promise<StockSheet | undefined> {
    const { draft: sent, version } = latest.current
    if (hasClashes.current || !sent.lines.every(isValidLine)) return undefined
    setState('saving')
    latest.current.sent = sent
    keepUnsaved(sheet.id, latest.current)
    try {
      const body = {
        supplier: sent.supplier,
        note: sent.note,
        version,
        lines: sent.lines.map(({ productId, quantity, cost, serials }) => ({
          productId,
          quantity: countOf(quantity),
          ...(sheet.kind === 'receipt' && { serials: splitSerials(serials) }),
          ...(mayCosts && { cost: amountOf(cost) }),
        })),
      }
      const saved = await officeClient.call(changeSheet, { params: { id: sheet.id }, body })
      retries.current = 0
      latest.current = { draft: latest.current.draft, base: toDraft(saved), version: saved.version }
      setStored(saved)
      const isLatest = latest.current.draft === sent
      keepUnsaved(sheet.id, isLatest ? undefined : latest.current)
      setState(isLatest ? 'saved' : 'unsaved')
      return saved
    } catch (error) {
      const refusal = requireHttpError(error, 'save')
      try {
        await (isStaleVersion(refusal) ? merge() : refused(refusal))
      } catch (readError) {
        await refused(requireHttpError(readError, 'save'))
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

  function retry() {
    retries.current = 0
    void flush()
  }

  const save = useRef(flush)
  save.current = flush
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change and each failure start the wait anew.
  useEffect(() => {
    if (state !== 'unsaved') return
    const waitMs = retries.current === 0 ? autosaveMs : retryMs(retries.current)
    const timer = setTimeout(() => void save.current(), waitMs)
    return () => clearTimeout(timer)
  }, [state, draft, round])

  // A phone that switches to another app may not come back to this page.
  useEffect(() => {
    if (state !== 'unsaved') return
    const saveNow = () => document.visibilityState === 'hidden' && void save.current()
    document.addEventListener('visibilitychange', saveNow)
    return () => document.removeEventListener('visibilitychange', saveNow)
  }, [state])

  return { draft, stored, state, failure, clashes, change, choose, flush, retry }
}
