import { seconds } from '@tecnoclick/domain/platform/duration'

/** Others may have changed it in another process. */
const readEvery = seconds(5)

/** A row of settings that each message needs, read every few seconds. */
export function cachedRow<Row>(read: () => Promise<Row | undefined>, now: () => Date) {
  let known: { row: Row | undefined; until: number } | undefined
  return {
    /** `isFresh` for what has no other way: the owner may have entered the row a moment ago. */
    async read({ isFresh = false } = {}): Promise<Row | undefined> {
      const at = now().getTime()
      if (isFresh || !known || known.until <= at || known.until > at + readEvery)
        known = { row: await read(), until: at + readEvery }
      return known.row
    },
    forget(): void {
      known = undefined
    },
  }
}
