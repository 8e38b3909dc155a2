import { setTimeout as pause } from 'node:timers/promises'
import { type Catalogue, createCatalogue } from '@tecnoclick/catalogue/catalogue'
import { minutes, seconds } from '@tecnoclick/domain/platform/duration'
import type { ApiDeps } from '../../platform/deps.ts'
import { readImage, type StoredCatalogue } from './catalogue-image.ts'
import { createImageKeeper } from './keep-image.ts'
import { loadCatalogue, loadSold, type SoldUnits } from './load-catalogue.ts'
import { type Refreshed, refreshCatalogue, updateSalesCounts } from './refresh-catalogue.ts'
import { currentPosition, findChanges, type LogPosition } from './snapshot-changes.ts'

/** The catalogue in memory: at most a second behind the database, and still served while it is down. */
export interface CatalogueCache {
  /** Waits only for the initial load, never for a refresh. */
  read(): Catalogue | Promise<Catalogue>
  /** Undefined before the initial load. */
  peek(): Catalogue | undefined
  /** Changes when rendered pages become stale; with ordinary sales once a minute (decision 030). */
  epoch(): string
  /** Resolves when this process serves everything committed before the call. Never rejects. */
  refresh(): Promise<void>
  close(): void
}

const refreshIntervalMs = seconds(0.8)
const salesCountIntervalMs = minutes(5)
/** Ordinary sales make pages stale at most this often. */
const stockIntervalMs = minutes(1)
/** Under many changes, refreshing takes at most this share of the time, with pauses up to `maxPauseMs`. */
const maxBusyShare = 0.1
const maxPauseMs = seconds(0.4)

interface Loaded {
  catalogue: Catalogue
  position: LogPosition
  sold: SoldUnits
  soldAt: number
}

export function createCatalogueCache({
  database,
  log,
  now,
}: Pick<ApiDeps, 'database' | 'log' | 'now'>): CatalogueCache {
  let loaded: Loaded | undefined
  let epoch = 0
  let epochAt = 0
  /** Sales since the last epoch that pages do not show yet. */
  let isStockStale = false
  let loading: Promise<Catalogue> | undefined
  let running: Promise<void> | undefined
  let queued: Promise<void> | undefined
  let pauseUntil = 0
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  let isFailing = false

  const images = createImageKeeper({ database, log })

  /** A refresh that comes while the first load is under way waits for it. */
  function loadOnce(): Promise<Catalogue> {
    loading ??= load().finally(() => {
      loading = undefined
    })
    return loading
  }

  async function load(): Promise<Catalogue> {
    const stored = await openStored()
    if (!stored) return loadAll()
    const { catalogue, position } = stored
    const sold = new Map(catalogue.data.products.map((product) => [product.id, product.sold]))
    // The image may be hours old. Its counts of sales are good enough for the first minutes.
    await applyChanges({ catalogue, position, sold, soldAt: performance.now() - salesCountIntervalMs / 2 })
    return loaded?.catalogue ?? loadAll()
  }

  async function openStored(): Promise<StoredCatalogue | undefined> {
    try {
      return await readImage(database)
    } catch (error) {
      log.warn({ err: error }, 'the stored image of the catalogue could not be read')
      return undefined
    }
  }

  function startEpoch(): void {
    epoch += 1
    epochAt = performance.now()
    isStockStale = false
  }

  async function loadAll(): Promise<Catalogue> {
    // Taken before loading: changes committed in between are applied twice, which is harmless.
    const position = await currentPosition(database)
    const sold = await loadSold(database, now())
    const catalogue = createCatalogue(await loadCatalogue(database, sold))
    loaded = { catalogue, position, sold, soldAt: performance.now() }
    startEpoch()
    void images.offer(catalogue, position, 0)
    return catalogue
  }

  async function applyChanges(before: Loaded): Promise<void> {
    const { position, changes } = await findChanges(database, before.position)
    if (!changes) {
      await loadAll()
      return
    }
    let after: Loaded = { ...before, position }
    let isStale = false
    const take = ({ catalogue, stale }: Refreshed) => {
      after = { ...after, catalogue }
      isStale ||= stale === 'now'
      isStockStale ||= stale === 'later'
    }
    if (Object.values(changes).some((ids) => ids.length > 0)) {
      const { catalogue, sold } = after
      take(await refreshCatalogue(database, catalogue, changes, sold))
    }
    if (performance.now() - after.soldAt > salesCountIntervalMs) {
      const sold = await loadSold(database, now())
      after = { ...after, sold, soldAt: performance.now() }
      take(await updateSalesCounts(after.catalogue, after.sold))
    }
    // Set in the same turn: a page of the new epoch must not be rendered from the old catalogue.
    loaded = after
    if (isStale || (isStockStale && performance.now() - epochAt > stockIntervalMs)) startEpoch()
    void images.offer(after.catalogue, position, changes.products.length)
  }

  /** Keeps serving the loaded catalogue while the database is down, and logs only the first failure. */
  async function refreshOnce(): Promise<void> {
    const startedAt = performance.now()
    try {
      await (loaded ? applyChanges(loaded) : loadOnce())
      if (isFailing) log.info('the catalogue is up to date again')
      isFailing = false
    } catch (error) {
      if (!isFailing && !isClosed) log.warn({ err: error }, 'the catalogue could not be refreshed')
      isFailing = true
    }
    const took = performance.now() - startedAt
    pauseUntil = performance.now() + Math.min(took / maxBusyShare - took, maxPauseMs)
  }

  /** Coalesces concurrent refreshes. A caller must not reuse a refresh that started before its own commit. */
  function refresh(): Promise<void> {
    queued ??= (async () => {
      await running
      const rest = pauseUntil - performance.now()
      if (rest > 0) await pause(rest)
      queued = undefined
      running = isClosed ? undefined : refreshOnce()
      await running
    })()
    return queued
  }

  function scheduleRefresh(): void {
    if (isClosed || timer) return
    timer = setTimeout(async () => {
      await refresh()
      timer = undefined
      scheduleRefresh()
    }, refreshIntervalMs).unref()
  }

  return {
    read() {
      if (loaded) return loaded.catalogue
      scheduleRefresh()
      return loadOnce()
    },
    peek: () => loaded?.catalogue,
    epoch: () => String(epoch),
    refresh: () => (loaded ? refresh() : Promise.resolve()),
    close() {
      isClosed = true
      clearTimeout(timer)
    },
  }
}
