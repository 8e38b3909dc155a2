import type { Catalogue } from '@tecnoclick/catalogue/catalogue'
import { hours, minutes } from '@tecnoclick/domain/platform/duration'
import type { ApiDeps } from '../../platform/deps.ts'
import { imageAge, writeImage } from './catalogue-image.ts'
import type { LogPosition } from './snapshot-changes.ts'

/** A smaller catalogue is built about as fast as its image is read. */
export const minImageProducts = 2_000

const checkIntervalMs = minutes(10)
/** An image with few changes since is as good as a new one. */
const maxChangedShare = 0.01
const maxAgeMs = hours(12)

export interface ImageKeeper {
  /** Called with every state of the catalogue; `changed` products differ from the one before. Never rejects. */
  offer(catalogue: Catalogue, position: LogPosition, changed: number): Promise<void>
}

/** Stores an image of the catalogue where there is none, and again when many products have changed since. */
export function createImageKeeper({ database, log }: Pick<ApiDeps, 'database' | 'log'>): ImageKeeper {
  let changedSince = 0
  let checkAt = 0
  let isBusy = false

  async function isWanted(products: number): Promise<boolean> {
    const age = await imageAge(database)
    if (age === Number.POSITIVE_INFINITY) return true
    // Another process wrote it.
    if (age < checkIntervalMs) return false
    return age > maxAgeMs || changedSince > products * maxChangedShare
  }

  return {
    async offer(catalogue, position, changed) {
      changedSince += changed
      const products = catalogue.table.byId.size
      if (isBusy || products < minImageProducts || performance.now() < checkAt) return
      isBusy = true
      checkAt = performance.now() + checkIntervalMs
      try {
        if ((await isWanted(products)) && (await writeImage(database, catalogue, position))) changedSince = 0
      } catch (error) {
        log.debug({ err: error }, 'the image of the catalogue was not stored')
      } finally {
        isBusy = false
      }
    },
  }
}
