import { type Catalogue, createCatalogue } from '@tecnoclick/catalogue/catalogue'
import { minutes, seconds } from '@tecnoclick/domain/platform/duration'
import type { ApiDeps } from '../../platform/deps.ts'
import { findChanges, firstLook, type Seen } from './find-changes.ts'
import { loadCatalogue } from './load-catalogue.ts'
import { loadSold, type SoldUnits } from './load-sold.ts'
import { type Refreshed, refreshCatalogue, resellProducts } from './refresh-catalogue.ts'

/** The catalogue in memory: a second behind the database at most, and still there while that is away. */
export interface LiveCatalogue {
  /** Never waits for a reload; only the very first reader waits for the load. */
  read(): Catalogue | Promise<Catalogue>
  /** What is known, if anything is. */
  peek(): Catalogue | undefined
  /** Changes with what pages show of the catalogue, and not with every unit sold (shown-change.ts). */
  epoch(): string
  /** Resolves when this process shows what was committed before the call. Never rejects: the commit stands. */
  changed(): Promise<void>
  close(): void
}

const lookEvery = seconds(0.8)
const countSoldEvery = minutes(5)
/** Under a storm of changes looking may take this share of the time, but nobody waits longer than that for it. */
const busyShare = 0.1
const longestRest = seconds(0.4)

interface Known {
  catalogue: Catalogue
  seen: Seen
  sold: SoldUnits
  soldAt: number
}

export function liveCatalogue({
  database,
  log,
  now,
}: Pick<ApiDeps, 'database' | 'log' | 'now'>): LiveCatalogue {
  let known: Known | undefined
  let epoch = 0
  let loading: Promise<Catalogue> | undefined
  let looking: Promise<void> | undefined
  let nextLook: Promise<void> | undefined
  let restUntil = 0
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  let isAway = false

  async function load(): Promise<Catalogue> {
    // Before the rows: what commits in between is told again, which does no harm.
    const seen = await firstLook(database)
    const sold = await loadSold(database, now())
    const catalogue = createCatalogue(await loadCatalogue(database, sold))
    known = { catalogue, seen, sold, soldAt: performance.now() }
    epoch += 1
    return catalogue
  }

  async function look(before: Known): Promise<void> {
    const { seen, changes } = await findChanges(database, before.seen)
    if (!changes) {
      await load()
      return
    }
    let after: Known = { ...before, seen }
    let isShown = false
    const take = (refreshed: Refreshed) => {
      after = { ...after, catalogue: refreshed.catalogue }
      isShown ||= refreshed.isShown
    }
    if (Object.values(changes).some((ids) => ids.length > 0)) {
      take(await refreshCatalogue(database, after.catalogue, changes, after.sold))
    }
    if (performance.now() - after.soldAt > countSoldEvery) {
      after = { ...after, sold: await loadSold(database, now()), soldAt: performance.now() }
      take(await resellProducts(after.catalogue, after.sold))
    }
    // Together: a page of the new epoch must not be rendered from the old catalogue.
    known = after
    if (isShown) epoch += 1
  }

  /** With the database away the shop goes on with what it knows, and says so once. */
  async function lookOnce(): Promise<void> {
    const began = performance.now()
    try {
      await (known ? look(known) : load())
      if (isAway) log.info('the catalogue is up to date again')
      isAway = false
    } catch (error) {
      if (!isAway && !isClosed) log.warn({ err: error }, 'the catalogue could not be looked at')
      isAway = true
    }
    const took = performance.now() - began
    restUntil = performance.now() + Math.min(took / busyShare - took, longestRest)
  }

  /** Everyone who asks while one look is under way shares the next: theirs has to begin after their commit. */
  function lookAgain(): Promise<void> {
    nextLook ??= (async () => {
      await looking
      await pause(restUntil - performance.now())
      nextLook = undefined
      looking = isClosed ? undefined : lookOnce()
      await looking
    })()
    return nextLook
  }

  function keepLooking(): void {
    if (isClosed || timer) return
    timer = setTimeout(async () => {
      await lookAgain()
      timer = undefined
      keepLooking()
    }, lookEvery).unref()
  }

  return {
    read() {
      if (known) return known.catalogue
      keepLooking()
      loading ??= load().finally(() => {
        loading = undefined
      })
      return loading
    },
    peek: () => known?.catalogue,
    epoch: () => String(epoch),
    changed: () => (known ? lookAgain() : Promise.resolve()),
    close() {
      isClosed = true
      clearTimeout(timer)
    },
  }
}

function pause(milliseconds: number): Promise<void> | undefined {
  if (milliseconds <= 0) return undefined
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
