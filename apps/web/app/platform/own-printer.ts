import { useEffect } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { useShellData } from '../rendering/shell-data.ts'
import { readPart, writePart } from './browser-state.ts'
import { privatePrefix } from './session/private-prefix.ts'

interface OwnPrinter {
  /** Brand and model; null where it was removed. */
  model: string | null
  /** The account does not have it yet. */
  unsent?: true
}

/** 'Mi impresora' (catalogue.md#my-printer); undefined until it is read or while the account's is not known, null where there is none. */
const chosen = createStore<{ printer: OwnPrinter | null | undefined }>()(() => ({ printer: undefined }))

/** Loaded for an account alone. */
const loadCalls = () => import('./own-printer-calls.ts')
const partOf = (isSignedIn: boolean) => (isSignedIn ? `${privatePrefix}printer` : 'printer')

/** The server's HTML is the same for everyone: the printer is read in effects only. */
export function useOwnPrinter() {
  const shell = useShellData()
  const isKnown = shell !== undefined
  const isSignedIn = Boolean(shell?.viewer)
  const printer = useStore(chosen, (state) => state.printer)
  useEffect(() => {
    if (isKnown) void openPrinter(isSignedIn)
  }, [isKnown, isSignedIn])
  return {
    model: printer?.model ?? undefined,
    /** Neither chosen nor removed before. */
    isNew: printer === null,
    choose: (model: string | null) => choosePrinter(model, isSignedIn),
  }
}

async function openPrinter(isSignedIn: boolean): Promise<void> {
  const stored = readPrinter(isSignedIn)
  // A new device knows nothing of the account's printer: until the answer none may take its place.
  chosen.setState({ printer: stored ?? (isSignedIn ? undefined : null) })
  if (!isSignedIn || (stored && !stored.unsent)) return
  if (stored) return send(stored.model)
  const outcome = await attempt(async () => (await loadCalls()).readAccountPrinter())
  // Chosen meanwhile.
  if (!outcome?.ok || readPrinter(true)) return
  const visitors = readPrinter(false)?.model
  // What was chosen before signing in; the account's own one counts more.
  if (outcome.data.model === null && visitors) return choosePrinter(visitors, true)
  keep(outcome.data.model === null ? null : { model: outcome.data.model }, true)
}

async function choosePrinter(model: string | null, isSignedIn: boolean): Promise<void> {
  keep(isSignedIn ? { model, unsent: true } : { model }, isSignedIn)
  if (isSignedIn) await send(model)
}

/** Without a connection it is sent from a later page. */
async function send(model: string | null): Promise<void> {
  const outcome = await attempt(async () => (await loadCalls()).storeAccountPrinter(model))
  if (outcome?.ok && readPrinter(true)?.model === model) keep({ model }, true)
}

function keep(printer: OwnPrinter | null, isSignedIn: boolean): void {
  writePart(partOf(isSignedIn), printer ?? undefined)
  chosen.setState({ printer })
}

/** Storage may contain anything. */
function readPrinter(isSignedIn: boolean): OwnPrinter | null {
  const stored = readPart(partOf(isSignedIn))
  if (typeof stored !== 'object' || stored === null || !('model' in stored)) return null
  const { model } = stored
  if (typeof model !== 'string' && model !== null) return null
  return 'unsent' in stored ? { model, unsent: true } : { model }
}

/** `fetch` throws without a connection. */
async function attempt<Result>(request: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await request()
  } catch {
    return undefined
  }
}
