import { connection, isOffline, noteFailure } from '../platform/connection-state.ts'
import { isOutage } from '../platform/form/catch-outage.ts'
import { addLatePage, takeLatePage } from './late-responses.ts'
import type { OfflineVisit } from './offline-visit.ts'
import { whenSlow } from './slow-connection.ts'

interface Sources<Fresh, Stored> {
  /** The URL of the page, so that a late response reaches the page that asked for it. */
  address: string
  fresh(): Promise<Fresh>
  stored(visit: OfflineVisit): Promise<Stored>
}

/**
 * True when the document itself came from the service worker, because the connection is missing or slow. The first page
 * then comes from this browser without waiting for the server.
 */
let isColdStart = false

export function markColdStart(): void {
  isColdStart = true
}

/** The server's data, or the stored data if the connection is broken or slow. */
export async function networkFirst<Fresh, Stored>(sources: Sources<Fresh, Stored>): Promise<Fresh | Stored> {
  const late = takeLatePage<Fresh>(sources.address)
  if (late) return showFresh(late.data)
  if (takeColdStart() || isOffline()) {
    const stored = await loadStored(sources)
    if (stored && !isOffline()) storeWhenLate(sources.address, sources.fresh())
    if (stored) return stored.data
  }
  const request = sources.fresh()
  const first = await Promise.race([settle(request), whenSlow()])
  if (first && 'data' in first) return showFresh(first.data)
  if (first && !isOutage(first.error)) throw first.error
  if (first) noteFailure(first.error)
  const stored = await loadStored(sources)
  if (!stored) return request.then(showFresh)
  if (!first) storeWhenLate(sources.address, request)
  return stored.data
}

function takeColdStart(): boolean {
  const was = isColdStart
  isColdStart = false
  return was
}

function storeWhenLate(address: string, request: Promise<unknown>): void {
  // After a failure the stored data stays on screen.
  request.then((data) => addLatePage(address, data), noteFailure)
}

/** Undefined if this browser stores nothing for the page. */
async function loadStored<Stored>({
  stored,
}: Sources<unknown, Stored>): Promise<{ data: Stored } | undefined> {
  try {
    const { openOfflineVisit } = await import('./offline-visit.ts')
    const visit = await openOfflineVisit()
    if (!visit) return undefined
    const data = await stored(visit)
    connection.setState({ dataFrom: visit.since })
    return { data }
  } catch (error) {
    if (error instanceof Response) throw error
    return undefined // not in the stored catalogue; the server may have it
  }
}

function showFresh<Fresh>(data: Fresh): Fresh {
  connection.setState({ dataFrom: undefined })
  return data
}

function settle<T>(request: Promise<T>): Promise<{ data: T } | { error: unknown }> {
  return request.then(
    (data) => ({ data }),
    (error: unknown) => ({ error }),
  )
}
