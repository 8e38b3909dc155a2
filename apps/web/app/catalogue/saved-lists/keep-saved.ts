import { networkFirst } from '../../offline/network-first.ts'
import { isOutage } from '../../platform/form/keep-form.ts'
import type { LoadedSaved } from './load-saved.ts'

/** Without a line the page shows the copy in this browser. */
const copy: LoadedSaved = { products: undefined }

export async function keepSaved(
  address: string,
  serverLoader: () => Promise<LoadedSaved>,
): Promise<LoadedSaved> {
  try {
    return await networkFirst({ address, fresh: serverLoader, stored: async () => copy })
  } catch (problem) {
    if (!isOutage(problem)) throw problem
    return copy
  }
}
