import { seconds } from '@tecnoclick/domain/platform/duration'

/** Resolves when the server has had its time: what this browser stores is shown instead (site.md#offline). */
export function whenSlow(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, seconds(3)))
}
